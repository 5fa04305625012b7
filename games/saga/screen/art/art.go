// Package art holds the pictures of Posthuman Saga: linocuts made of SVG classes whose colours the style sheets give.
// It reads nothing and decides nothing.
package art

import "strings"

// The strokes of the plates, each with SVG path data: spot full and half-tone, paper left out; key, key lines, paper
// lines.
func sp(d string) string  { return path("sp", d) }
func st(d string) string  { return path("st", d) }
func pp(d string) string  { return path("pp", d) }
func ky(d string) string  { return path("ky", d) }
func kl(d string) string  { return path("kl", d) }
func klt(d string) string { return path("kl thin", d) }
func plt(d string) string { return path("pl thin", d) }

func path(class, d string) string { return `<path class="` + class + `" d="` + d + `"/>` }

func cut(strokes ...string) string { return strings.Join(strokes, "") }

// Tile is the picture of a tile, the content of a drawing of 80 by 60. The terrains are city 0, forest 1, rural 2 and
// mountain 3; tiles of different seeds differ.
func Tile(terrain, seed int) string { return tiles[terrain][seed%2] }

// Stamp is the picture of a terrain in small, the content of a drawing of 24 by 24.
func Stamp(terrain int) string { return stamps[terrain] }

var stamps = [4]string{
	cut(sp(`M0 0H24V24H0z`), ky(`M3 24V11h5V6h5v6h3V4h5v20z`),
		pp(`M10 9h1.5v2H10zM18 8h1.5v2H18zM18 13h1.5v2H18zM5 14h1.5v2H5z`)),
	cut(st(`M0 0H24V24H0z`), ky(`M7 4l5 15H8v3H6v-3H2zM17 2l5 15h-4v5h-2v-5h-4z`)),
	cut(pp(`M0 0H24V24H0z`), sp(`M0 10h24v2.5H0zM0 15h24v2.5H0zM0 20h24v2.5H0z`), ky(`M13 10V5l3.5-3L20 5v5z`)),
	cut(pp(`M0 0H24V24H0z`), ky(`M0 24L10 5l5 7 2-3 7 15z`), pp(`M10 5l3 5-3 3-3-2z`)),
}

