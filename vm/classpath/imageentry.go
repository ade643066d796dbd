package classpath

import "fmt"

// EntryAttributes is how many attributes describe an entry of an image.
const EntryAttributes = attrCount

// Entry describes an entry of an image in the image's own terms: offsets of its
// names among the strings, and where its content is. The folders of the file
// system jrt: are entries as its files are, with the entries below them, as
// offsets, for content.
type Entry [EntryAttributes]uint64

// Entry finds an entry by its full name, as in /java.base/java/lang/Object.class
// or /modules/java.base.
func (img *Image) Entry(name string) (Entry, bool) {
	if img.closed.Load() {
		return Entry{}, false
	}
	loc, ok := img.locate([]byte(name))
	return Entry(loc), ok
}

// EntryAt is the entry that the content of a folder names by an offset.
func (img *Image) EntryAt(offset uint32) (Entry, bool) {
	var loc location
	if img.closed.Load() || !img.decode(offset, &loc) {
		return Entry{}, false
	}
	return Entry(loc), true
}

// EntryString is the text that attributes and contents name by an offset.
func (img *Image) EntryString(offset uint64) (string, bool) {
	if img.closed.Load() {
		return "", false
	}
	s, ok := img.str(offset)
	return string(s), ok
}

// EntryContent returns what an entry holds, decompressed. Nobody may write to it.
func (img *Image) EntryContent(e Entry) ([]byte, error) {
	if img.closed.Load() {
		return nil, fmt.Errorf("JDK image %s: %w", img.file, errClosed)
	}
	loc := location(e)
	data, err := img.content(&loc)
	if err != nil {
		return nil, img.corrupt("%w", err)
	}
	return data, nil
}

// EntryNames returns the full names of all entries, in the order of the image.
func (img *Image) EntryNames() []string {
	if img.closed.Load() {
		return nil
	}
	var names []string
	for i := uint32(0); i < img.tableLen; i++ {
		var loc location
		off := img.order.Uint32(img.offsets[i*4:])
		if off == 0 || !img.decode(off, &loc) {
			continue
		}
		if module, name, ok := img.entryName(&loc); ok {
			if loc[attrModule] != 0 {
				name = "/" + module + "/" + name
			}
			names = append(names, name)
		}
	}
	return names
}
