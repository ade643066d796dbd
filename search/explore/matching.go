package explore

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"sync"

	"github.com/gojpf/gojpf/search/result"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/spec"
)

// configureMatching sets what takes part in state matching.
// It has to be there in front of the first digest.
func (x setup) configureMatching(o *matchingOptions) {
	policy := o.policy
	m := vm.Matching{Full: policy == "full", Holds: o.holds}
	switch policy {
	case "adaptive":
		m.Top = vm.TopThreads
	case "top":
		m.Top = vm.TopAlways
	}
	filtered, views := &o.filtered, o.views
	o.leaveOut(&m)
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
	// filter.fields and annotations are the user's word that something does not matter, and
	// full compares more than is needed: neither makes a run incomplete. All else may match
	// states that go on differently.
	x.lossy = ""
	if policy == "adaptive" || policy == "top" || len(views) > 0 || m.Drop != nil || m.Frame != nil || m.Declared {
		x.lossy = policy
	}
	x.frameless = m.Frame != nil
	x.m.SetMatching(m)
}

// fieldView is how the fields of a name in das.fields take part in matching.
type fieldView struct {
	field spec.Field
	view  vm.FieldView
}

// leaveOut leaves out of states what the keys of vm.serializer.class=abstraction
// name.
// JPF's dynamic abstraction: the user says what of a state matters, and the verdict is about
// that.
func (o *matchingOptions) leaveOut(m *vm.Matching) {
	classes, methods := o.classes, o.methods
	m.Declared = o.declared
	// With das.all_objects what such frames refer to stays a part of the state.
	without := vm.FrameNone
	if o.objects {
		without = vm.FrameRefs
	}
	// The patterns note which of them have matched, for warnings about those that never did.
	var mu sync.Mutex // of several machines that search at once
	if classes != nil && classes.Some() {
		m.Drop = func(c *vm.Class) bool {
			mu.Lock()
			defer mu.Unlock()
			return !classes.Has(c)
		}
	}
	if methods != nil && methods.Some() {
		m.Frame = func(of *vm.Method) vm.FrameView {
			mu.Lock()
			defer mu.Unlock()
			if methods.Has(of) {
				return vm.FrameWhole
			}
			return without
		}
	}
}

// viewNamed is how the fields take part that das.ID.abstraction is set for; nil where
// there is none of the name, with what is expected in its place.
func viewNamed(text string) (view vm.FieldView, expected string) {
	name, limits, _ := strings.Cut(text, ":")
	switch shortName(name) {
	case "ignore":
		view = vm.Ignore
	case "zero":
		// NaN, whose sign is 2, is neither zero nor like other numbers.
		view = func(k vm.Kind, v uint64) uint64 { return uint64(sign(k, v) * sign(k, v)) }
	case "sign":
		view = func(k vm.Kind, v uint64) uint64 { return uint64(sign(k, v)) }
	case "parity":
		view = func(_ vm.Kind, v uint64) uint64 { return v & 1 }
	// A counter that grows for ever has finitely many values then, which is what the view is
	// for.
	case "clamp":
		from, to, _ := strings.Cut(limits, ":")
		low, err1 := strconv.ParseInt(from, 10, 64)
		high, err2 := strconv.ParseInt(to, 10, 64)
		if err1 != nil || err2 != nil || low > high {
			return nil, "clamp:LOW:HIGH, two integers"
		}
		view = func(k vm.Kind, v uint64) uint64 { return uint64(min(max(integer(k, v), low), high)) }
	default:
		return nil, "ignore, zero, sign, parity or clamp:LOW:HIGH"
	}
	return view, ""
}

// integer is the value of a field, cut off behind the point.
// References are their object's number: only whether that is 0 means something.
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
// A fraction has a sign, which integer cuts off.
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
// As long as no state was met again nothing was dropped, and the run is as good as any.
func (x *explorer) cutLossy() {
	if x.lossy != "" && (x.matched || x.r.Statistics.StatesVisited > 0) {
		x.cut(result.Cut{
			Reason: fmt.Sprintf("states were matched by parts of them (vm.serializer.class=%s)", x.lossy),
			Help:   "what differs between matched states was searched for one of them only; vm.serializer.class=filtering matches equal states",
		})
	}
}
