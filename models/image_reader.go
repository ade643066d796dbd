package models

import (
	"slices"
	"sort"
	"unicode/utf16"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classpath"
)

// The JDK's own reader of its image serves URLs of jrt: and the file system
// jrt:, by which compilers find the classes of the platform. The machine has the
// image open already, so what the reader takes out of the file's index is taken
// from there: an entry's attributes, texts, and contents. Folders, links and
// nodes over them are the JDK's own code.
const (
	imageReader   = "jdk/internal/jimage/BasicImageReader"
	imageLocation = "jdk/internal/jimage/ImageLocation"
	imageStrings  = "jdk/internal/jimage/ImageStringsReader"
)

func init() {
	Override(imageReader, Methods{
		"<init>(Ljava/nio/file/Path;Ljava/nio/ByteOrder;)V": openImageReader,
		"findLocation(Ljava/lang/String;)L" + imageLocation + ";": func(e *vm.Env) {
			if nonNull(e, 1) {
				entry, ok := options(e).Image.Entry(e.String(1))
				returnLocation(e, entry, ok)
			}
		},
		"findLocation(Ljava/lang/String;Ljava/lang/String;)L" + imageLocation + ";": func(e *vm.Env) {
			if nonNull(e, 1, 2) {
				entry, ok := options(e).Image.Entry("/" + e.String(1) + "/" + e.String(2))
				returnLocation(e, entry, ok)
			}
		},
		"verifyLocation(Ljava/lang/String;Ljava/lang/String;)Z": func(e *vm.Env) {
			if nonNull(e, 1, 2) {
				_, ok := options(e).Image.Entry("/" + e.String(1) + "/" + e.String(2))
				e.ReturnBool(ok)
			}
		},
		"getAttributes(I)[J":                 entryAttributes,
		"getString(I)Ljava/lang/String;":     entryString,
		"match(ILjava/lang/String;I)I":       matchEntryString,
		"getEntryNames()[Ljava/lang/String;": entryNames,
		"getResource(L" + imageLocation + ";)[B": func(e *vm.Env) {
			if !nonNull(e, 1) {
				return
			}
			if r, ok := locationContent(e); ok {
				e.ReturnRef(r)
			}
		},
		"getResourceBuffer(L" + imageLocation + ";)Ljava/nio/ByteBuffer;": resourceBuffer,
		"getHeader": func(e *vm.Env) {
			e.Unsupported("the header of the JDK's image (jdk.internal.jimage.ImageHeader)", "ask for its entries")
		},
		"getLocationIndex(Ljava/lang/String;)I": func(e *vm.Env) {
			e.Unsupported("positions in the index of the JDK's image", "ask for its entries")
		},
		"close": nothing,
	})
}

// nonNull throws what the JDK's own code does where one of the arguments is null.
func nonNull(e *vm.Env, args ...int) bool {
	for _, i := range args {
		if e.Ref(i) == vm.Null {
			e.Throw("java/lang/NullPointerException", "")
			return false
		}
	}
	return true
}

// ofImage finds a class of the package of the reader, which a program may have loaded
// a second time, from lib/jrt-fs.jar. When it returns nil the native must return.
func ofImage(e *vm.Env, name string) *vm.Class {
	c, pending, err := e.M.ClassFrom(e.T, e.Method.Class, name)
	switch {
	case pending:
		e.Retry()
	case err != nil:
		e.ThrowError(err)
	default:
		return c
	}
	return nil
}

// openImageReader makes a BasicImageReader(Path image, ByteOrder order), whose
// image stays outside the state.
func openImageReader(e *vm.Env) {
	own := e.Method.Class
	if e.Phase == 1 {
		if file := e.M.GoString(vm.Ref(e.Result)); !options(e).Image.IsFile(file) {
			e.Unsupported("the image "+file+", which is not that of the JDK that the program runs on", "set jvm.java_home to its JDK")
			return
		}
		e.M.Heap.Writable(e.Ref(0)).Words[own.FieldNamed("name").Word] = e.Result
		return
	}
	if !nonNull(e, 1, 2) {
		return
	}
	c := ofImage(e, imageStrings)
	if c == nil {
		return
	}
	strings := e.M.Heap.NewInstance(c)
	e.M.Heap.Writable(strings).Words[c.FieldNamed("reader").Word] = e.Args[0]
	w := e.M.Heap.Writable(e.Ref(0)).Words
	w[own.FieldNamed("imagePath").Word] = e.Args[1]
	w[own.FieldNamed("byteOrder").Word] = e.Args[2]
	w[own.FieldNamed("stringsReader").Word] = uint64(strings)
	decl := e.M.Lib.MustLoad("java/lang/Object").Method("toString", "()Ljava/lang/String;")
	e.CallVirtual(1, decl, e.Args[1])
}

