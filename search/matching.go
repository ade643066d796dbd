package search

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/gojpf/gojpf/vm"
)

// serializerNames are the policies of state matching by the names that
// vm.serializer.class knows them under.
var serializerNames = map[string]string{
	"": "filtering", "filtering": "filtering", "CFSerializer": "filtering", "FilteringSerializer": "filtering",
	"DebugCFSerializer": "filtering", "DebugFilteringSerializer": "filtering",
	"full":     "full",
	"adaptive": "adaptive", "AdaptiveSerializer": "adaptive",
	"top": "top", "TopFrameSerializer": "top",
	"abstraction": "abstraction", "DynamicAbstractionSerializer": "abstraction",
}

// ammendments are JPF's own classes for the keys filter.*_ammendments. What
// they leave out is left out anyway.
var ammendments = []string{"IgnoreConstants", "IgnoreReflectiveNames", "IgnoreThreadNastiness", "IgnoreUtilSilliness",
	"IgnoresFromAnnotations", "FramePolicyFromAnnotations", "IncludesFromAnnotations"}

// configureMatching sets what takes part in state matching.
func (x *explorer) configureMatching(s *settings) error {
	cfg := s.cfg
	policy, ok := serializerNames[shortName(cfg.Class("vm.serializer.class"))]
	if !ok {
		return s.bad("vm.serializer.class", "filtering, full, adaptive, top or abstraction")
	}
	m := vm.Matching{
		Full: policy == "full",
		Holds: func(key string) bool {
			on, err := strconv.ParseBool(cfg.String(key))
			return err == nil && on
		},
	}
	switch policy {
	case "adaptive":
		m.Top = vm.TopThreads
	case "top":
		m.Top = vm.TopAlways
	}
	if name := shortName(cfg.Class("filter.class")); name != "" && name != "AmmendableFilterConfiguration" && name != "DefaultFilterConfiguration" {
		return s.bad("filter.class", ".vm.serialize.AmmendableFilterConfiguration: classes in Java cannot be loaded; filter.fields names fields to leave out")
	}
	for _, key := range []string{"filter.frame_ammendments", "filter.instance_ammendments", "filter.static_ammendments", "filter.instance_overrides"} {
		for _, name := range cfg.Classes(key) {
			if !slices.Contains(ammendments, shortName(name[strings.LastIndexByte(name, '$')+1:])) {
				return s.bad(key, "JPF's own classes ("+strings.Join(ammendments, ", ")+"): filter.fields names fields to leave out")
			}
		}
	}
	views := map[string]vm.FieldView{}
	for _, field := range cfg.Strings("filter.fields") {
		if !strings.Contains(field, ".") {
			return s.bad("filter.fields", "names of fields such as p.Main.count")
		}
		views[field] = vm.Ignore
	}
	abstract := policy == "abstraction"
	for _, id := range cfg.Strings("das.fields") {
		field, err := abstraction(s, id, views)
		if err != nil {
			return err
		}
		if !abstract {
			delete(views, field)
		}
	}
	if len(views) > 0 {
		m.View = func(class, field string) vm.FieldView { return views[class+"."+field] }
	}
	x.lossy = ""
	if policy == "adaptive" || policy == "top" || abstract && len(cfg.Strings("das.fields")) > 0 {
		x.lossy = policy
	}
	x.m.SetMatching(m)
	return nil
}

// abstraction reads das.ID.field and das.ID.abstraction.
func abstraction(s *settings, id string, views map[string]vm.FieldView) (field string, err error) {
	key := "das." + id + ".field"
	if field = s.cfg.String(key); !strings.Contains(field, ".") {
		return "", s.bad(key, "the name of a field such as p.Main.count")
	}
	key = "das." + id + ".abstraction"
	text := s.cfg.String(key)
	name, limits, _ := strings.Cut(text, ":")
	switch shortName(name) {
	case "ignore":
		views[field] = vm.Ignore
	case "zero":
		views[field] = func(k vm.Kind, v uint64) uint64 { return uint64(sign(k, v) * sign(k, v)) }
	case "sign":
		views[field] = func(k vm.Kind, v uint64) uint64 { return uint64(sign(k, v)) }
	case "parity":
		views[field] = func(_ vm.Kind, v uint64) uint64 { return v & 1 }
	case "clamp":
		from, to, _ := strings.Cut(limits, ":")
		low, err1 := strconv.ParseInt(from, 10, 64)
		high, err2 := strconv.ParseInt(to, 10, 64)
		if err1 != nil || err2 != nil || low > high {
			return "", s.bad(key, "clamp:LOW:HIGH, two integers")
		}
		views[field] = func(k vm.Kind, v uint64) uint64 { return uint64(min(max(integer(k, v), low), high)) }
	default:
		return "", s.bad(key, "ignore, zero, sign, parity or clamp:LOW:HIGH")
	}
	return field, nil
}

// integer is the value of a field, cut off behind the point.
func integer(k vm.Kind, v uint64) int64 {
	switch k {
	case vm.KindByte:
		return int64(int8(v))
	case vm.KindShort:
		return int64(int16(v))
	case vm.KindInt:
		return int64(int32(v))
	case vm.KindFloat:
		return int64(math.Float32frombits(uint32(v)))
	case vm.KindDouble:
		return int64(math.Float64frombits(v))
	}
	return int64(v)
}

// sign is -1, 0 or 1; of what is not a number it is 2.
func sign(k vm.Kind, v uint64) int64 {
	number := float64(integer(k, v))
	switch k {
	case vm.KindFloat:
		number = float64(math.Float32frombits(uint32(v)))
	case vm.KindDouble:
		number = math.Float64frombits(v)
	}
	switch {
	case number != number:
		return 2
	case number < 0:
		return -1
	case number > 0:
		return 1
	}
	return 0
}

// cutLossy makes a run incomplete in which states were taken for the same that
// the program can tell apart.
func (x *explorer) cutLossy() {
	if x.lossy != "" && (x.matched || x.r.Statistics.StatesVisited > 0) {
		x.cut(Cut{
			Reason: fmt.Sprintf("states were matched by parts of them (vm.serializer.class=%s)", x.lossy),
			Help:   "what differs between matched states was searched for one of them only; vm.serializer.class=filtering matches equal states",
		})
	}
}
