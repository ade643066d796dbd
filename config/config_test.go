package config

import (
	"math"
	"slices"
	"testing"
	"time"
)

var typedKeys = []Key{
	{Name: "a.bool", Type: Bool, Default: "true", Help: "b"},
	{Name: "a.int", Type: Int, Least: Signed, Default: "7"},
	{Name: "a.long", Type: Long, Least: Signed},
	{Name: "a.natural", Type: Int},
	{Name: "a.least", Type: Long, Least: -1, Default: "-1"},
	{Name: "a.float", Type: Float},
	{Name: "a.duration", Type: Duration},
	{Name: "a.size", Type: Size},
	{Name: "a.time", Type: Time},
	{Name: "a.class", Type: Class},
	{Name: "a.classes", Type: Classes},
}

func TestTypedGetters(t *testing.T) {
	getters := map[string]func(c *Config) (any, error){
		"a.bool":     func(c *Config) (any, error) { return c.Bool("a.bool") },
		"a.int":      func(c *Config) (any, error) { return c.Int("a.int") },
		"a.long":     func(c *Config) (any, error) { return c.Int64("a.long") },
		"a.natural":  func(c *Config) (any, error) { return c.Int("a.natural") },
		"a.least":    func(c *Config) (any, error) { return c.Int64("a.least") },
		"a.float":    func(c *Config) (any, error) { return c.Float("a.float") },
		"a.duration": func(c *Config) (any, error) { return c.Duration("a.duration") },
		"a.size":     func(c *Config) (any, error) { return c.Size("a.size") },
		"a.time":     func(c *Config) (any, error) { return c.Time("a.time") },
	}
	bad := struct{}{}
	noon := time.Date(2020, 2, 29, 12, 0, 0, 0, time.UTC)
	for _, test := range []struct {
		key, text string
		want      any // bad: an error
	}{
		{"a.bool", "Yes", true}, {"a.bool", "off", false}, {"a.bool", "", true}, {"a.bool", "1", bad},
		{"a.int", "-12", -12}, {"a.int", "+12", 12}, {"a.int", "012", 12}, {"a.int", "0x1F", 31},
		{"a.int", "-0x1F", -31}, {"a.int", "1_000", 1000}, {"a.int", "MAX", math.MaxInt32},
		{"a.int", "MIN", math.MinInt32}, {"a.int", "", 7}, {"a.int", "2147483648", bad}, {"a.int", "1.5", bad},
		{"a.int", "0b11", bad}, {"a.int", "1K", bad},
		{"a.long", "MAX", int64(math.MaxInt64)}, {"a.long", "MIN", int64(math.MinInt64)}, {"a.long", "", int64(0)},
		{"a.long", "3000000000", int64(3000000000)},
		{"a.float", "0.5", 0.5}, {"a.float", "x", bad},
		{"a.float", "-0.5", bad}, {"a.float", "NaN", bad}, {"a.float", "9e999", bad},
		{"a.natural", "0", 0}, {"a.natural", "-1", bad}, {"a.natural", "MIN", bad},
		{"a.least", "-1", int64(-1)}, {"a.least", "-2", bad},
		{"a.duration", "30s", 30 * time.Second}, {"a.duration", "1h5m", 65 * time.Minute},
		{"a.duration", "1500", 1500 * time.Millisecond}, {"a.duration", "1:30", 90 * time.Second},
		{"a.duration", "1:00:01", 3601 * time.Second}, {"a.duration", "MAX", time.Duration(math.MaxInt64)},
		{"a.duration", "-5s", bad}, {"a.duration", "1:2:3:4", bad}, {"a.duration", "9223372036854775807", bad},
		{"a.size", "0", int64(0)}, {"a.size", "64", int64(64)}, {"a.size", "64K", int64(65536)}, {"a.size", "1m", int64(1 << 20)},
		{"a.size", "2 GB", int64(2 << 30)}, {"a.size", "1MiB", int64(1 << 20)}, {"a.size", "1T", int64(1 << 40)},
		{"a.size", "-1", bad}, {"a.size", "K", bad}, {"a.size", "1iB", bad}, {"a.size", "9000000000G", bad}, {"a.size", "B", bad},
		{"a.time", "2020-02-29T12:00:00Z", noon}, {"a.time", "2020-02-29T13:00:00+01:00", noon},
		{"a.time", "2020-02-29 12:00", noon}, {"a.time", "1582977600000", noon}, {"a.time", "yesterday", bad},
	} {
		c := New(NewRegistry(typedKeys...))
		c.Set(test.key, test.text, CommandLine)
		got, err := getters[test.key](c)
		if test.want == bad {
			if err == nil {
				t.Errorf("%s=%s: got %v, want an error", test.key, test.text, got)
			}
			if len(c.Validate()) != 1 {
				t.Errorf("%s=%s: Validate accepts it", test.key, test.text)
			}
			continue
		}
		if err != nil || got != test.want {
			t.Errorf("%s=%s: got %v (%v), want %v", test.key, test.text, got, err, test.want)
		}
		if errs := c.Validate(); len(errs) != 0 {
			t.Errorf("%s=%s: Validate says %v", test.key, test.text, errs)
		}
	}
}

