package insource

import (
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/listener/contractfile"
)

// Form is how contracts stand in a source.
type Form string

// The forms.
const (
	Comments    Form = "comments"    // // requires n > 0 (12)
	Annotations Form = "annotations" // @gov.nasa.jpf.annotation.Requires("n > 0")
)

// annotations is where those are that gojpf's listener for contracts reads.
const annotations = "gov.nasa.jpf.annotation."

// Text is a source with the contracts of what it declares. found are the classes that it
// declares.
func Text(source string, f *contractfile.File, form Form) (text string, found []string) {
	type insert struct {
		at    int
		lines []string
	}
	var inserts []insert
	list := declared(source)
	for i, d := range list {
		c := f.Class(d.class)
		if d.method == "" {
			found = append(found, d.class)
		}
		if c == nil {
			continue
		}
		var lines []string
		if d.method == "" {
			lines = form.lines("Invariant", c.Invariants)
		} else if m := contractOf(c, list, i); m != nil {
			lines = append(form.lines("Requires", m.Requires), form.lines("Ensures", m.Ensures)...)
		}
		if len(lines) > 0 {
			inserts = append(inserts, insert{d.at, lines})
		}
	}
	end := "\n"
	if strings.Contains(source, "\r\n") {
		end = "\r\n"
	}
	var b strings.Builder
	last := 0
	for _, k := range inserts {
		line := strings.LastIndexByte(source[:k.at], '\n') + 1
		indent := source[line:k.at]
		b.WriteString(source[last:k.at])
		if plain := strings.TrimLeft(indent, " \t"); plain != "" { // something stands in front of it
			indent = indent[:len(indent)-len(plain)]
			b.WriteString(end + indent)
		}
		for _, l := range k.lines {
			b.WriteString(l + end + indent)
		}
		last = k.at
	}
	b.WriteString(source[last:])
	return b.String(), found
}

// lines are those of conditions.
func (form Form) lines(what string, conditions []contractfile.Condition) (list []string) {
	if form == Comments {
		for _, k := range conditions {
			list = append(list, fmt.Sprintf("// %s %s (%d)", strings.ToLower(what), strings.ReplaceAll(k.Text, `\u`, `\\u`), k.Samples))
		}
		return list
	}
	var texts []string
	for _, k := range conditions {
		texts = append(texts, quote(k.Text))
	}
	switch len(texts) {
	case 0:
		return nil
	case 1:
		return []string{"@" + annotations + what + "(" + texts[0] + ")"}
	}
	return []string{"@" + annotations + what + "({" + strings.Join(texts, ", ") + "})"}
}

// quote is a literal of Java.
func quote(text string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, c := range text {
		switch {
		case c == '"' || c == '\\':
			b.WriteRune('\\')
			b.WriteRune(c)
		case c < ' ':
			fmt.Fprintf(&b, `\%03o`, c)
		default:
			b.WriteRune(c)
		}
	}
	b.WriteByte('"')
	return b.String()
}

// contractOf finds the contract of a declared method: by its parameters' types, and where these
// have other names here by their number, if that is the only one.
func contractOf(c *contractfile.Class, list []declaration, i int) *contractfile.Method {
	d := list[i]
	var fits []*contractfile.Method
	for _, m := range c.Methods {
		if m.Name == d.method && d.fits(m.Types) {
			fits = append(fits, m)
		}
	}
	if len(fits) == 1 {
		return fits[0]
	}
	for _, m := range fits { // several: variables stand for many types
		others := slices.ContainsFunc(list, func(o declaration) bool {
			return o.class == d.class && o.method == d.method && o.at != d.at && !slices.Contains(o.types, "?") && o.fits(m.Types)
		})
		if !others {
			return m
		}
	}
	return nil
}

// fits reports whether parameters of these types may be those that are declared. A constructor may
// have some in front that no source has.
func (d *declaration) fits(types []string) bool {
	if extra := len(types) - len(d.types); extra < 0 || extra > 0 && d.method != "<init>" {
		return false
	} else if extra > 0 {
		types = types[extra:]
	}
	for i, t := range types {
		simple := t[strings.LastIndexAny(t, ".$")+1:]
		own := d.types[i]
		if own != simple && !(strings.HasPrefix(own, "?") && strings.HasSuffix(t, own[1:])) {
			return false
		}
	}
	return true
}

// Sources are where sources are.
type Sources struct {
	Whole []string // folders all of whose sources are copied
	Maybe []string // folders that may have those of the classes: only their packages are
}

// Copy writes sources into another folder, with contracts. It returns how many files it has written,
// and notes on what has no place: classes that no source declares.
func Copy(f *contractfile.File, from Sources, to string, form Form) (files int, notes []string, err error) {
	c := &copier{contracts: f, form: form, to: to, found: map[string]bool{}}
	if c.own, err = filepath.Abs(to); err != nil {
		return 0, nil, err
	}
	for _, root := range from.Whole {
		if err := filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
			if abs, wrong := filepath.Abs(file); wrong == nil && abs == c.own && file != root {
				return filepath.SkipDir // a copy within what is copied
			}
			if err != nil || d.IsDir() {
				return err
			}
			return c.file(root, file)
		}); err != nil {
			return c.files, nil, err
		}
	}
	packages := map[string]bool{}
	for _, k := range f.Classes {
		packages[strings.ReplaceAll(k.Name[:max(0, strings.LastIndexByte(k.Name, '.'))], ".", string(filepath.Separator))] = true
	}
	for _, root := range from.Maybe {
		for _, p := range slices.Sorted(maps.Keys(packages)) {
			list, err := filepath.Glob(filepath.Join(globbed.Replace(filepath.Join(root, p)), "*.java"))
			if err != nil {
				return c.files, nil, err
			}
			for _, file := range list {
				if err := c.file(root, file); err != nil {
					return c.files, nil, err
				}
			}
		}
	}
	for _, k := range f.Classes {
		if !c.found[k.Name] {
			notes = append(notes, "no source declares "+k.Name)
		}
	}
	return c.files, notes, nil
}

// globbed takes their meaning from characters of patterns.
var globbed = strings.NewReplacer("*", `\*`, "?", `\?`, "[", `\[`, `\`, `\\`)

// copier is a copy that is being made.
type copier struct {
	contracts *contractfile.File
	form      Form
	to, own   string // where it goes, and the same in full
	found     map[string]bool
	files     int
}

// file writes a source that lies below a folder, unless it is none, or what it declares was there before.
func (c *copier) file(root, file string) error {
	if !strings.HasSuffix(file, ".java") {
		return nil
	}
	source, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	text, found := Text(string(source), c.contracts, c.form)
	if len(found) > 0 && c.found[found[0]] {
		return nil
	}
	name, err := filepath.Rel(root, file)
	if err != nil {
		return err
	}
	for _, class := range found {
		c.found[class] = true
	}
	name = filepath.Join(c.to, name)
	if abs, err := filepath.Abs(file); err == nil && abs == filepath.Join(c.own, strings.TrimPrefix(name, c.to)) {
		return fmt.Errorf("%s would be written over: name another folder for the copy", file)
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	c.files++
	return os.WriteFile(name, []byte(text), 0o644)
}
