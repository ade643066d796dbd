package choice

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode/utf16"

	"github.com/gojpf/gojpf/config"
)

// Keys are those of all generators of a kind; what else a generator needs has keys
// that begin with its id.
var Keys = []config.Key{
	{Name: falseFirstKey, Type: config.Bool, Default: "true", JPF: true,
		Help: "Whether Verify.getBoolean tries false first."},
}

const falseFirstKey = "cg.boolean.false_first"

// Source is where FromConfig reads its keys: a configuration.
type Source interface {
	// Get returns the text under a key, and whether there is any.
	Get(key string) (string, bool)
}

// ObjectSource is a Source that knows the objects of the program, too.
type ObjectSource interface {
	Source
	// Objects returns the live objects of a class, named with dots, and of its
	// subclasses.
	Objects(class string) ([]uint32, error)
}

// VariableSource is a Source that knows the variables at the place of the
// choice, too: lists of values may name them.
type VariableSource interface {
	Source
	// Variable returns the value of a local variable or a field as an int64 or
	// a float64.
	Variable(name string) (value any, ok bool)
}

// KeyError says what is wrong with a key that a generator needs.
type KeyError struct {
	Key   string
	Value string // as it was written, "" if the key is not set
	Want  string // what was expected
}

func (e *KeyError) Error() string {
	if e.Value == "" {
		return fmt.Sprintf("%s is not set: expected %s", e.Key, e.Want)
	}
	return fmt.Sprintf("%s: expected %s, got %q", e.Key, e.Want, e.Value)
}

// Builder makes a generator from the keys that start with its id and a dot.
type Builder func(id string, cfg Source) (Generator, error)

var (
	buildersLock sync.RWMutex
	builders     = map[string]Builder{
		"BooleanChoiceGenerator":     buildBoolean,
		"IntIntervalGenerator":       buildInterval,
		"RandomIntIntervalGenerator": buildRandom,
		"IntChoiceFromList":          buildInts(NewIntList),
		"IntChoiceFromSet":           buildInts(NewIntSet),
		"NumberChoiceFromList":       buildInts(NewIntList),
		"LongChoiceFromList":         buildLongs,
		"FloatChoiceFromList":        buildFloats,
		"DoubleChoiceFromList":       buildDoubles(NewDoubleList),
		"DoubleChoiceFromSet":        buildDoubles(NewDoubleSet),
		"DoubleThresholdGenerator":   buildThreshold,
		"CharIntervalGenerator":      buildChars,
		"PermutationCG":              buildPermutations,
		"TypedObjectChoice":          buildObjects,
		"ExceptionChoiceFromList":    buildExceptions,
	}
	shortNames = map[string]string{
		"boolean": "BooleanChoiceGenerator", "interval": "IntIntervalGenerator", "random-interval": "RandomIntIntervalGenerator",
		"ints": "IntChoiceFromList", "int-set": "IntChoiceFromSet", "longs": "LongChoiceFromList", "floats": "FloatChoiceFromList",
		"doubles": "DoubleChoiceFromList", "double-set": "DoubleChoiceFromSet", "threshold": "DoubleThresholdGenerator",
		"chars": "CharIntervalGenerator", "permutations": "PermutationCG", "objects": "TypedObjectChoice",
		"exceptions": "ExceptionChoiceFromList",
	}
)

// RegisterClass makes a generator of the user's own available as the value of
// <id>.class. It panics if the name is taken.
func RegisterClass(name string, build Builder) {
	buildersLock.Lock()
	defer buildersLock.Unlock()
	if _, taken := builders[name]; taken || shortNames[name] != "" {
		panic("choice: class registered twice: " + name)
	}
	builders[name] = build
}

// builder finds a class by JPF's full name, JPF's name without its package or
// with a dot for the common part of it, gojpf's short name, or a registered
// one.
func builder(class string) Builder {
	buildersLock.RLock()
	defer buildersLock.RUnlock()
	if b := builders[class]; b != nil {
		return b
	}
	if long := shortNames[class]; long != "" {
		return builders[long]
	}
	name := strings.TrimPrefix(class, "gov.nasa.jpf")
	for _, prefix := range []string{".vm.choice.", ".vm.", ".jvm.choice.", ".jvm."} {
		if rest, ok := strings.CutPrefix(name, prefix); ok && !strings.Contains(rest, ".") {
			return builders[rest]
		}
	}
	return nil
}

