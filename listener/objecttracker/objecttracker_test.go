package objecttracker_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/internal/keys"
	"github.com/gojpf/gojpf/listener"
	"github.com/gojpf/gojpf/listener/listenertest"
	_ "github.com/gojpf/gojpf/listener/objecttracker"
)

func TestTracks(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Track.java")
	number := regexp.MustCompile(`@[0-9a-f]+`)
	for _, test := range []struct {
		settings []string
		want     string
	}{
		{[]string{"ot.include=Track$Box"}, "main: new Track$Box@ (Track.java:15)\nmain: call Track$Box@.<init>()\nmain: call Track$Box@.set(7)\n" +
			"main: put Track$Box@.value = 7 (Track.java:6)\nmain: get Track$Box@.value = 7 (Track.java:18)\nreleased Track$Box@\n"},
		{[]string{"ot.include=Track*", "ot.exclude=Track$Box", "ot.log_life=false"}, "main: call Track$Other@.<init>()\nmain: put Track$Other@.value = 8 (Track.java:18)\nmain: get Track$Other@.value = 8 (Track.java:20)\n"},
		{[]string{"ot.include=Track$Box", "ot.log_calls=false", "ot.log_fields=false"}, "main: new Track$Box@ (Track.java:15)\nreleased Track$Box@\n"},
		{[]string{"ot.log_life=false", "ot.log_fields=false"}, "main: call Track$Box@.<init>()\nmain: call Track$Box@.set(7)\nmain: call Track$Other@.<init>()\n"},
	} {
		_, out := listenertest.Run(t, classes, "Track", append(test.settings, "listener=ObjectTracker")...)
		if got := number.ReplaceAllString(out, "@"); got != test.want {
			t.Errorf("%v:\n%swant\n%s", test.settings, got, test.want)
		}
	}
}

func TestRefs(t *testing.T) {
	classes := listenertest.Compile(t, "testdata/Track.java")
	_, out := listenertest.Run(t, classes, "Track", "listener=ObjectTracker", "ot.include=int[]", "ot.log_life=false")
	found := regexp.MustCompile(`put int\[2\]@([0-9a-f]+)\[1\] = 8`).FindStringSubmatch(out)
	if found == nil {
		t.Fatalf("no write of the array in:\n%.2000s", out)
	}
	_, out = listenertest.Run(t, classes, "Track", "listener=ObjectTracker", "ot.refs="+found[1], "ot.log_life=false")
	listenertest.Contains(t, out, "put int[2]@"+found[1]+"[1] = 8 (Track.java:20)\n")
	for _, spelt := range []string{"0x" + found[1], "@" + found[1], `"0X` + strings.ToUpper(found[1]) + `"`} {
		if _, again := listenertest.Run(t, classes, "Track", "listener=ObjectTracker", "ot.refs="+spelt, "ot.log_life=false"); again != out {
			t.Errorf("%s:\n%s", spelt, again)
		}
	}
	if strings.Contains(out, "Track$Box") {
		t.Errorf("another object is followed:\n%s", out)
	}
	for _, setting := range []string{"ot.refs=xyz", "ot.refs=0", "ot.log_life=maybe"} {
		if _, _, err := listenertest.Try(t, classes, "Track", "listener=ObjectTracker", setting); err == nil || !strings.Contains(err.Error(), "ot.") {
			t.Errorf("%s: error %v", setting, err)
		}
	}
}

// Whatever is printed, a search with it can have checkpoints.
func TestCheckpointed(t *testing.T) {
	for _, settings := range [][]string{nil, {"+ot.log_life=false"}, {"+ot.log_calls=false", "+ot.log_fields=false"}} {
		registry := keys.Registry()
		cfg, err := config.Load(config.Options{Registry: registry, Args: append(settings, "+target=Track")})
		if err != nil {
			t.Fatal(err)
		}
		for _, k := range listener.Kinds() {
			l, err := k.New(cfg)
			if _, ok := l.(listener.Checkpointed); err != nil || !ok {
				t.Errorf("%s with %v: %T, %v", k.Names[0], settings, l, err)
			}
		}
	}
}
