package words

import "strconv"

// InTen says a chance in whole per cent: 6 in 10 (58 %). Where it lies between two tenths it names both, and what
// nearly never or nearly always comes has a word of its own.
func InTen(percent int) string {
	if often := adverb(percent); often != "" {
		return often + ofHundred(percent)
	}
	return tenths(percent) + ofHundred(percent)
}

// tenths is a chance for which English has no word of its own.
func tenths(percent int) string {
	low, rest := percent/10, percent%10
	says := strconv.Itoa(low)
	switch {
	case percent >= 100:
		return "for certain"
	case rest >= 3 && rest <= 7 && low > 0 && low < 9:
		says += " or " + strconv.Itoa(low+1)
	case rest > 5:
		says = strconv.Itoa(low + 1)
	}
	return says + " in 10"
}

// Often says how often something is done, in whole per cent, where English has it: seldom wins (3 %), wins 6 in 10
// (58 %).
func Often(percent int, does string) string {
	says, chance := OftenApart(percent, does)
	return says + chance
}

// OftenApart is what Often says, and apart from it the per cent that stand behind it; "" for none.
func OftenApart(percent int, does string) (says, chance string) {
	if often := adverb(percent); often != "" {
		return often + " " + does, ofHundred(percent)
	}
	return does + " " + tenths(percent), ofHundred(percent)
}

// adverb is the word for what nearly never or nearly always comes; "" between.
func adverb(percent int) string {
	switch {
	case percent <= 0:
		return "hardly ever"
	case percent <= 7:
		return "seldom"
	case percent > 95 && percent < 100:
		return "nearly always"
	}
	return ""
}

// ofHundred is the chance itself, behind its words; nothing behind what is certain, one way or the other.
func ofHundred(percent int) string {
	if percent <= 0 || percent >= 100 {
		return ""
	}
	return " (" + strconv.Itoa(percent) + " %)"
}
