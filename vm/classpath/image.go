package classpath

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
)

// The layout of a jimage file, all integers in the byte order of its platform:
//
//	header      7 words: magic, version, flags, resource count, table length,
//	            size of locations, size of strings
//	redirect    table length words: see Image.locate
//	offsets     table length words: where in locations an entry is described
//	locations   descriptions: a byte kind<<3|n-1, then a value of n bytes, big
//	            endian, and so on up to a byte of kind 0
//	strings     modified UTF-8, each with a zero at its end
//	contents    the resources
//
// The full name of an entry is /module/parent/base.extension. Beside the
// resources, /packages/<dotted name> lists the modules that have a package, and
// /modules lists the modules.
const (
	imageMagic      = 0xcafedada
	imageMajor      = 1
	imageHeaderSize = 7 * 4
	hashSeed        = 0x01000193
)

const (
	attrEnd = iota
	attrModule
	attrParent
	attrBase
	attrExtension
	attrOffset
	attrCompressed
	attrUncompressed
	attrCount
)

// location describes one entry: offsets into the strings for its names, an
// offset into the contents, and sizes. Compressed size 0 means not compressed.
type location [attrCount]uint64

// Image is the image of a JDK's modules, its file lib/modules. Lookups work on
// the file's own hash table; nothing is read ahead.
type Image struct {
	file      string
	order     binary.ByteOrder
	minor     uint16
	tableLen  uint32
	redirect  []byte
	offsets   []byte
	locations []byte
	strings   []byte
	indexSize int64
	body      imageBody
	closed    atomic.Bool

	listOnce sync.Once
	listing  map[string][]string // by module, sorted; see list
}

// imageBody is how the bytes of an image file are had. What slice returns must
// not be written to, and dies with close if it is a view of a mapping.
type imageBody interface {
	size() int64
	slice(off, n int64) ([]byte, error)
	close() error
}

// OpenImage opens the image of a JDK: its home folder, or the lib/modules file.
func OpenImage(path string) (*Image, error) {
	path = imagePath(path)
	f, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("JDK image %s: %w", path, reason(err))
	}
	body, err := openBody(f)
	if err != nil {
		f.Close()
		return nil, fmt.Errorf("JDK image %s: %w", path, reason(err))
	}
	return newImage(path, body)
}

// SharedImage is OpenImage for images that stay open as long as the process lives:
// whoever asks for the same file gets the same one.
func SharedImage(path string) (*Image, error) {
	info, err := os.Stat(imagePath(path))
	if err != nil {
		return OpenImage(path)
	}
	shared.Lock()
	defer shared.Unlock()
	for _, o := range shared.list {
		if os.SameFile(o.info, info) && o.info.ModTime().Equal(info.ModTime()) && o.info.Size() == info.Size() {
			return o.image, nil
		}
	}
	img, err := OpenImage(path)
	if err == nil {
		shared.list = append(shared.list, cachedImage{info, img})
	}
	return img, err
}

var shared struct {
	sync.Mutex
	list []cachedImage
}

type cachedImage struct {
	info  os.FileInfo
	image *Image
}

// imagePath is the image in a JDK's home folder, or the path itself.
func imagePath(path string) string {
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		return filepath.Join(path, "lib", "modules")
	}
	return path
}

// newImage checks the header and takes the body over, also if it fails.
func newImage(file string, body imageBody) (*Image, error) {
	img := &Image{file: file, body: body}
	if err := img.readHeader(); err != nil {
		body.close()
		return nil, fmt.Errorf("JDK image %s: %w", file, err)
	}
	return img, nil
}

func (img *Image) readHeader() error {
	header, err := img.body.slice(0, imageHeaderSize)
	if err != nil {
		return errors.New("not a JDK image: shorter than its header")
	}
	switch uint32(imageMagic) {
	case binary.LittleEndian.Uint32(header):
		img.order = binary.LittleEndian
	case binary.BigEndian.Uint32(header):
		img.order = binary.BigEndian
	default:
		return fmt.Errorf("not a JDK image: it starts with % x", header[:4])
	}
	version := img.order.Uint32(header[4:])
	if version>>16 != imageMajor {
		return fmt.Errorf("image format %d.%d is not supported, only %d.x", version>>16, version&0xffff, imageMajor)
	}
	img.minor = uint16(version)
	img.tableLen = img.order.Uint32(header[16:])
	tableSize := int64(img.tableLen) * 4
	locationsSize := int64(img.order.Uint32(header[20:]))
	stringsSize := int64(img.order.Uint32(header[24:]))
	img.indexSize = imageHeaderSize + 2*tableSize + locationsSize + stringsSize
	if img.tableLen == 0 || img.tableLen > 1<<31-1 {
		return errors.New("corrupt: its table is empty or too large")
	}
	if img.indexSize > img.body.size() {
		return fmt.Errorf("truncated: its index needs %d bytes, the file has %d", img.indexSize, img.body.size())
	}
	index, err := img.body.slice(0, img.indexSize)
	if err != nil {
		return err
	}
	index = index[imageHeaderSize:]
	img.redirect, index = index[:tableSize], index[tableSize:]
	img.offsets, index = index[:tableSize], index[tableSize:]
	img.locations, img.strings = index[:locationsSize], index[locationsSize:]
	return nil
}

