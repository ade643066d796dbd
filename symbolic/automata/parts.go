package automata

import "unicode/utf16"

// Part is a part of a pattern: a group that is counted, or what stands between these.
type Part struct {
	Group bool
	Expr  *Expr
}

// Parts are the parts of a pattern that stand one behind the other: each text that the
// pattern matches as a whole is one of each part, in this order, and what a group matches is
// that of its part. ok is false for patterns in which a group is repeated, is an alternative, or
// lies in another one. A part that stands alone matches the same texts in whichever way
// it does, so the whole can be cut into parts; which cut Java chooses, where there are
// several, is for the caller to decide.
func Parts(text []uint16) (parts []Part, ok bool) {
	if _, ok := Pattern(text); !ok {
		return nil, false
	}
	// The depth of what either would have begun with.
	p := &parser{text: utf16.Decode(text), depth: 1}
	var between []*Expr
	flush := func() {
		if len(between) > 0 {
			parts = append(parts, Part{Expr: Seq(between...)})
			between = nil
		}
	}
	for p.more() {
		switch p.text[p.at] {
		case '|', ')', '^', '$':
			return nil, false
		}
		from := p.at
		groups := p.groups
		e := p.quantified()
		switch within := p.groups - groups; {
		case within == 0:
			between = append(between, e)
		case within > 1 || p.text[from] != '(' || p.text[p.at-1] != ')' || p.text[from+1] == '?' && p.text[from+2] == ':':
			return nil, false
		default:
			flush()
			parts = append(parts, Part{Group: true, Expr: e})
		}
	}
	flush()
	return parts, !p.failed
}
