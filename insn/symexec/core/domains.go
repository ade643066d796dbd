package core

import (
	"math"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/symbolic"
)

// Domains are the ranges that inputs are taken from: those of their types,
// narrowed by symbolic.min_TYPE and symbolic.max_TYPE, and these for one name by
// symbolic.min_TYPE_NAME and symbolic.max_TYPE_NAME.
type Domains struct {
	types map[symbolic.Type]symbolic.Domain
	names map[string]domainOfName // by type and name
}

// domainOfName is the range of inputs of one name, with the keys that say so.
type domainOfName struct {
	symbolic.Domain
	keys []*config.Mention
}

func (d Domains) of(t symbolic.Type, name string) symbolic.Domain {
	if x, ok := d.names[t.String()+"_"+name]; ok {
		for _, k := range x.keys {
			k.Meet()
		}
		return x.Domain
	}
	if x, ok := d.types[t]; ok {
		return x
	}
	return symbolic.Full(t)
}

var rangedTypes = []symbolic.Type{symbolic.Byte, symbolic.Char, symbolic.Short, symbolic.Int, symbolic.Long, symbolic.Float, symbolic.Double}

// readDomains reads the keys.
func readDomains(r *config.Reader) Domains {
	d := Domains{types: map[symbolic.Type]symbolic.Domain{}, names: map[string]domainOfName{}}
	for _, t := range rangedTypes {
		key := t.String()
		if t == symbolic.Float {
			key = "double" // as Symbolic PathFinder has it
		}
		if x, set := readRange(r, t, key, symbolic.Full(t)); set {
			d.types[t] = x
		}
		for _, side := range []string{"min", "max"} {
			prefix := "symbolic." + side + "_" + key + "_"
			for _, full := range r.Keys(prefix) {
				name := full[len(prefix):]
				x := d.names[t.String()+"_"+name]
				x.Domain, _ = readRange(r, t, key+"_"+name, d.of(t, ""))
				x.keys = append(x.keys, r.Mention(full, name, nil))
				d.names[t.String()+"_"+name] = x
			}
		}
	}
	return d
}

// readRange narrows a domain by symbolic.min_KEY and symbolic.max_KEY.
func readRange(r *config.Reader, t symbolic.Type, key string, d symbolic.Domain) (x symbolic.Domain, set bool) {
	low, high := "symbolic.min_"+key, "symbolic.max_"+key
	hasLow, hasHigh := r.String(low) != "", r.String(high) != ""
	if !hasLow && !hasHigh {
		return d, false
	}
	var err error
	if t.Kind().IsFloat() {
		lo, hi := d.Floats()
		if hasLow {
			lo = r.Float(low)
		}
		if hasHigh {
			hi = r.Float(high)
		}
		x, err = symbolic.FloatRange(t, lo, hi, math.IsInf(lo, -1) && math.IsInf(hi, 1))
	} else {
		lo, hi := d.Min, d.Max
		if hasLow {
			lo = r.Int64(low)
		}
		if hasHigh {
			hi = r.Int64(high)
		}
		x, err = symbolic.IntRange(t, lo, hi)
	}
	if err != nil {
		wrong := low
		if hasHigh {
			wrong = high
		}
		r.Refuse(wrong, "%w", err)
		return d, false
	}
	return x, true
}
