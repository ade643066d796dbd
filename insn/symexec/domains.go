package symexec

import (
	"fmt"
	"math"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/symbolic"
)

// Domains are the ranges that inputs are taken from: those of their types,
// narrowed by symbolic.min_TYPE and symbolic.max_TYPE, and these for one name by
// symbolic.min_TYPE_NAME and symbolic.max_TYPE_NAME.
type Domains struct {
	types map[symbolic.Type]symbolic.Domain
	names map[string]symbolic.Domain // by type and name
}

func (d Domains) of(t symbolic.Type, name string) symbolic.Domain {
	if x, ok := d.names[t.String()+"_"+name]; ok {
		return x
	}
	if x, ok := d.types[t]; ok {
		return x
	}
	return symbolic.Full(t)
}

var rangedTypes = []symbolic.Type{symbolic.Byte, symbolic.Char, symbolic.Short, symbolic.Int, symbolic.Long, symbolic.Float, symbolic.Double}

// DomainsOf reads the keys. An error says where the value that is wrong comes from.
func DomainsOf(cfg *config.Config) (Domains, error) {
	d := Domains{types: map[symbolic.Type]symbolic.Domain{}, names: map[string]symbolic.Domain{}}
	for _, t := range rangedTypes {
		key := t.String()
		if t == symbolic.Float {
			key = "double" // as Symbolic PathFinder has it
		}
		x, set, err := rangeOf(cfg, t, key, symbolic.Full(t))
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
func rangeOf(cfg *config.Config, t symbolic.Type, key string, d symbolic.Domain) (_ symbolic.Domain, set bool, err error) {
	low, high := "symbolic.min_"+key, "symbolic.max_"+key
	hasLow, hasHigh := cfg.String(low) != "", cfg.String(high) != ""
	if !hasLow && !hasHigh {
		return d, false, nil
	}
	var x symbolic.Domain
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
		x, err = symbolic.FloatRange(t, lo, hi, math.IsInf(lo, -1) && math.IsInf(hi, 1))
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
		x, err = symbolic.IntRange(t, lo, hi)
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