var tiles = [4][2]string{
	{
		cut(
			sp(`M0 0H80V60H0z`),
			st(`M47 17a11 11 0 1 0 22 0a11 11 0 1 0 -22 0z`),
			ky(`M4 60v-34l5-4 3 7 7-5V60z`),
			pp(`M6.5 32.0h2.2v3h-2.2zM10.7 32.0h2.2v3h-2.2zM14.9 32.0h2.2v3h-2.2zM6.5 38.0h2.2v3h-2.2z`+
				`M14.9 38.0h2.2v3h-2.2zM6.5 44.0h2.2v3h-2.2zM14.9 44.0h2.2v3h-2.2zM6.5 50.0h2.2v3h-2.2z`+
				`M14.9 50.0h2.2v3h-2.2z`),
			ky(`M22 60v-48l6-5 7 3V60z`),
			pp(`M24.5 36.0h2.2v3h-2.2zM28.7 36.0h2.2v3h-2.2zM28.7 48.0h2.2v3h-2.2zM24.5 54.0h2.2v3h-2.2z`+
				`M28.7 54.0h2.2v3h-2.2z`),
			ky(`M38 60v-26l4 4 5-8 9 3V60z`),
			pp(`M40.5 40.0h2.2v3h-2.2zM48.9 40.0h2.2v3h-2.2zM44.7 46.0h2.2v3h-2.2zM48.9 46.0h2.2v3h-2.2z`+
				`M44.7 52.0h2.2v3h-2.2z`),
			ky(`M60 60v-40h9l6 9V60z`),
			pp(`M70.9 26.0h2.2v3h-2.2zM62.5 32.0h2.2v3h-2.2zM66.7 38.0h2.2v3h-2.2zM70.9 38.0h2.2v3h-2.2z`+
				`M62.5 44.0h2.2v3h-2.2zM66.7 44.0h2.2v3h-2.2zM70.9 44.0h2.2v3h-2.2zM62.5 50.0h2.2v3h-2.2z`+
				`M66.7 50.0h2.2v3h-2.2z`),
			pp(`M0 56h80v1.5H0z`),
			klt(`M28 12V4M66 20v-7`),
		),
		cut(
			sp(`M0 0H80V60H0z`),
			st(`M0 0h80v14L52 22 20 12 0 20z`),
			ky(`M2 60v-22h8l4-6 5 6V60z`),
			pp(`M4.5 44.0h2.2v3h-2.2zM8.7 44.0h2.2v3h-2.2zM12.9 44.0h2.2v3h-2.2zM4.5 50.0h2.2v3h-2.2zM8.7 50.0`+
				`h2.2v3h-2.2zM12.9 50.0h2.2v3h-2.2z`),
			ky(`M24 60v-42l12-7V60z`),
			pp(`M26.5 24.0h2.2v3h-2.2zM30.7 24.0h2.2v3h-2.2zM30.7 30.0h2.2v3h-2.2zM26.5 36.0h2.2v3h-2.2z`+
				`M30.7 36.0h2.2v3h-2.2zM26.5 42.0h2.2v3h-2.2zM30.7 42.0h2.2v3h-2.2zM26.5 54.0h2.2v3h-2.2z`+
				`M30.7 54.0h2.2v3h-2.2z`),
			ky(`M40 60v-52h5v-5h5v5h6V60z`),
			pp(`M50.9 14.0h2.2v3h-2.2zM42.5 20.0h2.2v3h-2.2zM46.7 20.0h2.2v3h-2.2zM42.5 26.0h2.2v3h-2.2z`+
				`M50.9 26.0h2.2v3h-2.2zM46.7 32.0h2.2v3h-2.2zM46.7 38.0h2.2v3h-2.2zM50.9 38.0h2.2v3h-2.2z`+
				`M46.7 44.0h2.2v3h-2.2zM50.9 44.0h2.2v3h-2.2zM46.7 50.0h2.2v3h-2.2z`),
			ky(`M60 60v-30l4-6 6 9 8-5V60z`),
			pp(`M62.5 36.0h2.2v3h-2.2zM66.7 36.0h2.2v3h-2.2zM70.9 36.0h2.2v3h-2.2zM66.7 42.0h2.2v3h-2.2z`+
				`M70.9 42.0h2.2v3h-2.2zM66.7 48.0h2.2v3h-2.2zM70.9 48.0h2.2v3h-2.2zM62.5 54.0h2.2v3h-2.2z`+
				`M66.7 54.0h2.2v3h-2.2zM70.9 54.0h2.2v3h-2.2z`),
			pp(`M36 60l3-10h6l3 10zM0 57h30v1.5H0z`),
		),
	},
	{
		cut(
			st(`M0 0H80V60H0z`),
			sp(`M0 40q20-9 42-3t38-5v28H0z`),
			ky(`M12.0 12.0l7.1 13.7h-2.5l5.7 12.9h-7.3v11.4h-5.9v-11.4h-7.3l5.7-12.9h-2.5z`),
			ky(`M27.0 25.0l5.6 10.8h-2.0l4.5 10.2h-5.8v9.0h-4.7v-9.0h-5.8l4.5-10.2h-2.0z`),
			ky(`M42.0 7.0l7.8 15.1h-2.8l6.3 14.3h-8.1v12.6h-6.6v-12.6h-8.1l6.3-14.3h-2.8z`),
			ky(`M58.0 22.0l6.3 12.2h-2.2l5.1 11.6h-6.5v10.2h-5.3v-10.2h-6.5l5.1-11.6h-2.2z`),
			ky(`M71.0 10.0l7.4 14.4h-2.6l6.0 13.6h-7.7v12.0h-6.2v-12.0h-7.7l6.0-13.6h-2.6z`),
			plt(`M0 57q20-4 38-1M46 58q16-4 34-2`),
		),
		cut(
			st(`M0 0H80V60H0z`),
			pp(`M13 15a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z`),
			sp(`M0 44q30-10 80-2v18H0z`),
			ky(`M8.0 30.0l5.2 10.1h-1.8l4.2 9.5h-5.4v8.4h-4.4v-8.4h-5.4l4.2-9.5h-1.8z`),
			ky(`M22.0 18.0l6.7 13.0h-2.4l5.4 12.2h-6.9v10.8h-5.6v-10.8h-6.9l5.4-12.2h-2.4z`),
			ky(`M37.0 31.0l4.8 9.4h-1.7l3.9 8.8h-5.0v7.8h-4.1v-7.8h-5.0l3.9-8.8h-1.7z`),
			ky(`M50.0 10.0l8.2 15.8h-2.9l6.6 15.0h-8.4v13.2h-6.9v-13.2h-8.4l6.6-15.0h-2.9z`),
			ky(`M64.0 26.0l6.0 11.5h-2.1l4.8 10.9h-6.1v9.6h-5.0v-9.6h-6.1l4.8-10.9h-2.1z`),
			ky(`M75.0 16.0l7.1 13.7h-2.5l5.7 12.9h-7.3v11.4h-5.9v-11.4h-7.3l5.7-12.9h-2.5z`),
		),
	},
	{
		cut(
			pp(`M0 0H80V60H0z`),
			st(`M0 26q28-7 80-1v35H0z`),
			sp(`M40 27L-14 60h16zM40 27L14 60h12zM40 27l0 33h12zM40 27l25 33h13zM40 27l62 33h-14z`),
			ky(`M50 29V17l8-8 8 8v12zM68 29v-9h7v9zM8 27h1.6v-8H8zM15 27h1.6v-8H15zM22 27h1.6v-8H22zM5 21h22`+
				`v1.4H5z`),
			pp(`M55 29v-8h6v8z`),
		),
		cut(
			pp(`M0 0H80V60H0z`),
			st(`M0 30q40-8 80 0v30H0z`),
			sp(`M0 36q40-8 80 0v4q-40-8-80 0zM0 45q40-8 80 0v5q-40-8-80 0zM0 55q40-8 80 0v5H0z`),
			ky(`M16 32l3-24h2l3 24zM20 9l13-6 1 3-13 5zM20 9L8 4 7 7l12 4zM19 9l6 12-3 1-5-12zM58 32V21l6-5 6 5`+
				`v11z`),
			pp(`M62 32v-6h4v6z`),
		),
	},
	{
		cut(
			pp(`M0 0H80V60H0z`),
			st(`M0 20l14-8 18 14 20-20 28 22v32H0z`),
			ky(`M-2 60L26 14l9 12 12-20 35 54z`),
			pp(`M26 14l5 8-5 6-3-4-4 6zM47 6l9 14-6 7-4-8-6 8-4-3z`),
			sp(`M47 6l35 54H62L52 36l2-12z`),
			plt(`M14 48l8-12M22 54l10-16M34 50l8-14`),
		),
		cut(
			pp(`M0 0H80V60H0z`),
			st(`M6 17a12 12 0 1 0 24 0a12 12 0 1 0 -24 0z`),
			ky(`M-2 60l20-30 8 9L46 4l36 56z`),
			sp(`M46 4l36 56H60L50 34l3-10z`),
			pp(`M46 4l8 13-5 8-4-5-7 9-3-9zM18 30l5 6-5 5-5-4z`),
			plt(`M30 50l8-14M40 56l6-14M10 54l6-8`),
		),
	},
}
