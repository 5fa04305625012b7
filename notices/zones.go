//go:build !js

package notices

import _ "time/tzdata" // a machine may know no zones; a browser calls nobody, and is spared them
