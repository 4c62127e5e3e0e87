// GOption, the command-line parser of GLib.
#include <glib.h>
