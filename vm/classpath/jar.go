package classpath

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

const (
	manifestName   = "META-INF/MANIFEST.MF"
	metaInf        = "META-INF/"
	versionsPrefix = "META-INF/versions/"

	// maxManifest and maxEntry bound what one entry may make us allocate.
	maxManifest = 16 << 20
	maxEntry    = 1 << 31
)

// jar is a jar or zip file. Its index is read when it is opened and kept.
type jar struct {
	file     string
	url      string // of the file itself
	f        io.Closer
	entries  map[string]*zip.File // by the name that Find takes
	manifest map[string]string    // main attributes, keys in lower case
}

// openJar reads the index of a jar at its canonical path. Errors do not name
// the file; the caller does.
func openJar(file string, featureVersion int) (*jar, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, reason(err)
	}
	info, err := f.Stat()
	if err != nil {
		f.Close()
		return nil, reason(err)
	}
	j := &jar{file: file, url: fileURL(file), f: f}
	if err := j.readIndex(f, info.Size(), featureVersion); err != nil {
		f.Close()
		return nil, err
	}
	return j, nil
}

func (j *jar) readIndex(r io.ReaderAt, size int64, featureVersion int) error {
	z, err := zip.NewReader(r, size)
	if err != nil && !errors.Is(err, zip.ErrInsecurePath) { // names are only looked up
		return fmt.Errorf("not a usable jar or zip file: %w", err)
	}
	j.entries = make(map[string]*zip.File, len(z.File))
	var manifest *zip.File
	for _, e := range z.File {
		j.entries[e.Name] = e // of several equal names Java takes the last, too
		if strings.EqualFold(e.Name, manifestName) {
			manifest = e
		}
	}
	if manifest != nil {
		data, err := readEntry(manifest, maxManifest)
		if err != nil {
			return fmt.Errorf("its manifest cannot be read: %w", err)
		}
		j.manifest = parseManifest(data)
	}
	if strings.EqualFold(j.manifest["multi-release"], "true") {
		j.overlayVersions(z.File, featureVersion)
	}
	return nil
}

// overlayVersions gives each name the entry of the highest version that is not
// above the one wanted. Entries of META-INF itself have no versions.
func (j *jar) overlayVersions(files []*zip.File, featureVersion int) {
	best := make(map[string]int)
	for _, e := range files {
		rest, ok := strings.CutPrefix(e.Name, versionsPrefix)
		if !ok {
			continue
		}
		digits, name, ok := strings.Cut(rest, "/")
		version, err := strconv.Atoi(digits)
		if !ok || err != nil || version < 9 || version > featureVersion ||
			name == "" || strings.HasPrefix(name, metaInf) || version < best[name] {
			continue
		}
		best[name] = version
		j.entries[name] = e
	}
}

func (j *jar) Name() string { return j.file }

func (j *jar) Close() error {
	j.entries = nil
	if err := j.f.Close(); err != nil && !errors.Is(err, os.ErrClosed) {
		return fmt.Errorf("jar %s: %w", j.file, reason(err))
	}
	return nil
}

func (j *jar) Find(name string) (Resource, bool, error) {
	if j.entries == nil {
		return Resource{}, false, fmt.Errorf("jar %s: %w", j.file, errClosed)
	}
	e, ok := j.entries[name]
	if !ok {
		// Java finds a directory without its slash as well.
		if _, ok = j.entries[name+"/"]; !ok || name == "" {
			return Resource{}, false, nil
		}
		return Resource{URL: j.entryURL(name), CodeSource: j.url, Dir: true}, true, nil
	}
	if strings.HasSuffix(name, "/") {
		return Resource{URL: j.entryURL(name), CodeSource: j.url, Dir: true}, true, nil
	}
	limit := uint64(maxEntry)
	if strings.HasSuffix(name, ".class") {
		limit = maxClass
	}
	data, err := readEntry(e, limit)
	if err != nil {
		return Resource{}, false, fmt.Errorf("jar %s: entry %s cannot be read: %w", j.file, e.Name, err)
	}
	return Resource{Data: data, URL: j.entryURL(e.Name), CodeSource: j.url}, true, nil
}

