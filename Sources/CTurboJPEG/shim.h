// The TurboJPEG interface, whose errors belong to one decoder, not to the process.
#include <turbojpeg.h>
