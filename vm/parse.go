package vm

import (
	"encoding/binary"
	"errors"
	"fmt"
	"strings"

	"github.com/gojpf/gojpf/vm/classfile"
)

// Release is that of the JDK at hand: 17.
func (l *Library) Release() int { return int(l.known.object.File.Major) - 44 }

// versions are the class files that the JDK at hand reads: up to the version of
// its own classes.
func (l *Library) versions() classfile.Versions {
	v := classfile.Versions{Newest: classfile.MaxMajor}
	if object := l.loaded["java/lang/Object"]; object != nil {
		v.Newest = object.File.Major
	}
	if l.EnablePreview {
		v.Preview = classfile.PreviewOfNewest
	}
	return v
}

func wrongName(asked, is string) *LinkageError {
	return &LinkageError{Class: "java/lang/NoClassDefFoundError", Msg: fmt.Sprintf("%s (wrong name: %s)", asked, is)}
}

// ParseClass parses a class file under the name by which it was asked for, ""
// for none. An error is the *LinkageError to throw, in HotSpot's words for the
// mistakes that people make.
func (l *Library) ParseClass(data []byte, name string) (*classfile.File, error) {
	if len(data) >= 8 && binary.BigEndian.Uint32(data) == classfile.Magic {
		subject := name
		if subject == "" {
			subject = "<Unknown>"
		}
		minor, major := binary.BigEndian.Uint16(data[4:]), binary.BigEndian.Uint16(data[6:])
		if why := l.versions().Refuse(subject, major, minor); why != "" {
			return nil, &LinkageError{Class: slashed(classfile.KindUnsupportedVersion), Msg: why}
		}
	}
	file, err := classfile.Parse(data)
	var fe *classfile.FormatError
	if err == nil || !errors.As(err, &fe) {
		return file, err
	}
	kind, msg := slashed(fe.Kind), fe.Msg
	if fe.Kind == classfile.KindCircular && name != "" && msg != name { // the name is looked at first
		return nil, wrongName(name, msg)
	}
	if name == "" {
		name = "Unknown"
	}
	switch {
	case fe.Kind != classfile.KindClassFormat:
	case len(data) >= 4 && binary.BigEndian.Uint32(data) != classfile.Magic:
		msg = fmt.Sprintf("Incompatible magic value %d in class file %s", binary.BigEndian.Uint32(data), name)
	case strings.HasPrefix(msg, "truncated"):
		msg = "Truncated class file"
	default:
		msg += " in class file " + name
	}
	return nil, &LinkageError{Class: kind, Msg: msg}
}