func (j *jar) entryURL(name string) string {
	return "jar:" + j.url + "!/" + escapePath(name)
}

// readEntry decompresses an entry. What it allocates is bounded by what the
// compressed bytes can hold, not by what the header claims.
func readEntry(e *zip.File, limit uint64) ([]byte, error) {
	if e.UncompressedSize64 > limit {
		return nil, fmt.Errorf("its size of %d bytes is too large", e.UncompressedSize64)
	}
	r, err := e.Open()
	if err != nil {
		return nil, err
	}
	defer r.Close()
	const deflateMax = 1040 // bytes that one byte of deflate can stand for
	size := min(e.UncompressedSize64, 64+e.CompressedSize64*deflateMax)
	if size > 1<<20 { // more than this is not allocated on a header's word
		data, err := io.ReadAll(io.LimitReader(r, int64(e.UncompressedSize64)+1))
		if err == nil && uint64(len(data)) != e.UncompressedSize64 {
			err = zip.ErrFormat
		}
		return data, err
	}
	data := make([]byte, size)
	n, err := io.ReadFull(r, data)
	if err == io.ErrUnexpectedEOF || err == io.EOF && n < len(data) {
		return nil, zip.ErrFormat
	} else if err != nil && err != io.EOF {
		return nil, err
	}
	// The checksum is compared at the end of the stream only.
	var one [1]byte
	if n, err := r.Read(one[:]); n != 0 {
		return nil, zip.ErrFormat
	} else if err != nil && err != io.EOF {
		return nil, err
	}
	return data, nil
}

func (j *jar) Walk(fn func(string) bool) error {
	multi := strings.EqualFold(j.manifest["multi-release"], "true")
	names := make([]string, 0, len(j.entries))
	for name := range j.entries {
		if !strings.HasSuffix(name, "/") && !(multi && strings.HasPrefix(name, versionsPrefix)) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	for _, name := range names {
		if !fn(name) {
			break
		}
	}
	return nil
}

// classPath returns the files that the manifest's Class-Path names: absolute
// paths, those of folders with a slash at the end. Entries with a scheme other
// than file: do not count.
func (j *jar) classPath() []string {
	var files []string
	for _, ref := range strings.Fields(j.manifest["class-path"]) {
		p := ref
		if i := strings.IndexByte(ref, ':'); i >= 0 && !strings.Contains(ref[:i], "/") {
			if !strings.EqualFold(ref[:i], "file") {
				continue
			}
			if p = ref[i+1:]; strings.HasPrefix(p, "//") {
				p = "/" + strings.TrimLeft(p, "/")
			}
		}
		p, _, _ = strings.Cut(p, "#")
		p, _, _ = strings.Cut(p, "?")
		p, err := url.PathUnescape(p)
		if err != nil || p == "" {
			continue
		}
		slash := strings.HasSuffix(p, "/") || p == "." || p == ".." ||
			strings.HasSuffix(p, "/.") || strings.HasSuffix(p, "/..")
		if p = filepath.FromSlash(p); !filepath.IsAbs(p) {
			p = filepath.Join(filepath.Dir(j.file), p)
		}
		if p = filepath.Clean(p); slash && !strings.HasSuffix(p, "/") {
			p += "/"
		}
		files = append(files, p)
	}
	return files
}

// parseManifest returns the main attributes, with keys in lower case.
func parseManifest(data []byte) map[string]string {
	attrs := make(map[string]string)
	data = bytes.ReplaceAll(data, []byte("\r\n"), []byte("\n"))
	data = bytes.ReplaceAll(data, []byte("\r"), []byte("\n"))
	key := ""
	for line := range bytes.SplitSeq(data, []byte("\n")) {
		if len(line) == 0 {
			break // the main section ends
		}
		if line[0] == ' ' { // the line before goes on
			if key != "" {
				attrs[key] += string(line[1:])
			}
			continue
		}
		name, value, _ := bytes.Cut(line, []byte(":"))
		key = strings.ToLower(string(name))
		attrs[key] = strings.TrimPrefix(string(value), " ")
	}
	return attrs
}
