package config

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// entry is one key with its value as a properties file spells it, escapes
// undone and nothing expanded.
type entry struct {
	key, value string
	line       int // where the key stands, counted from 1
}

// syntaxError is a malformed line.
type syntaxError struct {
	line int
	err  error
}

func (e *syntaxError) Error() string { return fmt.Sprintf("line %d: %v", e.line, e.err) }

var (
	errShortEscape = errors.New(`malformed \u escape: four hexadecimal digits must follow`)
	errNul         = errors.New("a NUL character is not allowed")
)

// parseProperties reads the format of java.util.Properties: '#' and '!' start
// comment lines, '\' at the end of a line continues it, a key ends at the first
// unescaped '=', ':' or blank. Bytes that are not UTF-8 are taken as Latin-1,
// which is what older Java tools write.
func parseProperties(data []byte) ([]entry, error) {
	text := strings.TrimPrefix(decodeText(data), "\uFEFF")
	var entries []entry
	lines := lineScanner{rest: text}
	for {
		line, number, ok := lines.nextLogical()
		if !ok {
			return entries, nil
		}
		rawKey, rawValue := splitEntry(line)
		key, err := unescape(rawKey)
		if err != nil {
			return nil, &syntaxError{number, err}
		}
		value, err := unescape(rawValue)
		if err != nil {
			return nil, &syntaxError{number, err}
		}
		entries = append(entries, entry{key, value, number})
	}
}

func decodeText(data []byte) string {
	if utf8.Valid(data) {
		return string(data)
	}
	runes := make([]rune, len(data))
	for i, b := range data {
		runes[i] = rune(b)
	}
	return string(runes)
}

// lineScanner cuts text into logical lines.
type lineScanner struct {
	rest string
	line int // number of the natural line that was read last
}

// natural returns the next line as it stands in the file.
func (s *lineScanner) natural() (string, bool) {
	if s.rest == "" {
		return "", false
	}
	s.line++
	end := strings.IndexAny(s.rest, "\r\n")
	if end < 0 {
		line := s.rest
		s.rest = ""
		return line, true
	}
	line := s.rest[:end]
	if strings.HasPrefix(s.rest[end:], "\r\n") {
		end++
	}
	s.rest = s.rest[end+1:]
	return line, true
}

// nextLogical returns the next line that holds an entry, its continuations
// joined, and the number of its first natural line.
func (s *lineScanner) nextLogical() (text string, number int, ok bool) {
	for {
		line, ok := s.natural()
		if !ok {
			return "", 0, false
		}
		line = strings.TrimLeft(line, blanks)
		if line == "" || line[0] == '#' || line[0] == '!' {
			continue
		}
		number := s.line
		if !continues(line) {
			return line, number, true
		}
		var joined strings.Builder
		for ok && continues(line) {
			joined.WriteString(line[:len(line)-1])
			if line, ok = s.natural(); ok {
				line = strings.TrimLeft(line, blanks)
			}
		}
		if ok {
			joined.WriteString(line)
		}
		if joined.Len() == 0 {
			continue
		}
		return joined.String(), number, true
	}
}

const blanks = " \t\f"

// continues reports whether the line ends in an odd number of backslashes.
func continues(line string) bool {
	trimmed := strings.TrimRight(line, `\`)
	return (len(line)-len(trimmed))%2 == 1
}

// splitEntry cuts a logical line at the end of its key.
func splitEntry(line string) (key, value string) {
	end := 0
	for end < len(line) && !strings.ContainsRune("=:"+blanks, rune(line[end])) {
		if line[end] == '\\' {
			end++ // whatever is escaped belongs to the key
		}
		end++
	}
	if end >= len(line) {
		return line, ""
	}
	value = strings.TrimLeft(line[end:], blanks)
	if value != "" && (value[0] == '=' || value[0] == ':') {
		value = strings.TrimLeft(value[1:], blanks)
	}
	return line[:end], value
}

// unescape undoes the backslash escapes of a properties file.
func unescape(s string) (string, error) {
	if strings.IndexByte(s, 0) >= 0 {
		return "", errNul
	}
	if strings.IndexByte(s, '\\') < 0 {
		return s, nil
	}
	var out strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' {
			out.WriteByte(s[i])
			continue
		}
		i++
		if i == len(s) {
			break // a lone backslash at the end of the file stands for nothing
		}
		switch s[i] {
		case 't':
			out.WriteByte('\t')
		case 'n':
			out.WriteByte('\n')
		case 'r':
			out.WriteByte('\r')
		case 'f':
			out.WriteByte('\f')
		case 'u':
			unit, err := hexUnit(s[i+1:])
			if err != nil {
				return "", err
			}
			i += 4
			char := rune(unit)
			if utf16.IsSurrogate(char) && strings.HasPrefix(s[i+1:], `\u`) {
				low, err := hexUnit(s[i+3:])
				if err != nil {
					return "", err
				}
				if pair := utf16.DecodeRune(char, rune(low)); pair != utf8.RuneError {
					char = pair
					i += 6
				}
			}
			if char == 0 {
				return "", errNul
			}
			out.WriteRune(char)
		default:
			out.WriteByte(s[i])
		}
	}
	return out.String(), nil
}

func hexUnit(s string) (uint16, error) {
	if len(s) < 4 {
		return 0, errShortEscape
	}
	unit, err := strconv.ParseUint(s[:4], 16, 16)
	if err != nil {
		return 0, errShortEscape
	}
	return uint16(unit), nil
}

// ReadProperties reads a file in the format of java.util.Properties as it
// stands: the pairs in their order, nothing expanded.
func ReadProperties(file string) ([][2]string, error) {
	data, err := ReadFile(file)
	if err != nil {
		return nil, err
	}
	entries, err := parseProperties(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	pairs := make([][2]string, len(entries))
	for i, e := range entries {
		pairs[i] = [2]string{e.key, e.value}
	}
	return pairs, nil
}
