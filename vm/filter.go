package vm

import (
	"slices"
	"strings"
)

// unobserved are fields of the JDK's classes that are left out of state matching,
// and whose accesses are no operations of their own: caches that come out the
// same whoever fills them and that are never given away, and records of the path
// that nothing asks for. Where a program can get at what such a field leads to, it
// can tell whether two threads got the same object: those are not here (the views
// of maps, the annotations of a class, the classes' ClassValues, stack traces
// that were asked for or set). What a program leaves on an object that only such
// a field leads to is in the digest, see trace.
var unobserved = map[string][]string{
	// The hash of the text. Who computes it writes the same number.
	"java/lang/String": {"hash", "hashIsZero"},
	// Other forms of the type: interned, copied when they are given away, or only
	// of use to the machine.
	"java/lang/invoke/MethodType": {"wrapAlt", "invokers", "ptypesArray"},
	// Accessors have no state that shows.
	"java/lang/reflect/Method":      {"methodAccessor"},
	"java/lang/reflect/Constructor": {"constructorAccessor"},
	"java/lang/reflect/Field":       {"fieldAccessor", "overrideFieldAccessor"},
	// What is fixed with the class or its package; names are interned. The rest
	// are tables for reflection, which gives away copies of what is in them; they
	// are set by comparing, so that all threads see one table.
	"java/lang/Class": {"name", "packageName", "module", "classLoader", "componentType", "cachedConstructor", "reflectionData",
		"enumConstants", "enumConstantDirectory", "annotationType", "classRedefinedCount"},
}

const throwableName = "java/lang/Throwable"

// filterAnnotation marks a field that the program wants left out.
const filterAnnotation = "Lgov/nasa/jpf/annotation/FilterField;"

// filterFields finds the words of c that state matching leaves out.
func (c *Class) filterFields(p *Matching) {
	c.member = c.numberOfMember()
	c.filter, c.staticFilter, c.views, c.staticViews, c.mods, c.remembered, c.caches = nil, nil, nil, nil, nil, nil, nil
	c.holds, c.locals = nil, nil
	switch {
	case !p.Full:
		c.findFiltered(p)
	case c.member != nil:
		c.filter = []uint16{uint16(c.member.Word)} // it takes part by name
	}
	c.shown, c.kept = nil, nil
	for _, w := range c.RefWords {
		if slices.Contains(c.filter, w) {
			c.kept = append(c.kept, w)
		} else {
			c.shown = append(c.shown, w)
		}
	}
	c.plain = c.Elem == nil && len(c.filter) == 0 && !c.throwable && c.Name != "java/lang/Class"
}

func (c *Class) findFiltered(p *Matching) {
	if c.Super != nil {
		c.filter, c.views, c.mods, c.remembered, c.caches = c.Super.filter, c.Super.views, c.Super.mods, c.Super.remembered, c.Super.caches
		c.holds, c.locals = c.Super.holds, c.Super.locals
	}
	c.numbered = c.isNumbered()
	if c.holds == nil {
		c.holds = c.ofHolds(p)
	}
	c.isQueue = c.Loader.Boot() && (hasQueueGate(c) || c.Name == concurrentMap)
	c.throwable = c.Super != nil && c.Super.throwable || c.Name == throwableName && c.Loader.Boot() && exempt(exemptNames, throwableName)
	if c.Super != nil && len(c.mods) > 0 && c.inUtil() && strings.HasSuffix(c.Name, "SubList") {
		c.remembered = slices.Clone(c.mods) // an inherited count that was read
	}
	var own []uint16
	if p.Declared && c.Super != nil {
		c.filter, c.views, c.mods = nil, nil, nil
		for w := range c.Super.Words {
			own = append(own, uint16(w))
		}
	}
	for _, f := range c.Fields {
		if f == c.member || f.Name == "backtrace" && c.Name == throwableName && c.Loader.Boot() {
			own = append(own, uint16(f.Word)) // names stand for it
			continue
		}
		if c.Name == scheduledTask && c.Loader.Boot() && f.Name == "time" && !p.Hidden && exempt(exemptMoments, c.Name) {
			c.moment = f
			own = append(own, uint16(f.Word))
			continue
		}
		if c.keepsLocals(p, f) {
			c.locals = f
			own = append(own, uint16(f.Word))
			continue
		}
		if c.holds.has(f) {
			own = append(own, uint16(f.Word))
			continue
		}
		if c.remembersCount(f) {
			c.remembered = append(slices.Clone(c.remembered), uint16(f.Word))
		} else if c.inUtil() && f.Name == modCount && !f.Static() {
			c.mods = append(slices.Clone(c.mods), uint16(f.Word))
		} else if view := c.view(p, f); view != nil {
			v := fieldView{uint16(f.Word), f.Kind, view}
			if f.Static() {
				c.staticViews = append(c.staticViews, v)
			} else {
				c.views = append(slices.Clone(c.views), v)
			}
		} else if !c.leavesOut(p, f) {
			continue
		}
		if f.Static() {
			c.staticFilter = append(c.staticFilter, uint16(f.Word))
		} else {
			own = append(own, uint16(f.Word))
			if f.Kind == KindRef && c.Loader.Boot() && slices.Contains(unobserved[c.Name], f.Name) {
				c.caches = append(slices.Clone(c.caches), uint16(f.Word))
			}
		}
	}
	if len(own) > 0 {
		c.filter = append(slices.Clone(c.filter), own...)
	}
}

// view is how the user wants a field to take part.
func (c *Class) view(p *Matching, f *Field) FieldView {
	if p.View == nil {
		return nil
	}
	return p.View(f)
}

func (c *Class) leavesOut(p *Matching, f *Field) bool {
	if c.Loader.Boot() {
		return !p.Hidden && slices.Contains(unobserved[c.Name], f.Name) && exempt(exemptUnobserved, c.Name) ||
			p.Symmetric && slices.Contains(identity[c.Name], f.Name) && exempt(exemptIdentity, c.Name) ||
			!p.Tallies && !p.Hidden && slices.Contains(tallies[c.Name], f.Name) && exempt(exemptTallies, c.Name)
	}
	a := findAnnotation(f.Info.Annotations.Visible, c.File.Pool, filterAnnotation)
	if a == nil || !exempt(exemptMarked, filterAnnotation) {
		return false
	}
	condition, invert := "", false
	for _, e := range a.Elements {
		switch e.Name {
		case "condition":
			condition = e.Value.Text
		case "invert":
			invert = e.Value.Bits != 0
		}
	}
	if condition == "" {
		return true
	}
	return (p.Holds != nil && p.Holds(condition)) != invert
}

// unmatched reports whether a field word is left out of state matching, for the
// program cannot observe it.
func (c *Class) unmatched(word int) bool {
	return slices.Contains(c.filter, uint16(word)) && c.Loader.Boot()
}
