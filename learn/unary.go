package learn

import (
	"slices"
	"strconv"
	"strings"
)

// mostInSet is how many values make a small set.
const mostInSet = 3

// single is what was seen of a variable.
type single struct {
	n           int64 // samples in which it had a value
	least, most value
	atLeast     int64 // how often it was least
	atMost      int64
	zeros       int64
	unordered   bool    // a NaN was among them
	set         []value // the first of its values
	beyond      bool    // it had more than those

	nulls     int64
	classes   []string
	otherwise bool // it was of more classes than those
	texts     []string
	anyText   bool // it had more texts than those, or one that cannot be written
}

func (s *single) add(v *value) {
	if v.state == absent {
		return
	}
	s.n++
	if v.state == reference {
		s.addReference(v)
		return
	}
	if !s.beyond && !slices.ContainsFunc(s.set, func(w value) bool { return w.equal(v) }) {
		if s.beyond = len(s.set) == mostInSet || v.state == real && !v.ordered(); !s.beyond {
			s.set = append(s.set, *v)
		}
	}
	if v.state == truth {
		return
	}
	if !v.ordered() {
		s.unordered = true
		return
	}
	if v.i == 0 && v.f == 0 {
		s.zeros++
	}
	switch {
	case s.n == 1 || v.less(&s.least):
		s.least, s.atLeast = *v, 1
	case v.equal(&s.least):
		s.atLeast++
	}
	switch {
	case s.n == 1 || s.most.less(v):
		s.most, s.atMost = *v, 1
	case v.equal(&s.most):
		s.atMost++
	}
}

func (s *single) addReference(v *value) {
	if v.i == 0 {
		s.nulls++
		return
	}
	if !s.otherwise && !slices.Contains(s.classes, v.class) {
		if s.otherwise = len(s.classes) == 2; !s.otherwise {
			s.classes = append(s.classes, v.class)
		}
	}
	if s.anyText {
		return
	}
	if !v.quoted {
		s.anyText = true
	} else if !slices.Contains(s.texts, v.text) {
		if s.anyText = len(s.texts) == mostInSet; !s.anyText {
			s.texts = append(s.texts, v.text)
		}
	}
}

// constant reports whether it has had one value only.
func (s *single) constant() bool { return !s.beyond && len(s.set) <= 1 }

// span is how many integers lie between the least and the most, as far as that is known.
func (s *single) span() float64 { return float64(s.most.i) - float64(s.least.i) + 1 }

// conditions are what holds of the variable. If whole is not nil, they are those of the
// samples behind a guard, and whole is what was seen in all: only what does not hold there
// is told, and nothing that depends on the way in which values are distributed.
func (s *single) conditions(v *variable, c chance, whole *single) []string {
	narrow := whole != nil
	if s.n == 0 || narrow && whole.constant() && v.is != reference {
		return nil
	}
	if v.is == reference {
		return s.ofReference(v, c, whole)
	}
	if k := float64(len(s.set)); !s.beyond && !c.explains(k/(k+1), s.n) {
		if narrow && !whole.beyond && len(whole.set) == len(s.set) {
			return nil
		}
		return s.ofSet(v)
	}
	if v.is == truth || s.unordered {
		return nil
	}
	var list []string
	bound := func(op string, b value) { list = append(list, v.text+" "+op+" "+b.literal()) }
	sign := !c.explains(0.5, s.n)
	zero := value{state: v.is}
	positive, negative := zero.less(&s.least), s.most.less(&zero)
	if narrow { // whatever the whole has is said there
		positive, negative = positive && !zero.less(&whole.least), negative && !whole.most.less(&zero)
	}
	strict := v.is == real || s.span() < 1.4*float64(s.n) || s.least.i == 1 && s.atLeast > 1 // or zero may well have been missed
	above, under := ">", "<"
	if !strict {
		above, under = ">=", "<="
	}
	switch {
	case sign && positive && (narrow || s.least.i == 1 || c.explains(0.5, s.atLeast)):
		if strict || !v.natural {
			bound(above, zero)
		}
	case sign && zero.equal(&s.least) && !(narrow && zero.equal(&whole.least)):
		if !v.natural {
			bound(">=", zero)
		}
	case !narrow && v.is == integer && !c.explains(0.5, s.atLeast):
		bound(">=", s.least)
	}
	switch {
	case sign && negative && (narrow || s.most.i == -1 || c.explains(0.5, s.atMost)):
		bound(under, zero)
	case sign && zero.equal(&s.most) && !(narrow && zero.equal(&whole.most)):
		bound("<=", zero)
	case !narrow && v.is == integer && !c.explains(0.5, s.atMost):
		bound("<=", s.most)
	}
	around := s.least.less(&zero) && zero.less(&s.most)
	if around && v.is == integer && s.zeros == 0 && !c.explains(1-1/s.span(), s.n) {
		list = append(list, v.text+" != 0")
	}
	return list
}