// Classes lists the names that <id>.class may have, short ones excepted.
func Classes() []string {
	buildersLock.RLock()
	defer buildersLock.RUnlock()
	var names []string
	for name := range builders {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// FromConfig makes the generator that a configuration describes under an id:
// <id>.class names its class, further keys its parameters. An error names the
// key at fault and wraps a *KeyError.
func FromConfig(id string, cfg Source) (Generator, error) {
	key := id + ".class"
	class, ok := cfg.Get(key)
	class = strings.TrimSpace(class)
	if !ok || class == "" {
		return nil, &KeyError{Key: key, Want: "the class of the choice generator, such as IntIntervalGenerator"}
	}
	build := builder(class)
	if build == nil {
		return nil, &KeyError{Key: key, Value: class, Want: "a choice generator (" + strings.Join(Classes(), ", ") + ")"}
	}
	return build(id, cfg)
}

// parameter reads one key of a generator with parse.
func parameter[T any](cfg Source, key, want string, parse func(string) (T, bool)) (T, error) {
	text, ok := cfg.Get(key)
	text = strings.TrimSpace(text)
	if !ok || text == "" {
		var zero T
		return zero, &KeyError{Key: key, Want: want}
	}
	v, ok := parse(text)
	if !ok {
		return v, &KeyError{Key: key, Value: text, Want: want}
	}
	return v, nil
}

// optional is parameter for a key that may be left out.
func optional[T any](cfg Source, key, want string, otherwise T, parse func(string) (T, bool)) (T, error) {
	if text, ok := cfg.Get(key); !ok || strings.TrimSpace(text) == "" {
		return otherwise, nil
	}
	return parameter(cfg, key, want, parse)
}

func parseInt(text string) (int32, bool) {
	switch text {
	case "MAX":
		return math.MaxInt32, true
	case "MIN":
		return math.MinInt32, true
	}
	v, err := strconv.ParseInt(text, 0, 32)
	return int32(v), err == nil
}

func parseLong(text string) (int64, bool) {
	switch text {
	case "MAX":
		return math.MaxInt64, true
	case "MIN":
		return math.MinInt64, true
	}
	v, err := strconv.ParseInt(strings.TrimRight(text, "lL"), 0, 64)
	return v, err == nil
}

func parseDouble(text string) (float64, bool) {
	switch text {
	case "MAX":
		return math.MaxFloat64, true
	case "MIN":
		return math.SmallestNonzeroFloat64, true
	}
	if rest := strings.TrimRight(text, "dDfF"); rest != "" && strings.ContainsAny(rest[len(rest)-1:], "0123456789.") {
		text = rest
	}
	v, err := strconv.ParseFloat(text, 64)
	return v, err == nil
}

func parseBool(text string) (bool, bool) {
	switch strings.ToLower(text) {
	case "true", "yes", "on", "1":
		return true, true
	case "false", "no", "off", "0":
		return false, true
	}
	return false, false
}

// parseChar reads one character, in quotes or not, or the code of one.
func parseChar(text string) (uint16, bool) {
	if u := utf16.Encode([]rune(strings.Trim(text, "'"))); len(u) == 1 {
		return u[0], true
	}
	v, err := strconv.ParseUint(text, 0, 16)
	return uint16(v), err == nil
}

const (
	wantInt    = "an integer"
	wantDouble = "a number"
)

func buildBoolean(id string, cfg Source) (Generator, error) {
	falseFirst, err := FalseFirst(cfg)
	return NewBoolean(id, falseFirst), err
}

// FalseFirst reads whether generators of booleans try false first.
func FalseFirst(cfg Source) (bool, error) {
	return optional(cfg, falseFirstKey, "true or false", true, parseBool)
}

func buildInterval(id string, cfg Source) (Generator, error) {
	low, err := parameter(cfg, id+".min", wantInt, parseInt)
	if err != nil {
		return nil, err
	}
	high, err := parameter(cfg, id+".max", wantInt, parseInt)
	if err != nil {
		return nil, err
	}
	delta, err := optional(cfg, id+".delta", wantInt, 1, parseInt)
	if err != nil {
		return nil, err
	}
	if delta == 0 {
		return nil, &KeyError{Key: id + ".delta", Value: "0", Want: "an integer other than 0"}
	}
	return NewIntSteps(id, low, high, delta)
}

func buildRandom(id string, cfg Source) (Generator, error) {
	low, err := parameter(cfg, id+".min", wantInt, parseInt)
	if err != nil {
		return nil, err
	}
	high, err := parameter(cfg, id+".max", wantInt, parseInt)
	if err != nil {
		return nil, err
	}
	n, err := optional(cfg, id+".n", wantInt, 1, parseInt)
	if err != nil {
		return nil, err
	}
	seed, err := optional(cfg, id+".seed", wantInt, 1, parseLong)
	if err != nil {
		return nil, err
	}
	if n < 1 {
		return nil, &KeyError{Key: id + ".n", Value: intText(n), Want: "an integer above 0"}
	}
	return NewRandomInts(id, low, high, int(n), uint64(seed))
}

// elements cuts a list at commas, semicolons and blanks; braces around it are
// allowed.
func elements(cfg Source, key, want string) ([]string, error) {
	text, _ := cfg.Get(key)
	text = strings.TrimSpace(text)
	if rest, ok := strings.CutPrefix(text, "{"); ok {
		text = strings.TrimSuffix(rest, "}")
	}
	items := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(",; \t", r) })
	if len(items) == 0 {
		return nil, &KeyError{Key: key, Want: want}
	}
	return items, nil
}

