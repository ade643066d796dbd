package classfile

import (
	"fmt"
	"strings"
	"unicode"
)

// The Java classes of the errors that this package reports.
const (
	KindClassFormat        = "java.lang.ClassFormatError"
	KindUnsupportedVersion = "java.lang.UnsupportedClassVersionError"
	KindCircular           = "java.lang.ClassCircularityError"
	KindNoClass            = "java.lang.NoClassDefFoundError"
	KindAnnotationFormat   = "java.lang.annotation.AnnotationFormatError"
)

// FormatError says what is wrong with a class file and where.
type FormatError struct {
	Name   string // the class, "" while the parser does not know it; callers may fill in a file name
	Offset int    // of the offending byte in the parsed data
	Kind   string // the Java class of the error, one of the Kind constants
	Msg    string
}

// Error returns one line: the kind, the class, the message and the offset.
func (e *FormatError) Error() string {
	var b strings.Builder
	b.WriteString(e.Kind)
	b.WriteString(": ")
	// The text of a version error starts with the class name already.
	if e.Name != "" && e.Kind != KindUnsupportedVersion {
		b.WriteString(oneLine(e.Name))
		b.WriteString(": ")
	}
	fmt.Fprintf(&b, "%s (at byte %d)", oneLine(e.Msg), e.Offset)
	return b.String()
}

// oneLine keeps hostile names from breaking the line: a class name may hold
// line feeds and escape sequences.
func oneLine(s string) string {
	return strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return unicode.ReplacementChar
		}
		return r
	}, s)
}