func (s *single) ofSet(v *variable) []string {
	if v.is == truth {
		if len(s.set) > 1 {
			return nil // both
		}
		if s.set[0].i != 0 {
			return []string{v.text}
		}
		return []string{"!" + v.text}
	}
	set := slices.Clone(s.set)
	slices.SortFunc(set, func(a, b value) int {
		if a.less(&b) {
			return -1
		}
		return 1
	})
	text := ""
	for i, k := range set {
		if i > 0 {
			text += " || "
		}
		text += v.text + " == " + k.literal()
	}
	return []string{text}
}

func (s *single) ofReference(v *variable, c chance, whole *single) []string {
	there := s.n - s.nulls
	switch {
	case there == 0:
		if c.explains(0.5, s.n) || whole != nil && whole.nulls == whole.n {
			return nil
		}
		return []string{v.text + " == null"}
	}
	var list []string
	or := ""
	if s.nulls > 0 {
		or = v.text + " == null || "
	} else if !c.explains(0.5, s.n) && (whole == nil || whole.nulls > 0) {
		list = append(list, v.text+" != null")
	}
	if k := float64(len(s.texts)); v.isText && !s.anyText && k > 0 && !c.explains(k/(k+1), there) {
		if whole != nil && !whole.anyText && len(whole.texts) == len(s.texts) && (whole.nulls == 0) == (s.nulls == 0) {
			return list
		}
		texts := slices.Sorted(slices.Values(s.texts))
		text := or
		for i, t := range texts {
			if i > 0 {
				text += " || "
			}
			text += v.text + " == " + strconv.Quote(t)
		}
		return []string{text}
	}
	if whole != nil && !whole.otherwise && len(whole.classes) == len(s.classes) {
		return list
	}
	if k := float64(len(s.classes)); !s.otherwise && k > 0 && !c.explains(k/(k+1), there) {
		classes := slices.Sorted(slices.Values(s.classes))
		text := or
		for i, t := range classes {
			t = strings.ReplaceAll(t, "/", ".")
			if t == v.class || !named(t) {
				return list
			}
			if i > 0 {
				text += " || "
			}
			text += v.text + " instanceof " + t
		}
		list = append(list, text)
	}
	return list
}

// named reports whether a class can be written in a contract.
func named(class string) bool {
	for _, r := range class {
		if r != '.' && r != '$' && r != '_' && (r < '0' || r > '9') && (r < 'A' || r > 'Z') && (r < 'a' || r > 'z') {
			return false
		}
	}
	return true
}

// literal is a number as Java writes it.
func (v *value) literal() string {
	switch {
	case v.state == real:
		return decimal(v.f)
	case v.i > 1<<31-1 || v.i < -1<<31+1:
		return strconv.FormatInt(v.i, 10) + "L"
	}
	return strconv.FormatInt(v.i, 10)
}

func decimal(f float64) string {
	text := strconv.FormatFloat(f, 'f', -1, 64)
	for _, r := range text {
		if r == '.' {
			return text
		}
	}
	return text + ".0"
}
