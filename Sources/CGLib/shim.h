// GOption, the command-line parser of GLib.
#include <glib.h>
// GModule, which opens parts of libvips.
#include <gmodule.h>
