package vm

import (
	"fmt"
	"sync"

	"github.com/gojpf/gojpf/vm/classfile"
)

// Found is what a Finder knows of a class.
type Found struct {
	Data   []byte
	Source string // for reports
	URL    string
	Module string // of the JDK image, "" for the class path
	// Instead, where the class takes the place of the host's, finds that. It may
	// find nothing: then nobody knows what the host has.
	Instead func() (Found, bool)
	Own     bool // of what Instead finds: the program's own copy of a class of the API

	ours *Class // of such a copy that is linked on top of ours: ours, see merge.go
}

// Finder finds the bytes of classes by binary name.
type Finder interface {
	FindClass(name string) (Found, bool, error)
}

// Natives finds the Go implementation of a method: of native methods, and of
// methods that are overridden. It returns nil where there is none.
type Natives interface {
	Native(class, name, desc string) NativeFunc
	// Overrides reports whether the native was written to take the place of a
	// body. One that was not leaves it alone: a method that is native in one JDK
	// has a body in another.
	Overrides(class, name, desc string) bool
	// Effect says what the method that Native found has to do with other threads.
	Effect(class, name, desc string) Effect
}

// LoaderKind tells the machine's own loaders from the program's.
type LoaderKind uint8

// The loaders.
const (
	LoaderBoot LoaderKind = iota
	LoaderPlatform
	LoaderApp
	LoaderUser
)

// Loader is a defining class loader. Builtin ones load without running Java
// code and are shared by all states; a user loader is an object of the heap.
type Loader struct {
	Kind LoaderKind
	Obj  Ref // of a user loader
}

// Boot reports whether l is the bootstrap loader.
func (l *Loader) Boot() bool { return l == nil || l.Kind == LoaderBoot }

// Builtin reports whether l is one of the machine's own loaders.
func (l *Loader) Builtin() bool { return l == nil || l.Kind != LoaderUser }

// Library holds the classes of a run: what was loaded from the class path and
// the JDK, by name, and every class, method, field and interned text by ID. It
// is shared by the machines of a run and safe for them.
type Library struct {
	boot, app Finder
	natives   Natives
	feature   int // see Since

	BootLoader, PlatformLoader, AppLoader *Loader

	mu      sync.Mutex // guards all below; held while a class is linked or code resolved
	loaded  map[string]*Class
	defined map[definedKey]*Class // by DefineDynamic
	classes numbered[*Class]
	methods numbered[*Method]
	fields  numbered[*Field]
	sites   numbered[uint64] // what stands for a site in digests, by ID
	texts   map[string]uint32
	textIDs numbered[string]
	prims   map[Kind]*Class
	loading map[string]bool

	sections sync.Map // knownSection by sectionAt
	known    *known
	// loaderOf says which loader defines a module of the JDK image.
	loaderOf func(module string) LoaderKind
	matching Matching
	// classLoaded, when not nil, hears of each class that is linked.
	classLoaded func(*Class)
	// EnablePreview lets classes use preview features of the JDK at hand.
	EnablePreview bool
	// Mark, when set before classes are linked, returns further traits of a method.
	Mark func(*Method) MethodTraits
	// Linked, when set before classes are linked, is told of each class that is
	// not the JDK's. The library is locked meanwhile.
	Linked func(*Class)
}

// Since reports whether the JDK of the classes is a release or a later one, as far as the
// natives know it: HotSpot's messages are not in any class that could be looked at.
func (l *Library) Since(release int) bool { return l.feature >= release }