// numbers reads <id>.values: literals, or names of variables with an optional
// sign.
func numbers[T any](id string, cfg Source, want string, parse func(string) (T, bool), convert func(any) T) ([]T, error) {
	key := id + ".values"
	items, err := elements(cfg, key, "a list of numbers")
	if err != nil {
		return nil, err
	}
	values := make([]T, len(items))
	for i, item := range items {
		v, ok := parse(item)
		if !ok {
			var found any
			if found, ok = variable(cfg, item); !ok {
				return nil, &KeyError{Key: key, Value: item, Want: want}
			}
			v = convert(found)
		}
		values[i] = v
	}
	return values, nil
}

func variable(cfg Source, name string) (any, bool) {
	vars, ok := cfg.(VariableSource)
	if !ok {
		return nil, false
	}
	bare, negative := strings.CutPrefix(name, "-")
	v, ok := vars.Variable(strings.TrimPrefix(bare, "+"))
	if !ok || !negative {
		return v, ok
	}
	if n, isInt := v.(int64); isInt {
		return -n, true
	}
	return -v.(float64), true
}

func toLong(v any) int64 {
	if n, ok := v.(int64); ok {
		return n
	}
	return int64(v.(float64))
}

func toDouble(v any) float64 {
	if n, ok := v.(int64); ok {
		return float64(n)
	}
	return v.(float64)
}

func buildInts(build func(string, ...int32) *IntList) Builder {
	return func(id string, cfg Source) (Generator, error) {
		values, err := numbers(id, cfg, "integers or names of variables", parseInt, func(v any) int32 { return int32(toLong(v)) })
		if err != nil {
			return nil, err
		}
		return build(id, values...), nil
	}
}

func buildLongs(id string, cfg Source) (Generator, error) {
	values, err := numbers(id, cfg, "integers or names of variables", parseLong, toLong)
	if err != nil {
		return nil, err
	}
	return NewLongList(id, values...), nil
}

func buildFloats(id string, cfg Source) (Generator, error) {
	parse := func(text string) (float32, bool) { v, ok := parseDouble(text); return float32(v), ok }
	values, err := numbers(id, cfg, "numbers or names of variables", parse, func(v any) float32 { return float32(toDouble(v)) })
	if err != nil {
		return nil, err
	}
	return NewFloatList(id, values...), nil
}

func buildDoubles(build func(string, ...float64) *DoubleList) Builder {
	return func(id string, cfg Source) (Generator, error) {
		values, err := numbers(id, cfg, "numbers or names of variables", parseDouble, toDouble)
		if err != nil {
			return nil, err
		}
		return build(id, values...), nil
	}
}

func buildThreshold(id string, cfg Source) (Generator, error) {
	var values [3]float64
	for i, name := range []string{".low", ".threshold", ".high"} {
		v, err := parameter(cfg, id+name, wantDouble, parseDouble)
		if err != nil {
			return nil, err
		}
		values[i] = v
	}
	return NewDoubleThreshold(id, values[0], values[1], values[2]), nil
}

func buildChars(id string, cfg Source) (Generator, error) {
	low, err := parameter(cfg, id+".min", "a character", parseChar)
	if err != nil {
		return nil, err
	}
	high, err := parameter(cfg, id+".max", "a character", parseChar)
	if err != nil {
		return nil, err
	}
	return NewCharInterval(id, low, high), nil
}

func buildPermutations(id string, cfg Source) (Generator, error) {
	n, err := parameter(cfg, id+".n", wantInt, parseInt)
	if err != nil {
		return nil, err
	}
	if n < 0 || n > maxPermuted {
		return nil, &KeyError{Key: id + ".n", Value: intText(n), Want: fmt.Sprintf("a number between 0 and %d", maxPermuted)}
	}
	return NewPermutations(id, int(n))
}

func buildObjects(id string, cfg Source) (Generator, error) {
	key := id + ".type"
	class, err := parameter(cfg, key, "the name of a class", func(text string) (string, bool) { return text, true })
	if err != nil {
		return nil, err
	}
	withNull, err := optional(cfg, id+".include_null", "true or false", true, parseBool)
	if err != nil {
		return nil, err
	}
	source, ok := cfg.(ObjectSource)
	if !ok {
		return nil, fmt.Errorf("%s.class: objects can only be chosen where the program runs", id)
	}
	refs, err := source.Objects(class)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", key, err)
	}
	if withNull {
		refs = append(slices.Clone(refs), 0)
	}
	return NewObjects(id, class, refs), nil
}

func buildExceptions(id string, cfg Source) (Generator, error) {
	classes, err := elements(cfg, id+".values", "a list of exception classes (none for throwing nothing)")
	if err != nil {
		return nil, err
	}
	for i, class := range classes {
		if class == "none" {
			classes[i] = ""
		}
	}
	return NewExceptionList(id, classes...), nil
}
