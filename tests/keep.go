package tests

import (
	"crypto/sha256"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/gojpf/gojpf/internal/cache"
)

// keeper keeps the verdicts of a class from one run to the next, where all of its tests
// passed or were skipped and nothing was cut. A failure is found again each time: its trace
// is of that run.
//
// A verdict depends on the closure of the class in the folders of the class path, all that
// lies there beside classes, all of the jars, and what the run is told. What tests may read elsewhere
// nobody knows: where a class of the closure can, nothing is kept.
type keeper struct {
	store    *cache.Store
	closures *cache.Closures
	places   string // jars, and what is in folders beside classes
}

// newKeeper opens the store of a run, nil for none.
func newKeeper(o *Options, p *project) (*keeper, error) {
	if o.Store == "" || o.Replay != "" || o.Schedules > 0 { // random schedules prove nothing
		return nil, nil
	}
	home := ""
	for _, kv := range o.Settings {
		if of, ok := strings.CutPrefix(kv, "jvm.java_home="); ok {
			home = of
		}
	}
	k := &keeper{}
	var err error
	if k.store, err = cache.Open(o.Store, home); err != nil {
		return nil, err
	}
	var folders []string
	h := sha256.New()
	var texts []string
	for _, entry := range unique(append(slices.Clone(p.roots), p.path...)) {
		info, err := os.Stat(entry)
		switch {
		case err != nil:
		case info.IsDir():
			folders = append(folders, entry)
			texts = append(texts, resources(h, entry)...)
		default:
			fmt.Fprintf(h, "%q\n", entry)
			contents(h, entry)
		}
	}
	if k.closures, err = cache.ReadClosures(folders); err != nil {
		return nil, err
	}
	for _, text := range texts {
		k.closures.Always(text)
	}
	for _, f := range frameworks { // jars of the system's
		for _, jar := range p.classPath(f)[len(p.roots)+len(p.path):] {
			if info, err := os.Stat(jar); err == nil {
				fmt.Fprintf(h, "%q %d %d\n", jar, info.Size(), info.ModTime().UnixNano())
			}
		}
	}
	k.places = fmt.Sprintf("%x", h.Sum(nil))
	return k, nil
}

// mostText is how long a file may be to be looked through for names of classes.
const mostText = 1 << 20

// resources writes what a folder has beside classes, and returns those that may be texts.
func resources(h io.Writer, folder string) (texts []string) {
	_ = filepath.WalkDir(folder, func(file string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() || strings.HasSuffix(file, ".class") {
			return nil
		}
		fmt.Fprintf(h, "%q\n", file)
		contents(h, file)
		if info, err := d.Info(); err == nil && info.Size() <= mostText {
			if data, err := os.ReadFile(file); err == nil {
				texts = append(texts, string(data))
			}
		}
		return nil
	})
	return texts
}

// contents writes the digest of a file, or that it cannot be read.
func contents(h io.Writer, file string) {
	own := sha256.New()
	f, err := os.Open(file)
	if err == nil {
		_, err = io.Copy(own, f)
		f.Close()
	}
	fmt.Fprintf(h, "%x %v\n", own.Sum(nil), err != nil)
}

// file is where the verdicts of a suite are kept, "" if they cannot be.
func (k *keeper) file(s *suite) string {
	class := strings.ReplaceAll(s.unit.class, ".", "/")
	if k == nil || s.unit.suite != nil || k.closures.Files()[class] == nil || k.closures.Outside(class) {
		return ""
	}
	return k.store.File(func(h io.Writer) {
		fmt.Fprintf(h, "tests %q %q %q %q %v %v\n", s.unit.class, s.unit.framework, s.unit.methods, s.o.Filter, s.o.Race, s.o.AnyTimeouts)
		fmt.Fprintf(h, "%q %q %s\n", s.project.roots, s.project.path, k.places)
		for _, kv := range s.o.Settings {
			fmt.Fprintf(h, "%q\n", kv)
			if _, value, ok := strings.Cut(kv, "="); ok { // such as a script
				if info, err := os.Stat(value); err == nil && info.Mode().IsRegular() {
					contents(h, value)
				}
			}
		}
		k.closures.WriteTo(h, class)
	})
}

// storedSuite is the form of the files.
type storedSuite struct {
	Tests []storedTest `json:"tests"`
	Notes []string     `json:"notes,omitempty"`
}

type storedTest struct {
	Name      string   `json:"name"`
	Class     string   `json:"class"`
	Method    string   `json:"method"`
	Display   string   `json:"display"`
	Verdict   Verdict  `json:"verdict"`
	Reason    string   `json:"reason,omitempty"`
	Schedules int64    `json:"schedules"`
	States    int64    `json:"states"`
	Elapsed   int64    `json:"nanoseconds"`
	Notes     []string `json:"notes,omitempty"`
}

// load gives the tests the verdicts that are kept in a file; false for none.
func (k *keeper) load(s *suite, file string) bool {
	var from storedSuite
	if file == "" || !k.store.Load(file, &from) || len(from.Tests) == 0 {
		return false
	}
	for _, t := range from.Tests {
		s.give(&Test{
			Verdict: t.Verdict, Reason: t.Reason, Schedules: t.Schedules, States: t.States, Complete: true, Notes: t.Notes, Reused: true,
			Elapsed: time.Duration(t.Elapsed),
		}, testID{t.Name, t.Class, t.Method, t.Display})
	}
	s.notes = append(s.notes, from.Notes...)
	return true
}

// save keeps the verdicts of a suite that has run to its end.
func (k *keeper) save(s *suite, file string) {
	if file == "" || s.err != nil {
		return
	}
	to := storedSuite{Notes: s.notes}
	for _, t := range s.results() {
		if t.Verdict != Passed && t.Verdict != Skipped || !t.Complete {
			return
		}
		to.Tests = append(to.Tests, storedTest{t.Name, t.Class, t.Method, t.Display, t.Verdict, t.Reason, t.Schedules, t.States, int64(t.Elapsed), t.Notes})
	}
	if len(to.Tests) > 0 {
		k.store.Save(file, to)
	}
}
