// Package classpath answers one question: where do the bytes of a class or of
// a resource come from? A [Source] is one such place (a folder, a jar, the
// image of a JDK, an embedded file system, a map in memory); a [Path] is an
// ordered list of them. Names are resource names, as ClassLoader.getResource
// takes them: "java/lang/String.class", "META-INF/services/x".
//
// Invariants:
//   - The package never looks into a class file and knows no other package of
//     gojpf.
//   - A name never reaches outside its source, whatever it contains.
//   - Every answer is deterministic: listings are sorted, search order is the
//     order of the path, and where Java leaves an order open we sort.
//   - Bytes of input that are malformed give an error of one line, never a
//     panic.
//   - Sources may be used by several goroutines at once; Close may not run
//     beside other calls.
package classpath

import (
	"errors"
	"strings"
)

// Source is one place that classes and resources come from.
type Source interface {
	// Find returns the resource of that name; false if the source has none.
	// An error means that the source has it but cannot deliver it.
	Find(name string) (Resource, bool, error)

	// Name names the source in reports: a folder, the path of a jar, "jrt:/".
	Name() string

	// Walk calls fn with the name of every file that Find would find, in a
	// fixed order and each once, until fn returns false.
	Walk(fn func(name string) bool) error

	// Close releases the source. Data of a Resource that came from a JDK image
	// may be a view of the image, and must not be touched afterwards.
	Close() error
}

// Resource is what a Source found.
type Resource struct {
	// Data is the content. It may be shared, or mapped read-only: never
	// write to it. For a directory, it is the listing that Java's file: URLs
	// give, one name a line.
	Data []byte

	// URL is where the resource is, as ClassLoader.getResource prints it.
	URL string

	// CodeSource is the URL of the place it comes from, as a class's
	// ProtectionDomain tells it.
	CodeSource string

	// Module is the module that holds the resource; empty outside a JDK image.
	Module string

	// File is the file that holds nothing but the resource; empty for one in a jar
	// or an image.
	File string

	// Dir tells that the name denotes a directory. Java finds those in folders
	// and jars too; who wants a class has to leave them alone.
	Dir bool
}

// allFinder is a Source in which one name may have several resources.
type allFinder interface {
	FindAll(name string) ([]Resource, error)
}

// findAll returns everything that src has under that name.
func findAll(src Source, name string) ([]Resource, error) {
	if all, ok := src.(allFinder); ok {
		return all.FindAll(name)
	}
	r, ok, err := src.Find(name)
	if err != nil || !ok {
		return nil, err
	}
	return []Resource{r}, nil
}

var errClosed = errors.New("already closed")

// escapePath encodes a path with forward slashes for use in a URL, with the
// choice of characters and the lower-case digits of Java's class loaders.
func escapePath(path string) string {
	const hex = "0123456789abcdef"
	first := 0
	for first < len(path) && !mustEscape(path[first]) {
		first++
	}
	if first == len(path) {
		return path
	}
	var b strings.Builder
	b.Grow(len(path) + 16)
	b.WriteString(path[:first])
	for i := first; i < len(path); i++ {
		c := path[i]
		if !mustEscape(c) {
			b.WriteByte(c)
			continue
		}
		b.WriteByte('%')
		b.WriteByte(hex[c>>4])
		b.WriteByte(hex[c&15])
	}
	return b.String()
}

func mustEscape(c byte) bool {
	switch {
	case c >= 'a' && c <= 'z', c >= '&' && c <= ':', c >= 'A' && c <= 'Z':
		return false
	case c <= ' ', c >= 0x7f:
		return true
	}
	return strings.IndexByte("\"#%;<=>?[\\]^`{|}", c) >= 0
}