func TestClasses(t *testing.T) {
	c := New(NewRegistry(typedKeys...))
	c.Set("a.classes", ".listener.A; b.B , ./mine.star,..", CommandLine)
	want := []string{"gov.nasa.jpf.listener.A", "b.B", "./mine.star", ".."}
	if got := c.Classes("a.classes"); !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	for text, ok := range map[string]bool{
		"a.B": true, ".x.Y": true, "Outer$Inner": true, "./x.star": true, "a b": false, "a..B": false, "a.B=": false,
	} {
		c := New(NewRegistry(typedKeys...))
		c.Set("a.class", text, CommandLine)
		if got := len(c.Validate()) == 0; got != ok {
			t.Errorf("class %q accepted: %v, want %v", text, got, ok)
		}
	}
}

func TestSplitList(t *testing.T) {
	for text, want := range map[string][]string{
		"":             nil,
		" , ;":         nil,
		"a":            {"a"},
		" a ,b; c d ;": {"a", "b", "c d"},
		`a\,b,c`:       {"a,b", "c"},
		`a\b\`:         {`a\b\`},
	} {
		if got := splitList(text); !slices.Equal(got, want) {
			t.Errorf("splitList(%q) = %q, want %q", text, got, want)
		}
	}
}

func TestRegistryRejectsMistakes(t *testing.T) {
	for name, keys := range map[string][]Key{
		"twice":       {{Name: "a"}, {Name: "a"}},
		"alias twice": {{Name: "a"}, {Name: "b", Aliases: []string{"a"}}},
		"family":      {{Name: "a.*"}, {Name: "a.*"}},
		"no name":     {{}},
		"stars":       {{Name: "a.*.*"}},
		"bad default": {{Name: "a", Type: Int, Default: "x"}},
	} {
		t.Run(name, func(t *testing.T) {
			defer func() {
				if recover() == nil {
					t.Error("accepted")
				}
			}()
			NewRegistry(keys...)
		})
	}
}

func TestEditDistance(t *testing.T) {
	for _, test := range []struct {
		a, b string
		want int
	}{
		{"", "", 0}, {"", "abc", 3}, {"abc", "abc", 0}, {"abc", "acb", 1}, {"abc", "ab", 1},
		{"kitten", "sitting", 3}, {"depht", "depth", 1}, {"ca", "abc", 3},
	} {
		if got := editDistance(test.a, test.b); got != test.want {
			t.Errorf("editDistance(%q, %q) = %d, want %d", test.a, test.b, got, test.want)
		}
		if got := editDistance(test.b, test.a); got != test.want {
			t.Errorf("editDistance(%q, %q) = %d, want %d", test.b, test.a, got, test.want)
		}
	}
}