// Name returns "jrt:/", the root of all URLs of the image.
func (img *Image) Name() string { return "jrt:/" }

// File returns the path of the image file.
func (img *Image) File() string { return img.file }

// IsFile reports whether a path leads to the image's file.
func (img *Image) IsFile(path string) bool {
	if path == img.file {
		return true
	}
	own, err1 := os.Stat(img.file)
	other, err2 := os.Stat(path)
	return err1 == nil && err2 == nil && os.SameFile(own, other)
}

// Close unmaps the image: the data of its uncompressed resources is gone.
func (img *Image) Close() error {
	if img.closed.Swap(true) {
		return nil
	}
	img.redirect, img.offsets, img.locations, img.strings = nil, nil, nil, nil
	if err := img.body.close(); err != nil {
		return fmt.Errorf("JDK image %s: %w", img.file, reason(err))
	}
	return nil
}

// Find returns a resource by its name alone. The package tells the module; a
// name that lies in no package (META-INF/services/x, module-info.class) is
// looked for in java.base and then in the others in their order.
func (img *Image) Find(name string) (Resource, bool, error) {
	var found Resource
	ok := false
	err := img.eachModuleOf(name, func(module string) (bool, error) {
		var err error
		found, ok, err = img.FindIn(module, name)
		return !ok, err
	})
	return found, ok && err == nil, err
}

// FindAll returns the resources of that name of all modules.
func (img *Image) FindAll(name string) ([]Resource, error) {
	var all []Resource
	err := img.eachModuleOf(name, func(module string) (bool, error) {
		r, ok, err := img.FindIn(module, name)
		if ok {
			all = append(all, r)
		}
		return true, err
	})
	return all, err
}

// eachModuleOf calls fn with the modules that may have a resource of that name
// until fn says false or fails.
func (img *Image) eachModuleOf(name string, fn func(module string) (bool, error)) error {
	if img.closed.Load() {
		return fmt.Errorf("JDK image %s: %w", img.file, errClosed)
	}
	slash := strings.LastIndexByte(name, '/')
	if slash > 0 {
		modules, ok, err := img.packageModules(name[:slash])
		if err != nil {
			return err
		}
		if ok {
			for ; len(modules) >= 8; modules = modules[8:] {
				module, ok := img.str(uint64(img.order.Uint32(modules[4:])))
				if !ok {
					return img.corrupt("the module of package %q", name[:slash])
				}
				// The first word tells what the module has of the package, but
				// not in the same way in all formats; a lookup costs less than
				// knowing them all.
				if more, err := fn(string(module)); err != nil || !more {
					return err
				}
			}
			return nil
		}
	}
	if strings.HasSuffix(name, ".class") && name != "module-info.class" {
		return nil // classes are in packages
	}
	if more, err := fn("java.base"); err != nil || !more {
		return err
	}
	for _, module := range img.Modules() {
		if module == "java.base" {
			continue
		}
		if more, err := fn(module); err != nil || !more {
			return err
		}
	}
	return nil
}

// packageModules returns the content of the entry of a package (with slashes),
// two words for each module: what it has of the package, and its name.
func (img *Image) packageModules(pkg string) ([]byte, bool, error) {
	var buf [128]byte
	key := append(append(buf[:0], "/packages/"...), pkg...)
	for i := len("/packages/"); i < len(key); i++ {
		if key[i] == '/' {
			key[i] = '.'
		}
	}
	loc, ok := img.locate(key)
	if !ok {
		return nil, false, nil
	}
	data, err := img.content(&loc)
	if err != nil {
		return nil, false, img.corrupt("package %q: %w", pkg, err)
	}
	return data, true, nil
}

// FindIn returns a resource of one module.
func (img *Image) FindIn(module, name string) (Resource, bool, error) {
	if img.closed.Load() {
		return Resource{}, false, fmt.Errorf("JDK image %s: %w", img.file, errClosed)
	}
	if isIndex(module) {
		return Resource{}, false, nil
	}
	var buf [160]byte
	key := append(append(append(append(buf[:0], '/'), module...), '/'), name...)
	loc, ok := img.locate(key)
	if !ok || loc[attrModule] == 0 {
		return Resource{}, false, nil
	}
	data, err := img.content(&loc)
	if err != nil {
		return Resource{}, false, img.corrupt("%s/%s: %w", module, name, err)
	}
	url := "jrt:/" + module + "/" + escapePath(name)
	return Resource{
		Data:       data,
		URL:        url,
		CodeSource: url[:len("jrt:/")+len(module)],
		Module:     url[len("jrt:/") : len("jrt:/")+len(module)],
	}, true, nil
}

