package reflocator_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/listener/listenertest"
	_ "github.com/gojpf/gojpf/listener/objecttracker"
	_ "github.com/gojpf/gojpf/listener/reflocator"
)

func TestLocates(t *testing.T) {
	classes := listenertest.Compile(t, "../objecttracker/testdata/Track.java")
	_, out := listenertest.Run(t, classes, "Track", "listener=ObjectTracker", "ot.include=Track$Box")
	found := regexp.MustCompile(`new Track\$Box@([0-9a-f]+)`).FindStringSubmatch(out)
	if found == nil {
		t.Fatalf("no box in:\n%s", out)
	}
	id := found[1]
	_, out = listenertest.Run(t, classes, "Track", "listener=ReferenceLocator", "refloc.create="+id, "refloc.release="+id, "refloc.use="+id)
	listenertest.Contains(t, out,
		"created Track$Box@"+id+" by main\n\tat Track.main(Track.java:15)\n",
		"used Track$Box@"+id+" by main\n\tat Track$Box.set(Track.java:6)\n\tat Track.main(Track.java:16)\n",
		"released Track$Box@"+id)
	if n := strings.Count(out, "created"); n != 1 {
		t.Errorf("created %d times", n)
	}
	_, out = listenertest.Run(t, classes, "Track", "listener=ReferenceLocator", "refloc.release="+id)
	if !strings.HasPrefix(out, "released Track$Box@"+id) {
		t.Errorf("expected the release only:\n%s", out)
	}
	for _, setting := range []string{"refloc.use=-1", "refloc.create="} {
		if _, _, err := listenertest.Try(t, classes, "Track", "listener=ReferenceLocator", setting); err == nil || !strings.Contains(err.Error(), "refloc.") {
			t.Errorf("%s: error %v", setting, err)
		}
	}
}
