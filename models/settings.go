package models

import (
	"math"
	"strconv"
	"strings"
	"sync"

	"github.com/gojpf/gojpf/choice"
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/vm"
)

// Keys are those that a program asks for. They are read when it does, and not before:
// a program may set them itself, with Verify.setProperties or @JPFConfig.
var Keys = []config.Key{
	{Name: "target.test_method", Type: config.String,
		Help: "Which test method of a TestJPF class the machine runs."}, // TestJPF.java reads it
	{Name: ignorePathKey, Type: config.Bool, Default: "true", JPF: true,
		Help: "Whether Verify.ignoreIf cuts paths; otherwise it does nothing."},
	{Name: atomicKey, Type: config.Bool, Default: "true", JPF: true,
		Help: "Whether Verify.beginAtomic keeps other threads away; otherwise it does nothing."},
	{Name: intsKey, Type: config.List, JPF: true, Help: "The values that stand for all ints of an enumerated Random."},
	{Name: longsKey, Type: config.List, JPF: true, Help: "The values that stand for all longs of an enumerated Random."},
	{Name: floatsKey, Type: config.List, JPF: true, Help: "The values that stand for all floats of an enumerated Random."},
	{Name: doublesKey, Type: config.List, JPF: true, Help: "The values that stand for all doubles of an enumerated Random."},
}

const (
	ignorePathKey = "vm.verify.ignore_path"
	atomicKey     = "cg.enable_atomic"
	intsKey       = "vm.random_ints"
	longsKey      = "vm.random_longs"
	floatsKey     = "vm.random_floats"
	doublesKey    = "vm.random_doubles"
)

func ignoresPaths(e *vm.Env) bool   { return flagSetting(e, ignorePathKey) }
func atomicSections(e *vm.Env) bool { return flagSetting(e, atomicKey) }

// The values that stand for all of a type. JPF's own of floats and doubles are the
// limits of the types; ours stay within what the methods promise, from 0 to less
// than 1.

func randomInts(e *vm.Env) []int32 {
	parse := func(s string) (int32, error) { v, err := strconv.ParseInt(s, 0, 32); return int32(v), err }
	return samples(e, intsKey, parse, math.MinInt32, 0, 1, 2, 3, 4, math.MaxInt32)
}

func randomLongs(e *vm.Env) []int64 {
	parse := func(s string) (int64, error) { return strconv.ParseInt(strings.TrimRight(s, "lL"), 0, 64) }
	return samples(e, longsKey, parse, math.MinInt64, 0, math.MaxInt64)
}

func randomFloats(e *vm.Env) []float32 {
	parse := func(s string) (float32, error) { v, err := strconv.ParseFloat(s, 32); return float32(v), err }
	return samples(e, floatsKey, parse, 0, 0.5, 1-0x1p-24)
}

func randomDoubles(e *vm.Env) []float64 {
	parse := func(s string) (float64, error) { return strconv.ParseFloat(s, 64) }
	return samples(e, doublesKey, parse, 0, 0.5, 1-0x1p-53)
}

// samples reads a key with a list of numbers, and notes that no others are tried.
func samples[T any](e *vm.Env, key string, parse func(string) (T, error), otherwise ...T) []T {
	if h := hooks(e).Cut; h != nil {
		h(e.M, "some values of unlimited random numbers", "they are those of "+key+", or a few of ours")
	}
	var values []T
	for _, item := range strings.FieldsFunc(setting(e, key), func(r rune) bool { return strings.ContainsRune(",; \t{}", r) }) {
		v, err := parse(item)
		if err != nil {
			badChoice(e, &choice.KeyError{Key: key, Value: item, Want: "a list of numbers"})
			return otherwise
		}
		values = append(values, v)
	}
	if len(values) == 0 {
		return otherwise
	}
	return values
}

// setting reads a key of the run's configuration.
func setting(e *vm.Env, key string) string {
	if c := options(e).Config; c != nil {
		v, _ := c.Get(key)
		return strings.TrimSpace(v)
	}
	return ""
}

// flagSetting reads a key that is true unless it is false.
func flagSetting(e *vm.Env, key string) bool {
	switch strings.ToLower(setting(e, key)) {
	case "false", "no", "off", "0":
		return false
	}
	return true
}

// Config is the configuration of a run as the program sees it. It is safe for
// several workers.
type Config interface {
	Get(key string) (string, bool)
	Set(key, value string)
}

// NewConfig makes the configuration of a run visible to the program. From then
// on cfg must be changed through the result only.
func NewConfig(cfg *config.Config) Config {
	return &sharedConfig{cfg: cfg, read: map[string]configText{}}
}

type sharedConfig struct {
	mu   sync.Mutex
	cfg  *config.Config
	read map[string]configText // what was asked for: choices ask again and again
}

type configText struct {
	value string
	ok    bool
}

// Get implements Config; a key that only has a default has a value.
func (c *sharedConfig) Get(key string) (string, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	t, known := c.read[key]
	if !known {
		t.value = c.cfg.String(key)
		t.ok = t.value != "" || c.cfg.Has(key)
		c.read[key] = t
	}
	return t.value, t.ok
}

// Set implements Config.
func (c *sharedConfig) Set(key, value string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.cfg.Set(key, value, config.Origin{})
	clear(c.read) // a key may have several names
}

// SetProperty changes the configuration as "key=value", or "key+=value" to
// append to a list, says.
func SetProperty(c Config, setting string) {
	key, value, _ := strings.Cut(setting, "=")
	key, value = strings.TrimSpace(strings.TrimPrefix(key, "+")), strings.TrimSpace(value)
	if list, appends := strings.CutSuffix(key, "+"); appends {
		key = strings.TrimSpace(list)
		if old, ok := c.Get(key); ok && old != "" {
			value = old + "," + value
		}
	}
	if key != "" {
		c.Set(key, value)
	}
}
