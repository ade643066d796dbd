package heaptracker_test

import (
	"strings"
	"testing"

	_ "github.com/gojpf/gojpf/listener/heaptracker"
	"github.com/gojpf/gojpf/listener/listenertest"
)

func TestLimits(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Grow.java")
	for _, test := range []struct {
		settings, want string
	}{
		{"", ""},
		{"heap.live_limit=31", ""}, // 30 that stay, and the last that is garbage but for its frame
		{"heap.live_limit=25", "live objects, limit 25"},
		{"heap.live_limit=9", "live objects, limit 9"},
		{"heap.size_limit=400", "bytes in live objects, limit 400"},
		{"heap.size_limit=1300", ""},
		{"heap.live_limit=9,heap.exclude=Grow*", ""},
		{"heap.live_limit=9,heap.throw_exception=true", "got 8"},
		{"heap.live_limit=80,heap.throw_exception=true", ""},
	} {
		settings := []string{"listener=HeapTracker"}
		settings = append(settings, "heap.include=Grow*")
		for s := range strings.SplitSeq(test.settings, ",") {
			if s != "" {
				settings = append(settings, s)
			}
		}
		r, out := listenertest.Run(t, classes, "Grow", settings...)
		got := ""
		if len(r.Violations) > 0 {
			got = r.Violations[0].Message
		}
		if !strings.Contains(got, test.want) || test.want == "" && got != "" {
			t.Errorf("%s: %q, want %q\n%s", test.settings, got, test.want, out)
		}
	}
}

func TestStatistics(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Grow.java")
	_, out := listenertest.Run(t, classes, "Grow", "listener=HeapTracker", "heap.include=Grow*", "heap.show_types=true", "vm.storage.class=nil")
	// 20, 40 and 60 items, once each: the choice between them comes first.
	listenertest.Contains(t, out, "heap: 120 objects made", "     120 Grow$Item\n", "at most 3")
	_, out = listenertest.Run(t, classes, "Grow", "listener=HeapTracker", "heap.show_types=true", "heap.max_types=1")
	listenertest.Contains(t, out, "120 Grow$Item\n  and ", "types more")
}
