#include <expat.h>

#ifdef __APPLE__
#include <dlfcn.h>
#else
/* expat has had it since 2.6.0, and distributors have given it to older versions, which say nothing of it: whether the
   library has it is known when it is loaded. */
XMLPARSEAPI(XML_Bool)
XML_SetReparseDeferralEnabled(XML_Parser parser, XML_Bool enabled) __attribute__((weak));
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
