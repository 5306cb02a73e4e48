// Only brings HarfBuzz's flags from pkg-config; PlainShaping includes what it needs.