// NewLibrary makes a library over the classes that boot (models, then the JDK)
// and app (the program's class path) find.
func NewLibrary(boot, app Finder, natives Natives, loaderOf func(module string) LoaderKind) (*Library, error) {
	l := &Library{
		boot: boot, app: app, natives: natives, loaderOf: loaderOf,
		BootLoader: &Loader{Kind: LoaderBoot}, PlatformLoader: &Loader{Kind: LoaderPlatform}, AppLoader: &Loader{Kind: LoaderApp},
		loaded: map[string]*Class{}, defined: map[definedKey]*Class{}, texts: map[string]uint32{}, prims: map[Kind]*Class{}, loading: map[string]bool{},
	}
	if n, ok := natives.(interface{ Feature() int }); ok {
		l.feature = n.Feature()
	}
	l.classes.add(nil)
	l.methods.add(nil)
	l.fields.add(nil)
	l.textIDs.add("") // of no text
	l.sites.add(0)
	for k := range primitiveNames {
		l.prims[k] = nil
	}
	for _, k := range []Kind{KindVoid, KindBoolean, KindByte, KindChar, KindShort, KindInt, KindLong, KindFloat, KindDouble} {
		c := &Class{Name: k.String(), Prim: k, Loader: l.BootLoader, Module: "java.base",
			Flags: classfile.AccPublic | classfile.AccFinal | classfile.AccAbstract}
		c.display = []*Class{c}
		l.registerClass(c)
		l.prims[k] = c
	}
	if err := l.learn(); err != nil {
		return nil, err
	}
	return l, nil
}

// maxClasses is how many classes a run may load, spun ones included.
const maxClasses = 1 << 16

func (l *Library) registerClass(c *Class) {
	if len(l.classes.all()) >= maxClasses {
		panic("more than 65,536 classes") // recovered at the edge of the run
	}
	c.ID = uint32(len(l.classes.all()))
	l.classes.add(c)
}

// ClassByID returns the class with that ID.
func (l *Library) ClassByID(id uint32) *Class { return l.classes.at(uint64(id)) }

// MethodByID returns the method with that ID.
func (l *Library) MethodByID(id uint32) *Method { return l.methods.at(uint64(id)) }

// FieldByID returns the field with that ID.
func (l *Library) FieldByID(id uint32) *Field { return l.fields.at(uint64(id)) }

// Classes returns how many class IDs are in use.
func (l *Library) Classes() int { return len(l.classes.all()) }

// Methods returns how many method IDs are in use.
func (l *Library) Methods() int { return len(l.methods.all()) }

// NewSite gives a linkage site of a method its ID. at is its place there, in which
// no other site of the method is.
func (l *Library) NewSite(m *Method, at uint64) uint32 {
	return l.sites.add(mixed(m.key(), at))
}

// Text returns the ID of a text in modified UTF-8, for the table of interned
// strings.
func (l *Library) Text(s string) uint32 {
	if id, ok := l.texts[s]; ok {
		return id
	}
	id := l.textIDs.add(s)
	l.texts[s] = id
	return id
}

// Locked runs f under the library's lock.
func (l *Library) Locked(f func()) { l.mu.Lock(); defer l.mu.Unlock(); f() }

// Primitive returns the class of a primitive type.
func (l *Library) Primitive(k Kind) *Class { return l.prims[k] }

// LoadBoot loads a class by the bootstrap loader.
func (l *Library) LoadBoot(name string) (*Class, error) { return l.Load(l.BootLoader, name) }

// MustLoad loads a class that the machine itself cannot do without.
func (l *Library) MustLoad(name string) *Class {
	c, err := l.LoadBoot(name)
	if err != nil {
		panic(fmt.Sprintf("class of the machine: %v", err))
	}
	return c
}

// Loaded returns a class of a builtin loader that is loaded already, or nil.
func (l *Library) Loaded(name string) *Class {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.loaded[name]
}

// Has reports whether the builtin loaders would find a class. It loads nothing.
func (l *Library) Has(name string) bool {
	for _, f := range []Finder{l.boot, l.app} {
		if _, ok, err := f.FindClass(name); err != nil || ok {
			return true
		}
	}
	return false
}

// Load loads a class by one of the builtin loaders. The error is a
// *LinkageError; ErrNotFound wraps in it where there is no such class.
func (l *Library) Load(loader *Loader, name string) (*Class, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.load(loader, name)
}

// NotFound reports whether an error of Load says that the class named does not
// exist (and not one that it needs).
func NotFound(err error, name string) bool {
	le, ok := err.(*LinkageError)
	return ok && le.Class == "java/lang/NoClassDefFoundError" && le.Msg == name
}

