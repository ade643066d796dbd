package symbolic

import (
	"fmt"
	"math"

	"github.com/gojpf/gojpf/config"
	sym "github.com/gojpf/gojpf/symbolic"
)

// Domains are the ranges that inputs are taken from: those of their types,
// narrowed by symbolic.min_TYPE and symbolic.max_TYPE, and these for one name by
// symbolic.min_TYPE_NAME and symbolic.max_TYPE_NAME.
type Domains struct {
	types map[sym.Type]sym.Domain
	names map[string]sym.Domain // by type and name
}

func (d Domains) of(t sym.Type, name string) sym.Domain {
	if x, ok := d.names[t.String()+"_"+name]; ok {
		return x
	}
	if x, ok := d.types[t]; ok {
		return x
	}
	return sym.Full(t)
}

var rangedTypes = []sym.Type{sym.Byte, sym.Char, sym.Short, sym.Int, sym.Long, sym.Float, sym.Double}

// DomainsOf reads the keys. An error says where the value that is wrong comes from.
func DomainsOf(cfg *config.Config) (Domains, error) {
	d := Domains{types: map[sym.Type]sym.Domain{}, names: map[string]sym.Domain{}}
	for _, t := range rangedTypes {
		key := t.String()
		if t == sym.Float {
			key = "double" // as Symbolic PathFinder has it
		}
		x, set, err := rangeOf(cfg, t, key, sym.Full(t))
		if err != nil {
			return d, err
		}
		if set {
			d.types[t] = x
		}
		for _, side := range []string{"min", "max"} {
			prefix := "symbolic." + side + "_" + key + "_"
			for _, full := range cfg.Keys(prefix) {
				name := full[len(prefix):]
				if x, _, err = rangeOf(cfg, t, key+"_"+name, d.of(t, "")); err != nil {
					return d, err
				}
				d.names[t.String()+"_"+name] = x
			}
		}
	}
	return d, nil
}

// rangeOf narrows a domain by symbolic.min_KEY and symbolic.max_KEY.
func rangeOf(cfg *config.Config, t sym.Type, key string, d sym.Domain) (_ sym.Domain, set bool, err error) {
	low, high := "symbolic.min_"+key, "symbolic.max_"+key
	hasLow, hasHigh := cfg.String(low) != "", cfg.String(high) != ""
	if !hasLow && !hasHigh {
		return d, false, nil
	}
	var x sym.Domain
	if t.Kind().IsFloat() {
		lo, hi := d.Floats()
		if hasLow {
			if lo, err = cfg.Float(low); err != nil {
				return d, false, err
			}
		}
		if hasHigh {
			if hi, err = cfg.Float(high); err != nil {
				return d, false, err
			}
		}
		x, err = sym.FloatRange(t, lo, hi, math.IsInf(lo, -1) && math.IsInf(hi, 1))
	} else {
		lo, hi := d.Min, d.Max
		if hasLow {
			if lo, err = cfg.Int64(low); err != nil {
				return d, false, err
			}
		}
		if hasHigh {
			if hi, err = cfg.Int64(high); err != nil {
				return d, false, err
			}
		}
		x, err = sym.IntRange(t, lo, hi)
	}
	if err != nil {
		wrong := low
		if hasHigh {
			wrong = high
		}
		return d, false, fmt.Errorf("%s: %s: %w", cfg.Origin(wrong), wrong, err)
	}
	return x, true, nil
}