// isIndex tells the pseudo-modules that hold an index rather than resources.
func isIndex(module string) bool { return module == "packages" || module == "modules" }

func (img *Image) corrupt(format string, args ...any) error {
	return fmt.Errorf("JDK image %s: corrupt: %w", img.file, fmt.Errorf(format, args...))
}

// locate finds the entry of a full name. A name's hash picks a slot of the
// redirect table. Its value is 0 (no such entry), -1-i (the entry is i), or a
// seed with which hashing again gives the entry.
func (img *Image) locate(key []byte) (location, bool) {
	slot := imageHash(key, hashSeed) % img.tableLen
	switch v := int32(img.order.Uint32(img.redirect[slot*4:])); {
	case v == 0:
		return location{}, false
	case v < 0:
		slot = uint32(-1 - v)
		if slot >= img.tableLen {
			return location{}, false
		}
	default:
		slot = imageHash(key, uint32(v)) % img.tableLen
	}
	var loc location
	if !img.decode(img.order.Uint32(img.offsets[slot*4:]), &loc) || !img.hasName(&loc, key) {
		return location{}, false
	}
	return loc, true
}

// imageHash is FNV-like, over the bytes of a full name.
func imageHash(key []byte, seed uint32) uint32 {
	for _, c := range key {
		seed = seed*hashSeed ^ uint32(c)
	}
	return seed & 0x7fffffff
}

// decode reads a description. Attributes that we do not know are skipped.
func (img *Image) decode(off uint32, loc *location) bool {
	if uint64(off) >= uint64(len(img.locations)) {
		return false
	}
	b := img.locations[off:]
	for len(b) > 0 {
		kind, n := b[0]>>3, int(b[0]&7)+1
		if kind == attrEnd {
			return true
		}
		if b = b[1:]; len(b) < n {
			return false
		}
		if kind < attrCount {
			v := uint64(0)
			for _, c := range b[:n] {
				v = v<<8 | uint64(c)
			}
			loc[kind] = v
		}
		b = b[n:]
	}
	return false
}

// hasName tells whether a location has that full name: a hash table of a closed
// set finds some entry for any name.
func (img *Image) hasName(loc *location, key []byte) bool {
	match := func(attr int) bool {
		s := img.strings
		if loc[attr] >= uint64(len(s)) {
			return false
		}
		s = s[loc[attr]:]
		i := 0
		for i < len(s) && i < len(key) && s[i] != 0 && s[i] == key[i] {
			i++
		}
		if i == len(s) || s[i] != 0 {
			return false
		}
		key = key[i:]
		return true
	}
	sep := func(c byte) bool {
		if len(key) == 0 || key[0] != c {
			return false
		}
		key = key[1:]
		return true
	}
	if loc[attrModule] != 0 && !(sep('/') && match(attrModule) && sep('/')) {
		return false
	}
	if loc[attrParent] != 0 && !(match(attrParent) && sep('/')) {
		return false
	}
	if !match(attrBase) {
		return false
	}
	if loc[attrExtension] != 0 && !(sep('.') && match(attrExtension)) {
		return false
	}
	return len(key) == 0
}

// str returns the string at an offset.
func (img *Image) str(off uint64) ([]byte, bool) {
	if off >= uint64(len(img.strings)) {
		return nil, false
	}
	s := img.strings[off:]
	end := bytes.IndexByte(s, 0)
	if end < 0 {
		return nil, false
	}
	return s[:end], true
}

// content returns what a location describes, decompressed.
func (img *Image) content(loc *location) ([]byte, error) {
	size := loc[attrUncompressed]
	stored := loc[attrCompressed]
	if stored == 0 {
		stored = size
	}
	room := uint64(img.body.size() - img.indexSize)
	if off := loc[attrOffset]; off > room || stored > room-off {
		return nil, errors.New("its content lies beyond the end of the file")
	}
	data, err := img.body.slice(img.indexSize+int64(loc[attrOffset]), int64(stored))
	if err != nil || loc[attrCompressed] == 0 {
		return data, reason(err)
	}
	if data, err = img.decompress(data); err != nil {
		return nil, err
	}
	if uint64(len(data)) != size {
		return nil, fmt.Errorf("decompressed to %d bytes instead of %d", len(data), size)
	}
	return data, nil
}