// returnLocation returns an entry as ImageLocation.
func returnLocation(e *vm.Env, entry classpath.Entry, ok bool) {
	if !ok {
		e.ReturnRef(vm.Null)
		return
	}
	c := ofImage(e, imageLocation)
	if c == nil {
		return
	}
	loc := e.M.Heap.NewInstance(c)
	w := e.M.Heap.Writable(loc).Words
	w[c.FieldNamed("attributes").Word] = uint64(attributeArray(e, entry))
	w[c.FieldNamed("strings").Word] = e.Object(0).Words[e.Method.Class.FieldNamed("stringsReader").Word]
	e.ReturnRef(loc)
}

func attributeArray(e *vm.Env, entry classpath.Entry) vm.Ref {
	arr := e.M.Heap.NewArray(e.M.Lib.MustLoad("[J"), classpath.EntryAttributes)
	for i, v := range entry {
		e.M.Heap.Get(arr).Longs()[i] = int64(v)
	}
	return arr
}

func entryAttributes(e *vm.Env) {
	entry, ok := options(e).Image.EntryAt(uint32(e.Int(1)))
	if !ok {
		e.Throw("java/lang/IndexOutOfBoundsException", "offset")
		return
	}
	e.ReturnRef(attributeArray(e, entry))
}

func entryString(e *vm.Env) {
	if s, ok := options(e).Image.EntryString(uint64(uint32(e.Int(1)))); ok {
		e.ReturnString(s)
		return
	}
	e.Throw("java/lang/IndexOutOfBoundsException", "offset")
}

// matchEntryString is match(int offset, String s, int from): how many characters
// of s from there on are those of the text at the offset, -1 if they are not.
func matchEntryString(e *vm.Env) {
	text, ok := options(e).Image.EntryString(uint64(uint32(e.Int(1))))
	if !ok {
		e.Throw("java/lang/IndexOutOfBoundsException", "offset")
		return
	}
	if !nonNull(e, 2) {
		return
	}
	s, t, from := utf16.Encode([]rune(e.String(2))), utf16.Encode([]rune(text)), int(e.Int(3))
	if from < 0 || from > len(s) || len(s)-from < len(t) || !slices.Equal(s[from:from+len(t)], t) {
		e.ReturnInt(-1)
		return
	}
	e.ReturnInt(int32(len(t)))
}

func entryNames(e *vm.Env) {
	names := options(e).Image.EntryNames()
	sort.Strings(names)
	e.ReturnRef(stringArray(e.M, names, nil))
}

// locationContent makes an array of what the ImageLocation in argument 1 describes.
func locationContent(e *vm.Env) (vm.Ref, bool) {
	loc := e.Object(1)
	var entry classpath.Entry
	for i, v := range e.M.Heap.Get(loc.Ref(loc.Class.FieldNamed("attributes").Word)).Longs() {
		if i < len(entry) {
			entry[i] = uint64(v)
		}
	}
	data, err := options(e).Image.EntryContent(entry)
	if err != nil {
		e.Throw("java/lang/RuntimeException", err.Error())
		return 0, false
	}
	return contents(e, classpath.Resource{Data: data}), true
}

func resourceBuffer(e *vm.Env) {
	if e.Phase == 1 {
		e.ReturnRaw(e.Result)
		return
	}
	c := e.M.Lib.MustLoad("java/nio/ByteBuffer")
	if !nonNull(e, 1) || !e.InitClass(c) {
		return
	}
	if r, ok := locationContent(e); ok {
		e.Call(1, c.DeclaredMethod("wrap", "([B)Ljava/nio/ByteBuffer;"), uint64(r))
	}
}
