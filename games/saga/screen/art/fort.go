package art

// Fort is the star fort in the middle of all quarters, around the origin, 164 across.
func Fort() string { return fort }

var fort = path("pp", `M0 -82L21 -51L58 -58L51 -21L82 0L51 21L58 58L21 51L0 82L-21 51L-58 58L-51 21L-82 0L-51 `+
	`-21L-58 -58L-21 -51z`) +
	path("ky", `M0 -77L20 -47L54 -54L47 -20L77 0L47 20L54 54L20 47L0 77L-20 47L-54 54L-47 20L-77 0L-47 -20L-54 `+
		`-54L-20 -47z`) +
	path("pfl", `M0 -69L18 -42L49 -49L42 -18L69 0L42 18L49 49L18 42L0 69L-18 42L-49 49L-42 18L-69 0L-42 -18L-49 `+
		`-49L-18 -42z`) +
	`<g class="slip">` + path("sp", `M0 -62L16 -40L44 -44L40 -16L62 0L40 16L44 44L16 40L0 62L-16 40L-44 44L-40 `+
	`16L-62 0L-40 -16L-44 -44L-16 -40z`) + `</g>` +
	path("kl", `M0 -62L16 -40L44 -44L40 -16L62 0L40 16L44 44L16 40L0 62L-16 40L-44 44L-40 16L-62 0L-40 -16L-44 `+
		`-44L-16 -40z`) +
	path("ky", `M14 -33L33 -14L33 14L14 33L-14 33L-33 14L-33 -14L-14 -33z`) +
	path("pp", `M-22 19v-24h5v-7h6v7h5v-20h4v-5h4v5h4v20h5v-7h6v7h5v24h-16v-11h-12v11z`)
