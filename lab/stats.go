package lab

import "math"

// z is the quantile of the normal distribution for intervals that hold the truth with 95 percent certainty.
const z = 1.959964

// wilson is the interval of Wilson (1927) for a share of wins in n trials. n need not be whole: trials that hang
// together count for fewer than there are.
func wilson(wins, n float64) (low, high float64) {
	if n == 0 {
		return 0, 1
	}
	p := wins / n
	mid := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return max(0, mid-half), min(1, mid+half)
}

// clustered is Wilson's interval for a share that was seen in n groups, such as pairs of games: sum and squares are
// those of the groups' shares. How many trials they are worth follows from how much they differ (Dean and Pagano 2015):
// n if all are won or all lost, and never more than n*n/2, so that a few groups that happen to agree do not pretend to
// know everything.
func clustered(sum, squares, n float64) (low, high float64) {
	if n == 0 {
		return 0, 1
	}
	p, trials := sum/n, n
	if v := p * (1 - p); v > 0 {
		trials = max(n, n*n/2)
		if spread := (squares - n*p*p) / (n - 1); n > 1 && n*v < trials*spread {
			trials = n * v / spread
		}
	}
	return wilson(p*trials, trials)
}

// student is the quantile of Student's distribution for intervals of 95 percent, by the expansion of Cornish and
// Fisher: right to three digits from 4 degrees of freedom on.
func student(degrees float64) float64 {
	z2, d := z*z, degrees
	return z * (1 + (z2+1)/(4*d) + ((5*z2+16)*z2+3)/(96*d*d) + (((3*z2+19)*z2+17)*z2-15)/(384*d*d*d) +
		((((79*z2+776)*z2+1482)*z2-1920)*z2-945)/(92160*d*d*d*d))
}

// elo is how many points of Elo's scale a share of the points is worth: 400 for ten to one.
func elo(share float64) float64 { return 400 * math.Log10(share/(1-share)) }

// perPoint turns strengths of natural logarithms into points.
const perPoint = 400 / math.Ln10

// rated are ratings on Elo's scale with their standard errors.
type rated struct{ points, errs []float64 }

// rate fits the strengths of m players to what they scored against each other (Bradley and Terry 1952): of each[i][j]
// points in a group of games i got got[i][j] on average. n is the number of groups and spread[i][j][k][l] the
// covariance of the points of i against j with those of k against l in a group, from which the errors follow (a
// sandwich estimator: games of a group hang together). The mean rating is 0. One group more, in which all comparisons
// are drawn, keeps ratings finite.
func rate(m int, n float64, each, got [][]float64, spread func(i, j, k, l int) float64) rated {
	strength := make([]float64, m)
	info := matrix(m)
	share := func(i, j int) float64 { return 1 / (1 + math.Exp(strength[j]-strength[i])) }
	for range 100 {
		push := make([]float64, m)
		info = matrix(m)
		for i := range m {
			for j := range m {
				if i == j {
					continue
				}
				p, games := share(i, j), (n+1)*each[i][j]
				push[i] += n*got[i][j] + each[i][j]/2 - games*p
				info[i][i] += games * p * (1 - p)
				info[i][j] -= games * p * (1 - p)
			}
		}
		step := solve(info, push)
		far := 0.0
		for _, x := range step {
			far = max(far, math.Abs(x))
		}
		for i := range strength {
			strength[i] += step[i] / max(1, far)
		}
		if far < 1e-10 {
			break
		}
	}
	r := rated{make([]float64, m), make([]float64, m)}
	for i := range m {
		r.points[i] = strength[i] * perPoint
		unit := make([]float64, m)
		for j := range unit {
			unit[j] = -1 / float64(m)
		}
		unit[i]++
		h := solve(info, unit) // the row of the inverse that belongs to i
		v := 0.0
		for a := range m {
			for b := range m {
				for c := range m {
					for d := range m {
						if a != b && c != d {
							v += h[a] * h[c] * n * spread(a, b, c, d)
						}
					}
				}
			}
		}
		r.errs[i] = math.Sqrt(max(0, v)) * perPoint
	}
	return r
}

func matrix(m int) [][]float64 {
	out := make([][]float64, m)
	for i := range out {
		out[i] = make([]float64, m)
	}
	return out
}

// solve solves a x = b for the Laplacian a of a graph whose parts hang together; a and b sum to 0, and so does x.
func solve(a [][]float64, b []float64) []float64 {
	m := len(b)
	c := matrix(m)
	x := make([]float64, m)
	copy(x, b)
	for i := range a {
		for j := range a {
			c[i][j] = a[i][j] + a[0][0]/float64(m) // fixes the mean of x at 0
		}
	}
	for i := range m {
		top := i
		for k := i + 1; k < m; k++ {
			if math.Abs(c[k][i]) > math.Abs(c[top][i]) {
				top = k
			}
		}
		c[i], c[top], x[i], x[top] = c[top], c[i], x[top], x[i]
		for k := i + 1; k < m; k++ {
			f := c[k][i] / c[i][i]
			for j := i; j < m; j++ {
				c[k][j] -= f * c[i][j]
			}
			x[k] -= f * x[i]
		}
	}
	for i := m - 1; i >= 0; i-- {
		for j := i + 1; j < m; j++ {
			x[i] -= c[i][j] * x[j]
		}
		x[i] /= c[i][i]
	}
	return x
}