// Modules returns the names of all modules, sorted.
func (img *Image) Modules() []string {
	if img.closed.Load() {
		return nil
	}
	// The entry /modules holds the locations of /modules/<name>.
	if loc, ok := img.locate([]byte("/modules")); ok {
		if data, err := img.content(&loc); err == nil {
			var names []string
			for ; len(data) >= 4; data = data[4:] {
				var child location
				if img.decode(img.order.Uint32(data), &child) {
					if _, name, ok := img.entryName(&child); ok {
						names = append(names, strings.TrimPrefix(name, "/modules/"))
					}
				}
			}
			slices.Sort(names)
			return slices.Compact(names)
		}
	}
	img.list()
	names := make([]string, 0, len(img.listing))
	for module := range img.listing {
		names = append(names, module)
	}
	slices.Sort(names)
	return names
}

// entryName returns the module and the name in it of an entry.
func (img *Image) entryName(loc *location) (module, name string, ok bool) {
	m, ok1 := img.str(loc[attrModule])
	parent, ok2 := img.str(loc[attrParent])
	base, ok3 := img.str(loc[attrBase])
	ext, ok4 := img.str(loc[attrExtension])
	if !(ok1 && ok2 && ok3 && ok4) {
		return "", "", false
	}
	var b strings.Builder
	b.Grow(len(parent) + len(base) + len(ext) + 2)
	if loc[attrParent] != 0 {
		b.Write(parent)
		b.WriteByte('/')
	}
	b.Write(base)
	if loc[attrExtension] != 0 {
		b.WriteByte('.')
		b.Write(ext)
	}
	return string(m), b.String(), true
}

// list reads the names of all entries once. Descriptions that make no sense
// are left out: they cannot be found by name either.
func (img *Image) list() {
	img.listOnce.Do(func() {
		img.listing = make(map[string][]string)
		for i := uint32(0); i < img.tableLen; i++ {
			var loc location
			if !img.decode(img.order.Uint32(img.offsets[i*4:]), &loc) || loc[attrModule] == 0 {
				continue
			}
			module, name, ok := img.entryName(&loc)
			if !ok || isIndex(module) {
				continue
			}
			img.listing[module] = append(img.listing[module], name)
		}
		for _, names := range img.listing {
			slices.Sort(names)
		}
	})
}

// List returns the names of all resources of a module, sorted. The first call
// reads the whole index of the image.
func (img *Image) List(module string) []string {
	if img.closed.Load() {
		return nil
	}
	img.list()
	return slices.Clone(img.listing[module])
}

// Packages returns the packages of a module, with dots, sorted: those that hold
// a class or another resource.
func (img *Image) Packages(module string) []string {
	var pkgs []string
	for _, name := range img.List(module) {
		slash := strings.LastIndexByte(name, '/')
		if slash < 0 {
			continue
		}
		pkg := strings.ReplaceAll(name[:slash], "/", ".")
		if n := len(pkgs); n > 0 && pkgs[n-1] == pkg {
			continue
		}
		if _, ok, _ := img.packageModules(name[:slash]); ok { // META-INF is none
			pkgs = append(pkgs, pkg)
		}
	}
	slices.Sort(pkgs) // subpackages sort between the classes of a package
	return slices.Compact(pkgs)
}

// ModuleOf returns the module that has the package, given with dots or slashes.
func (img *Image) ModuleOf(pkg string) (string, bool) {
	if img.closed.Load() {
		return "", false
	}
	pkg = strings.ReplaceAll(pkg, ".", "/")
	data, ok, err := img.packageModules(pkg)
	if !ok || err != nil {
		return "", false
	}
	for ; len(data) >= 8; data = data[8:] {
		module, ok := img.str(uint64(img.order.Uint32(data[4:])))
		if !ok {
			continue
		}
		if img.minor == 0 { // the word tells whether the package is empty there
			if img.order.Uint32(data) == 0 {
				return string(module), true
			}
		} else if slices.Contains(img.Packages(string(module)), strings.ReplaceAll(pkg, "/", ".")) {
			return string(module), true
		}
	}
	return "", false
}

// Walk calls fn with the names of the resources of all modules, java.base
// first, each name once.
func (img *Image) Walk(fn func(name string) bool) error {
	if img.closed.Load() {
		return fmt.Errorf("JDK image %s: %w", img.file, errClosed)
	}
	modules := img.Modules()
	if i := slices.Index(modules, "java.base"); i > 0 {
		modules = slices.Insert(slices.Delete(modules, i, i+1), 0, "java.base")
	}
	img.list()
	seen := make(map[string]bool)
	for _, module := range modules {
		for _, name := range img.listing[module] {
			// In a package a name has one module; others may repeat.
			if seen[name] {
				continue
			}
			seen[name] = true
			if !fn(name) {
				return nil
			}
		}
	}
	return nil
}
