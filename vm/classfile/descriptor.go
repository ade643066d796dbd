package classfile

import (
	"fmt"
	"strings"
)

// Limits of JVMS 4.3.2 and 4.3.3.
const (
	maxDimensions = 255
	maxArgSlots   = 255
)

// IsUnqualifiedName reports whether s can name a field, a local variable or a
// parameter (JVMS 4.2.2).
func IsUnqualifiedName(s string) bool {
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '.', ';', '[', '/':
			return false
		}
	}
	return s != ""
}

// isMethodName is IsUnqualifiedName with what methods add: no angle brackets
// but in the two special names.
func isMethodName(s string) bool {
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '.', ';', '[', '/':
			return false
		case '<', '>':
			return s == "<init>" || s == "<clinit>"
		}
	}
	return s != ""
}

// IsClassName reports whether s can stand in a Class constant: a binary name
// with slashes, or the descriptor of an array.
func IsClassName(s string) bool {
	if s != "" && s[0] == '[' {
		return IsFieldDescriptor(s)
	}
	segment := 0 // where the current segment starts
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '.', ';', '[':
			return false
		case '/':
			if i == segment {
				return false
			}
			segment = i + 1
		}
	}
	return segment < len(s)
}

// IsFieldDescriptor reports whether desc describes one type other than void.
func IsFieldDescriptor(desc string) bool {
	return len(desc) > 0 && typeEnd(desc, 0) == len(desc)
}

// IsMethodDescriptor reports whether desc describes a method of at most 255
// argument slots.
func IsMethodDescriptor(desc string) bool { return ArgSlots(desc) >= 0 }

// typeEnd returns the index after the field descriptor that starts at s[i], or
// -1 if none starts there.
func typeEnd(s string, i int) int {
	for first := i; i < len(s) && s[i] == '['; i++ {
		if i-first == maxDimensions {
			return -1
		}
	}
	if i >= len(s) {
		return -1
	}
	switch s[i] {
	case 'B', 'C', 'D', 'F', 'I', 'J', 'S', 'Z':
		return i + 1
	case 'L':
	default:
		return -1
	}
	segment := i + 1
	for i++; i < len(s); i++ {
		switch s[i] {
		case '.', '[':
			return -1
		case '/', ';':
			if i == segment {
				return -1
			}
			if s[i] == ';' {
				return i + 1
			}
			segment = i + 1
		}
	}
	return -1
}

// ArgSlots returns the number of slots that the parameters of a method take,
// where long and double count twice and the receiver does not count. It is -1
// if desc is not a method descriptor.
func ArgSlots(desc string) int {
	if desc == "" || desc[0] != '(' {
		return -1
	}
	slots, i := 0, 1
	for i < len(desc) && desc[i] != ')' {
		slots += Slots(desc[i:])
		if i = typeEnd(desc, i); i < 0 {
			return -1
		}
	}
	i++ // the parenthesis
	if slots > maxArgSlots || i >= len(desc) {
		return -1
	}
	if desc[i:] == "V" || typeEnd(desc, i) == len(desc) {
		return slots
	}
	return -1
}

// Slots returns how many slots a value of the type takes that desc starts
// with: 2 for long and double, 0 for void, else 1.
func Slots(desc string) int {
	if desc != "" {
		switch desc[0] {
		case 'J', 'D':
			return 2
		case 'V':
			return 0
		}
	}
	return 1
}

// ReturnType returns the part of a method descriptor after the parenthesis.
func ReturnType(desc string) string { return desc[strings.IndexByte(desc, ')')+1:] }

// ParamCount returns the number of parameters of a method, -1 if desc is not a
// method descriptor.
func ParamCount(desc string) int {
	if !IsMethodDescriptor(desc) {
		return -1
	}
	n := 0
	for i := 1; desc[i] != ')'; n++ {
		i = typeEnd(desc, i)
	}
	return n
}

// ParseMethodDescriptor splits a method descriptor into the descriptors of its
// parameters and of what it returns ("V" for void).
func ParseMethodDescriptor(desc string) (params []string, ret string, err error) {
	n := ParamCount(desc)
	if n < 0 {
		return nil, "", fmt.Errorf("invalid method descriptor %s", quote(desc))
	}
	if n > 0 {
		params = make([]string, 0, n)
	}
	i := 1
	for desc[i] != ')' {
		end := typeEnd(desc, i)
		params = append(params, desc[i:end])
		i = end
	}
	return params, desc[i+1:], nil
}

// DescriptorOf turns the name of a Class constant into a field descriptor.
func DescriptorOf(class string) string {
	if class != "" && class[0] == '[' {
		return class
	}
	return "L" + class + ";"
}

// ClassOf turns the descriptor of a reference type into the name that a Class
// constant would hold; it is "" for primitive types.
func ClassOf(desc string) string {
	switch {
	case desc == "":
		return ""
	case desc[0] == '[':
		return desc
	case desc[0] == 'L':
		return strings.TrimSuffix(desc[1:], ";")
	}
	return ""
}

var primitiveNames = map[byte]string{
	'B': "byte", 'C': "char", 'D': "double", 'F': "float", 'I': "int", 'J': "long", 'S': "short", 'V': "void", 'Z': "boolean",
}

// TypeName is the type of a descriptor as Java writes it, with dots.
func TypeName(desc string) string {
	elem := strings.TrimLeft(desc, "[")
	name := primitiveNames[elem[0]]
	if name == "" {
		name = strings.ReplaceAll(ClassOf(elem), "/", ".")
	}
	return name + strings.Repeat("[]", len(desc)-len(elem))
}
