package search

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/spec"
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
	for _, field := range cfg.Strings("filter.fields") {
		if !strings.Contains(field, ".") {
			return s.bad("filter.fields", "names of fields such as p.Main.count")
		}
	}
	r := config.Read(cfg)
	filtered := spec.FieldsOf(r, "filter.fields", "")
	if err := r.Err(); err != nil {
		return err
	}
	var views []fieldView
	var err error
	if policy == "abstraction" {
		if views, err = abstract(s, &m); err != nil {
			return err
		}
	}
	if !filtered.All() || len(views) > 0 {
		m.View = func(f *vm.Field) vm.FieldView {
			if !filtered.All() && filtered.Has(f) {
				return vm.Ignore
			}
			for _, v := range views {
				if v.field.Match(f) {
					return v.view
				}
			}
			return nil
		}
	}
	x.lossy = ""
	if policy == "adaptive" || policy == "top" || len(views) > 0 || m.Drop != nil || m.Frame != nil || m.Declared {
		x.lossy = policy
	}
	x.frameless = m.Frame != nil
	x.m.SetMatching(m)
	return nil
}

// fieldView is how the fields of a name in das.fields take part in matching.
type fieldView struct {
	field spec.Field
	view  vm.FieldView
}

// abstract reads the keys of vm.serializer.class=abstraction.
func abstract(s *settings, m *vm.Matching) (views []fieldView, err error) {
	for _, id := range s.cfg.Strings("das.fields") {
		v, err := abstraction(s, id)
		if err != nil {
			return nil, err
		}
		views = append(views, v)
	}
	r := config.Read(s.cfg)
	classes := spec.TypesOf(r, "das.classes.include", "das.classes.exclude")
	methods := spec.MethodsOf(r, "das.methods.include", "das.methods.exclude")
	if err := r.Err(); err != nil {
		return nil, err
	}
	m.Declared = s.flag("das.declared_fields")
	without := vm.FrameNone
	if s.flag("das.all_objects") {
		without = vm.FrameRefs
	}
	var mu sync.Mutex // of several machines that search at once
	if classes.Some() {
		m.Drop = func(c *vm.Class) bool {
			mu.Lock()
			defer mu.Unlock()
			return !classes.Has(c)
		}
	}
	if methods.Some() {
		m.Frame = func(of *vm.Method) vm.FrameView {
			mu.Lock()
			defer mu.Unlock()
			if methods.Has(of) {
				return vm.FrameWhole
			}
			return without
		}
	}
	return views, nil
}

// abstraction reads das.ID.field and das.ID.abstraction.
func abstraction(s *settings, id string) (v fieldView, err error) {
	key := "das." + id + ".field"
	if !strings.Contains(s.cfg.String(key), ".") {
		return v, s.bad(key, "the name of a field such as p.Main.count")
	}
	r := config.Read(s.cfg)
	if v.field = spec.FieldOf(r, key); r.Err() != nil {
		return v, r.Err()
	}
	key = "das." + id + ".abstraction"
	text := s.cfg.String(key)
	name, limits, _ := strings.Cut(text, ":")
	switch shortName(name) {
	case "ignore":
		v.view = vm.Ignore
	case "zero":
		v.view = func(k vm.Kind, v uint64) uint64 { return uint64(sign(k, v) * sign(k, v)) }
	case "sign":
		v.view = func(k vm.Kind, v uint64) uint64 { return uint64(sign(k, v)) }
	case "parity":
		v.view = func(_ vm.Kind, v uint64) uint64 { return v & 1 }
	case "clamp":
		from, to, _ := strings.Cut(limits, ":")
		low, err1 := strconv.ParseInt(from, 10, 64)
		high, err2 := strconv.ParseInt(to, 10, 64)
		if err1 != nil || err2 != nil || low > high {
			return v, s.bad(key, "clamp:LOW:HIGH, two integers")
		}
		v.view = func(k vm.Kind, v uint64) uint64 { return uint64(min(max(integer(k, v), low), high)) }
	default:
		return v, s.bad(key, "ignore, zero, sign, parity or clamp:LOW:HIGH")
	}
	return v, nil
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