func (l *Library) load(loader *Loader, name string) (*Class, error) {
	if c := l.loaded[name]; c != nil {
		if loader.Boot() && !c.Loader.Boot() && c.Prim == 0 {
			return nil, notFound(name)
		}
		return c, nil
	}
	if name == "" {
		return nil, notFound(name)
	}
	if name[0] == '[' {
		return l.loadArray(loader, name)
	}
	if l.loading[name] {
		return nil, &LinkageError{Class: "java/lang/ClassCircularityError", Msg: name}
	}
	found, ok, err := l.boot.FindClass(name)
	defining := l.BootLoader
	if err == nil && ok {
		switch l.loaderOf(found.Module) {
		case LoaderPlatform:
			defining = l.PlatformLoader
		case LoaderApp:
			defining = l.AppLoader
		}
		if loader.Boot() && !defining.Boot() {
			return nil, notFound(name)
		}
	} else if err == nil && !loader.Boot() {
		found, ok, err = l.app.FindClass(name)
		defining = l.AppLoader
	}
	if err != nil {
		return nil, &LinkageError{Class: "java/lang/NoClassDefFoundError", Msg: name, Cause: err}
	}
	if !ok {
		return nil, notFound(name)
	}
	return l.define(defining, name, found)
}

func notFound(name string) error {
	return missing(name)
}

// define parses and links the bytes of a class for a builtin loader.
func (l *Library) define(loader *Loader, name string, found Found) (*Class, error) {
	file, err := l.ParseClass(found.Data, name)
	if err != nil {
		return nil, err
	}
	if file.Name != name {
		return nil, wrongName(name, file.Name)
	}
	l.loading[name] = true
	defer delete(l.loading, name)
	c, err := l.linkMerged(loader, file, found)
	if c == nil && err == nil {
		c, err = l.link(loader, file, found, func(n string) (*Class, error) {
			super, err := l.load(loader, n)
			if err == nil && found.Module == "" && found.Instead == nil {
				err = l.SuperAccess(loader, file, super)
			}
			return super, err
		})
	}
	if err != nil {
		return nil, err
	}
	l.loaded[name] = c
	return c, nil
}

// Define links a class from bytes for a user loader, or a hidden class. All
// supers must be loadable through super.
func (l *Library) Define(loader *Loader, file *classfile.File, source string, super func(string) (*Class, error)) (*Class, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	c, err := l.link(loader, file, Found{Source: source}, super)
	if err == nil {
		c.Defined = true
	}
	return c, err
}

func (l *Library) loadArray(loader *Loader, name string) (*Class, error) {
	elem := name[1:]
	var e *Class
	var err error
	switch {
	case elem == "":
		return nil, notFound(name)
	case elem[0] == '[':
		e, err = l.load(loader, elem)
	case elem[0] == 'L' && elem[len(elem)-1] == ';':
		e, err = l.load(loader, elem[1:len(elem)-1])
	default:
		e = l.prims[Kind(elem[0])]
		if e == nil || len(elem) != 1 || elem[0] == 'V' {
			return nil, notFound(name)
		}
	}
	if err != nil {
		return nil, err
	}
	return l.arrayOf(e), nil
}

// ArrayOf returns the array class with elements of class e.
func (l *Library) ArrayOf(e *Class) *Class {
	if a := e.array.Load(); a != nil {
		return a
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.arrayOf(e)
}

func (l *Library) arrayOf(e *Class) *Class {
	if a := e.array.Load(); a != nil {
		return a
	}
	object := l.loaded["java/lang/Object"]
	name := "[" + e.Descriptor()
	base := e
	for base.Elem != nil {
		base = base.Elem
	}
	a := &Class{Name: name, Elem: e, Super: object, Loader: e.Loader, Module: e.Module, VTable: object.VTable,
		Flags: base.Flags&(classfile.AccPublic|classfile.AccPrivate|classfile.AccProtected) | classfile.AccFinal | classfile.AccAbstract}
	a.depth = 1
	a.display = []*Class{object, a}
	for _, n := range []string{"java/lang/Cloneable", "java/io/Serializable"} {
		if i, err := l.load(l.BootLoader, n); err == nil {
			a.Interfaces = append(a.Interfaces, i)
		}
	}
	l.registerClass(a)
	e.array.Store(a)
	if e.Loader.Builtin() {
		l.loaded[name] = a
	}
	return a
}

func slashed(s string) string {
	b := []byte(s)
	for i := range b {
		if b[i] == '.' {
			b[i] = '/'
		}
	}
	return string(b)
}
