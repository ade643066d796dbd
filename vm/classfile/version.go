package classfile

// Preview says whose preview features are accepted.
type Preview uint8

// The policies on preview features.
const (
	PreviewOfNone Preview = iota
	PreviewOfNewest
	PreviewOfAny
)

const (
	previewMinor = 0xFFFF
	firstStrict  = 56 // Java 12, whose minor version means something
)

// Versions are the class files that a Java machine reads.
type Versions struct {
	Newest  uint16 // major version
	Preview Preview
}

// Refuse says why a class is not read, as HotSpot does, and "" if it is.
func (v Versions) Refuse(name string, major, minor uint16) string {
	version := "(class file version " + utoa(major) + "." + utoa(minor) + ")"
	switch {
	case major < MinMajor:
		return name + " " + version + " was compiled with an invalid major version"
	case major > v.Newest:
		return name + " has been compiled by a more recent version of the Java Runtime " + version +
			", this version of the Java Runtime only recognizes class file versions up to " + utoa(v.Newest) + ".0"
	case major < firstStrict || minor == 0:
		return ""
	case minor != previewMinor:
		return name + " " + version + " was compiled with an invalid non-zero minor version"
	case v.Preview == PreviewOfAny:
		return ""
	case major != v.Newest:
		return name + " " + version + " was compiled with preview features that are unsupported. This version of the " +
			"Java Runtime only recognizes preview features for class file version " + utoa(v.Newest) + "." + utoa(previewMinor)
	case v.Preview == PreviewOfNone:
		return "Preview features are not enabled for " + name + " " + version + ". Try running with '--enable-preview'"
	}
	return ""
}
