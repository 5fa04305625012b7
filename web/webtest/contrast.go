package webtest

import (
	"math"
	"strconv"
)

// Contrast is the ratio of the luminances of two colours written as #rrggbb: 1 for the same, 21 for black on white.
func Contrast(a, b string) float64 {
	high, low := luminance(a), luminance(b)
	if high < low {
		high, low = low, high
	}
	return (high + .05) / (low + .05)
}

func luminance(hex string) float64 {
	v := 0.0
	for i, weight := range []float64{.2126, .7152, .0722} {
		n, _ := strconv.ParseUint(hex[1+2*i:3+2*i], 16, 8)
		c := float64(n) / 255
		if c <= .03928 {
			c /= 12.92
		} else {
			c = math.Pow((c+.055)/1.055, 2.4)
		}
		v += weight * c
	}
	return v
}
