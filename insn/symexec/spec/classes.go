package spec

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/vm"
)

// Classes are those of the program.
type Classes interface {
	// Load loads a class by its name with slashes.
	Load(name string) (*vm.Class, error)
	// Names lists the names with dots.
	Names() []string
}

// Load loads a class that the configuration names, with dots. One that is not there
// may have been meant to be another.
func Load(classes Classes, name string) (*vm.Class, error) {
	c, err := classes.Load(strings.ReplaceAll(name, ".", "/"))
	if err == nil {
		return c, nil
	}
	if !vm.NotFound(err, strings.ReplaceAll(name, ".", "/")) {
		return nil, fmt.Errorf("class %s: %w", name, err)
	}
	hint := ""
	if near := nearestClasses(name, classes.Names()); len(near) > 0 {
		hint = "; the nearest are " + strings.Join(near, ", ")
	}
	return nil, fmt.Errorf("class %s: not found on the class path%s", name, hint)
}

// nearestClasses returns the classes whose names are most like one: with the same
// name in another package, or with few characters that differ.
func nearestClasses(name string, known []string) []string {
	simple := func(s string) string { return s[strings.LastIndexAny(s, ".$")+1:] }
	var same []string
	for _, k := range known {
		if simple(k) == simple(name) {
			same = append(same, k)
		}
	}
	if len(same) > 0 {
		return same[:min(len(same), 3)]
	}
	return NearestOf(name, known)
}

// Nearest lists the methods whose names are most like one.
func Nearest(name string, c *vm.Class) string {
	var names []string
	texts := map[string][]string{}
	for _, mt := range c.Methods {
		if mt.Name != "<clinit>" && !slices.Contains(names, mt.Name) {
			names = append(names, mt.Name)
		}
		texts[mt.Name] = append(texts[mt.Name], Signature(mt))
	}
	var near []string
	for _, n := range NearestOf(name, names) {
		near = append(near, texts[n]...)
	}
	if len(near) == 0 {
		return ""
	}
	return "; the nearest are " + strings.Join(near, ", ")
}

// NearestOf returns the three names that are most like one. Case is not compared, as a
// wrong one is the most likely slip.
func NearestOf(name string, known []string) []string {
	known = slices.Clone(known)
	near := func(s string) int { return distance(strings.ToLower(name), strings.ToLower(s)) }
	slices.SortStableFunc(known, func(a, b string) int { return near(a) - near(b) })
	return known[:min(len(known), 3)]
}

// distance is the number of characters to insert, delete or replace.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := diagonal
			if a[i] != b[j] {
				cost++
			}
			diagonal, row[j+1] = row[j+1], min(cost, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
