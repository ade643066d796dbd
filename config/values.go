package config

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"
)

// check tests a value against the key's type; if it does not fit, check says
// what was expected. The empty text always fits: it stands for "not set".
func (k *Key) check(text string) (expected string, ok bool) {
	if text == "" {
		return "", true
	}
	switch k.Type {
	case Bool:
		_, ok = parseBool(text)
		return expectedBool, ok
	case Int:
		return k.checkInt(text, 32)
	case Long:
		return k.checkInt(text, 64)
	case Float:
		v, ok := parseFloat(text)
		if ok && k.Ignored == "" && v < float64(k.Least) {
			return atLeast(k.Least), false
		}
		return expectedFloat, ok
	case Duration:
		_, ok = parseDuration(text)
		return expectedDuration, ok
	case Size:
		_, ok = parseSize(text)
		return expectedSize, ok
	case Time:
		_, ok = parseTime(text)
		return expectedTime, ok
	case Enum:
		_, ok = matchValue(k.Values, text)
		return expectedOneOf(k.Values), ok
	case List:
		if len(k.Values) == 0 {
			return "", true
		}
		for _, element := range splitList(text) {
			if _, ok := matchValue(k.Values, element); !ok {
				return "a list of " + strings.Join(k.Values, ", "), false
			}
		}
		return "", true
	case Class:
		return expectedClass, isClassName(expandClass(text)) || isScript(text)
	case Classes:
		for _, element := range splitList(text) {
			if !isClassName(expandClass(element)) && !isScript(element) {
				return "a list of class names", false
			}
		}
		return "", true
	}
	return "", true
}

// checkInt is check for integers.
func (k *Key) checkInt(text string, bits int) (expected string, ok bool) {
	v, ok := parseInt(text, bits)
	if ok && k.Ignored == "" && v < k.Least {
		return atLeast(k.Least), false
	}
	return expectedInt, ok
}

func atLeast[T int | int64](least T) string {
	if least == 0 {
		return "a number that is not negative"
	}
	return fmt.Sprintf("a number above %d", least-1)
}

const (
	expectedBool     = "true or false"
	expectedInt      = "an integer"
	expectedFloat    = "a number"
	expectedDuration = "a duration (such as 30s, 5m, 1:30 or a number of milliseconds)"
	expectedSize     = "a size (such as 64K, 1M or 2G)"
	expectedTime     = "a time (such as 2020-02-29T12:00:00Z or milliseconds since 1970)"
	expectedClass    = "a class name"
)

func expectedOneOf(values []string) string {
	return "one of " + strings.Join(values, ", ")
}

// matchValue finds text among values, ignoring case, and returns it as the
// registry spells it.
func matchValue(values []string, text string) (string, bool) {
	for _, v := range values {
		if strings.EqualFold(v, text) {
			return v, true
		}
	}
	return "", false
}

func parseBool(text string) (value, ok bool) {
	switch strings.ToLower(text) {
	case "true", "yes", "on":
		return true, true
	case "false", "no", "off":
		return false, true
	}
	return false, false
}

// parseInt reads a decimal or 0x number of so many bits, with '_' allowed
// between digits.
func parseInt(text string, bits int) (int64, bool) {
	switch text {
	case "MAX":
		return 1<<(bits-1) - 1, true
	case "MIN":
		return -1 << (bits - 1), true
	}
	if v, err := strconv.ParseInt(text, 10, bits); err == nil {
		return v, true // decimal first: a leading 0 means nothing here
	}
	digits := strings.TrimLeft(text, "+-")
	if strings.Contains(text, "_") || strings.HasPrefix(strings.ToLower(digits), "0x") {
		v, err := strconv.ParseInt(text, 0, bits)
		return v, err == nil
	}
	return 0, false
}

func parseFloat(text string) (float64, bool) {
	switch text {
	case "MAX":
		return math.MaxFloat64, true
	case "MIN":
		return -math.MaxFloat64, true
	}
	v, err := strconv.ParseFloat(text, 64)
	return v, err == nil && !math.IsNaN(v) && !math.IsInf(v, 0)
}

