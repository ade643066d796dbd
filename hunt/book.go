package hunt

import (
	"cmp"
	"slices"
	"strings"
)

// book keeps candidates by their sites.
type book struct{ sites map[site][]*candidate }

func newBook() *book { return &book{sites: map[site][]*candidate{}} }

func (b *book) add(_ *unit, out *outcome) {
	for _, k := range out.candidates {
		b.sites[k.site] = append(b.sites[k.site], k)
	}
}

// findings are the sites in the order of the code, each with its candidates: those of
// the best tier first, and among these of entries that always fail, and with the shortest
// paths.
func (b *book) findings() []*Finding {
	var list []*Finding
	for at, candidates := range b.sites {
		slices.SortStableFunc(candidates, func(x, y *candidate) int {
			return cmp.Or(bools(x.plain == "", y.plain == ""), cmp.Compare(x.tier(), y.tier()), bools(!x.manifest, !y.manifest), cmp.Compare(len(x.trail), len(y.trail)),
				strings.Compare(x.entry.String(), y.entry.String()), slices.Compare(x.trail, y.trail))
		})
		list = append(list, &Finding{site: at, candidates: candidates})
	}
	slices.SortFunc(list, func(x, y *Finding) int {
		return cmp.Or(strings.Compare(x.class, y.class), cmp.Compare(x.line, y.line), strings.Compare(x.method, y.method), strings.Compare(x.exception, y.exception))
	})
	return list
}

// bools orders false before true.
func bools(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}
