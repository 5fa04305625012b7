package shelf

import "waystation/tongue"

// In a browser there is no terminal, so that what draws for one need not be sent.
var firelandsText, heredityText, posthumanText, sagaText func(view any, in *tongue.Tongue) string