// parseDuration reads Go's notation (90s, 1h30m), JPF's h:m:s, or a number of
// milliseconds.
func parseDuration(text string) (time.Duration, bool) {
	const maxMillis = math.MaxInt64 / int64(time.Millisecond)
	if text == "MAX" {
		return math.MaxInt64, true
	}
	if millis, err := strconv.ParseInt(text, 10, 64); err == nil {
		return time.Duration(millis) * time.Millisecond, 0 <= millis && millis <= maxMillis
	}
	if fields := strings.Split(text, ":"); len(fields) == 2 || len(fields) == 3 {
		var seconds int64
		for _, field := range fields {
			n, err := strconv.ParseUint(field, 10, 31)
			if err != nil {
				return 0, false
			}
			seconds = seconds*60 + int64(n)
		}
		return time.Duration(seconds) * time.Second, seconds <= maxMillis/1000
	}
	d, err := time.ParseDuration(text)
	return d, err == nil && d >= 0
}

// parseSize reads a number of bytes with an optional unit, a power of 1024.
func parseSize(text string) (int64, bool) {
	if text == "MAX" {
		return math.MaxInt64, true
	}
	number := strings.ToUpper(text)
	number = strings.TrimSuffix(number, "B")
	number = strings.TrimSuffix(number, "I")
	shift := 0
	if number != "" {
		switch number[len(number)-1] {
		case 'K':
			shift = 10
		case 'M':
			shift = 20
		case 'G':
			shift = 30
		case 'T':
			shift = 40
		}
	}
	if shift != 0 {
		number = strings.TrimRight(number[:len(number)-1], " ")
	} else if strings.HasSuffix(strings.ToUpper(text), "I") || strings.HasSuffix(strings.ToUpper(text), "IB") {
		return 0, false
	}
	n, err := strconv.ParseUint(number, 10, 63-shift)
	return int64(n) << shift, err == nil
}

var timeLayouts = []string{
	time.RFC3339Nano, "2006-01-02T15:04:05", "2006-01-02 15:04:05", "2006-01-02T15:04", "2006-01-02 15:04", "2006-01-02",
}

func parseTime(text string) (time.Time, bool) {
	if millis, err := strconv.ParseInt(text, 10, 64); err == nil {
		return time.UnixMilli(millis).UTC(), true
	}
	for _, layout := range timeLayouts {
		if t, err := time.Parse(layout, text); err == nil {
			return t.UTC(), true
		}
	}
	return time.Time{}, false
}

// splitList cuts a list at ',' and ';', trims the elements and drops empty
// ones. A separator after a backslash belongs to the element.
func splitList(text string) []string { return splitAt(text, ",;") }

func splitAt(text, separators string) []string {
	var list []string
	var element strings.Builder
	flush := func() {
		if s := strings.TrimSpace(element.String()); s != "" {
			list = append(list, s)
		}
		element.Reset()
	}
	for i := 0; i < len(text); i++ {
		switch {
		case text[i] == '\\' && i+1 < len(text) && strings.IndexByte(separators, text[i+1]) >= 0:
			i++
			element.WriteByte(text[i])
		case strings.IndexByte(separators, text[i]) >= 0:
			flush()
		default:
			element.WriteByte(text[i])
		}
	}
	flush()
	return list
}

// classPrefix is what a leading '.' of a class name stands for.
const classPrefix = "gov.nasa.jpf"

// expandClass completes JPF's short form of a class name.
func expandClass(name string) string {
	if len(name) > 1 && name[0] == '.' && name[1] != '.' && name[1] != '/' {
		return classPrefix + name
	}
	return name
}

// isScript reports whether the value names a file rather than a class: a
// listener may be a script.
func isScript(text string) bool {
	return strings.ContainsAny(text, "/") || strings.HasSuffix(text, ".star")
}

// isClassName accepts what can be a Java class name, and gojpf's short names,
// in which '-' may occur.
func isClassName(name string) bool {
	for part := range strings.SplitSeq(name, ".") {
		if part == "" || strings.ContainsAny(part, " \t\n\"'()[]{}<>=:*?!\\|&%@~`^+") {
			return false
		}
	}
	return true
}
