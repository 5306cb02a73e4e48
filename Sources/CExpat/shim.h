#include <expat.h>

#ifdef __APPLE__
#include <dlfcn.h>
#else
/* expat has had it since 2.6.0, and distributors have given it to older versions, which say nothing of it: whether the
   library has it is known when it is loaded. */
XMLPARSEAPI(XML_Bool)
XML_SetReparseDeferralEnabled(XML_Parser parser, XML_Bool enabled) __attribute__((weak));
/* expat has had these since 2.4.0, and declares them for builds of its own alone. */
XMLPARSEAPI(XML_Bool)
XML_SetBillionLaughsAttackProtectionMaximumAmplification(XML_Parser parser, float factor) __attribute__((weak));
XMLPARSEAPI(XML_Bool)
XML_SetBillionLaughsAttackProtectionActivationThreshold(XML_Parser parser, unsigned long long bytes) __attribute__((weak));
#endif

/* Has a parser look at all that it is given when it is given it. Otherwise expat may put off an incomplete token until
   more has come, and with it whatever stands behind. */
static inline void
fitcheck_parse_at_once(XML_Parser parser) {
#ifdef __APPLE__
  XML_Bool (*set)(XML_Parser, XML_Bool)
      = (XML_Bool (*)(XML_Parser, XML_Bool))dlsym(RTLD_DEFAULT, "XML_SetReparseDeferralEnabled");
  if (set) set(parser, XML_FALSE);
#else
  if (XML_SetReparseDeferralEnabled) XML_SetReparseDeferralEnabled(parser, XML_FALSE);
#endif
}

/* Has a parser refuse entities that make more of a document than some bytes, and more than a number of times as many as
   were read of it: expat's own bounds, a hundred times and 8 MiB, leave minutes of work in a megabyte. */
static inline void
fitcheck_bound_entities(XML_Parser parser, float factor, unsigned long long bytes) {
#ifdef __APPLE__
  XML_Bool (*set_factor)(XML_Parser, float)
      = (XML_Bool (*)(XML_Parser, float))dlsym(
          RTLD_DEFAULT, "XML_SetBillionLaughsAttackProtectionMaximumAmplification");
  XML_Bool (*set_bytes)(XML_Parser, unsigned long long)
      = (XML_Bool (*)(XML_Parser, unsigned long long))dlsym(
          RTLD_DEFAULT, "XML_SetBillionLaughsAttackProtectionActivationThreshold");
  if (set_factor) set_factor(parser, factor);
  if (set_bytes) set_bytes(parser, bytes);
#else
  if (XML_SetBillionLaughsAttackProtectionMaximumAmplification)
    XML_SetBillionLaughsAttackProtectionMaximumAmplification(parser, factor);
  if (XML_SetBillionLaughsAttackProtectionActivationThreshold)
    XML_SetBillionLaughsAttackProtectionActivationThreshold(parser, bytes);
#endif
}
