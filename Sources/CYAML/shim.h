// The event interface of libyaml with its marks.
#include <yaml.h>
