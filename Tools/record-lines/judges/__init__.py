"""Independent layout engines that say where lines break, and what is done with their answers."""
