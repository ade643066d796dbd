package hunt

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/gojpf/gojpf/vm/classpath"
)

// store keeps outcomes of methods in files, each named by what it depends on: the
// classes of its closure, the settings, the JDK and this program. So nothing in it is
// ever out of date, and all of it may be deleted at any time.
//
// What the clock or an interruption has cut short is not kept: another run may do
// better. Tests are not kept either, they run each time.
type store struct {
	dir      string
	closures *closures
	machine  string // what all outcomes depend on

	lock sync.Mutex
	err  error // the first one of writing
}

// failed notes why something could not be kept.
func (s *store) failed(err error) {
	s.lock.Lock()
	defer s.lock.Unlock()
	s.err = cmp.Or(s.err, err)
}

// newStore makes a store in a folder.
func newStore(dir string, o *Options, c *closures) (*store, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, fmt.Errorf("store: %w", err)
	}
	// It is nobody's source.
	if err := os.WriteFile(filepath.Join(dir, ".gitignore"), []byte("*\n"), 0o644); err != nil {
		return nil, fmt.Errorf("store: %w", err)
	}
	home, err := classpath.FindJavaHome((&confirmer{o: o}).javaHome(), os.Getenv)
	if err != nil {
		return nil, err
	}
	release, _ := os.ReadFile(filepath.Join(home, "release"))
	self, err := os.Executable()
	if err != nil {
		return nil, fmt.Errorf("store: %w", err)
	}
	info, err := os.Stat(self)
	if err != nil {
		return nil, fmt.Errorf("store: %w", err)
	}
	// The program is told by its file: what is built of changed sources has no version.
	machine := fmt.Sprintf("%s\n%d %d\n%s\n%s\n", self, info.Size(), info.ModTime().UnixNano(), home, release)
	for _, solver := range []string{"z3", "cvc5"} { // which of them there are decides who is asked
		found, _ := findProgram(solver)
		machine += found + "\n"
	}
	return &store{dir: dir, closures: c, machine: machine}, nil
}

func findProgram(name string) (string, bool) {
	for _, dir := range filepath.SplitList(os.Getenv("PATH")) {
		if info, err := os.Stat(filepath.Join(dir, name)); err == nil && !info.IsDir() {
			return filepath.Join(dir, name), true
		}
	}
	return "", false
}

// file is where the outcome of a unit is kept.
func (s *store) file(u *unit, o *Options, keys [][2]string) string {
	h := sha256.New()
	io.WriteString(h, s.machine)
	for _, kv := range keys {
		fmt.Fprintf(h, "%q %q\n", kv[0], kv[1])
	}
	for _, kv := range o.Settings {
		fmt.Fprintf(h, "%q\n", kv)
	}
	for _, name := range []string{o.File, o.Contracts} {
		if data, err := os.ReadFile(name); err == nil {
			fmt.Fprintf(h, "%d\n", len(data))
			h.Write(data)
		}
	}
	fmt.Fprintf(h, "%s %d %s\n", u, o.JUnit, o.Strategy)
	for _, name := range s.closures.closure(u.class) {
		fmt.Fprintf(h, "%s %x\n", name, s.closures.files[name].digest)
	}
	name := hex.EncodeToString(h.Sum(nil))
	return filepath.Join(s.dir, name[:2], name[2:]+".json")
}

// keptOutcome and the types below are the form of the files.
type keptOutcome struct {
	Candidates []keptCandidate `json:"candidates,omitempty"`
	Paths      int             `json:"paths"`
	Queries    int64           `json:"queries"`
	Cuts       map[string]int  `json:"cuts,omitempty"`
	Short      bool            `json:"short,omitempty"`
	Nanos      int64           `json:"nanoseconds"`
}

type keptCandidate struct {
	Exception  string      `json:"exception"`
	Class      string      `json:"class"`
	Method     string      `json:"method"`
	Line       int         `json:"line"`
	Message    string      `json:"message,omitempty"`
	Inputs     [][2]string `json:"inputs,omitempty"`
	Path       []string    `json:"path,omitempty"`
	Trail      []int       `json:"trail,omitempty"`
	Stack      []keptPlace `json:"stack,omitempty"`
	Plain      string      `json:"plain,omitempty"`
	Test       string      `json:"test,omitempty"`
	Reason     string      `json:"reason,omitempty"`
	Needs      []string    `json:"needs,omitempty"`
	Reflection bool        `json:"reflection,omitempty"`
	Hidden     bool        `json:"hidden,omitempty"`
	Nulls      bool        `json:"nulls,omitempty"`
	Objects    bool        `json:"objects,omitempty"`
	Guard      bool        `json:"guard,omitempty"`
	Manifest   bool        `json:"manifest,omitempty"`
	Breaks     string      `json:"breaks,omitempty"`
	Within     bool        `json:"within,omitempty"`
}

type keptPlace struct {
	Class, Method, File string
	Line                int
}

// load is the outcome that is kept in a file, nil for none. What cannot be read is
// made again.
func (s *store) load(file string, u *unit) *outcome {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil
	}
	var kept keptOutcome
	if json.Unmarshal(data, &kept) != nil {
		return nil
	}
	out := &outcome{paths: kept.Paths, queries: kept.Queries, cuts: kept.Cuts, short: kept.Short, elapsed: time.Duration(kept.Nanos), reused: true}
	if out.cuts == nil {
		out.cuts = map[string]int{}
	}
	for _, k := range kept.Candidates {
		c := &candidate{
			site: site{k.Exception, k.Class, k.Method, k.Line}, message: k.Message, entry: u, path: k.Path, trail: k.Trail, plain: k.Plain, test: k.Test,
			reason: k.Reason, needs: k.Needs, reflection: k.Reflection, hidden: k.Hidden, nulls: k.Nulls, objects: k.Objects, guard: k.Guard, manifest: k.Manifest,
			breaks: k.Breaks, within: k.Within,
		}
		for _, in := range k.Inputs {
			c.inputs = append(c.inputs, input{in[0], in[1]})
		}
		for _, p := range k.Stack {
			c.stack = append(c.stack, place{p.Class, p.Method, p.File, p.Line})
		}
		out.candidates = append(out.candidates, c)
	}
	return out
}

// save keeps an outcome, unless another run may have a better one. A store that cannot
// be written is none.
func (s *store) save(file string, out *outcome) error {
	if out.late || out.err != nil {
		return nil
	}
	kept := keptOutcome{Paths: out.paths, Queries: out.queries, Cuts: out.cuts, Short: out.short, Nanos: int64(out.elapsed)}
	for _, c := range out.candidates {
		k := keptCandidate{
			Exception: c.exception, Class: c.class, Method: c.method, Line: c.line, Message: c.message, Path: c.path, Trail: c.trail, Plain: c.plain, Test: c.test,
			Reason: c.reason, Needs: c.needs, Reflection: c.reflection, Hidden: c.hidden, Nulls: c.nulls, Objects: c.objects, Guard: c.guard, Manifest: c.manifest,
			Breaks: c.breaks, Within: c.within,
		}
		for _, in := range c.inputs {
			k.Inputs = append(k.Inputs, [2]string{in.name, in.value})
		}
		for _, p := range c.stack {
			k.Stack = append(k.Stack, keptPlace{p.class, p.method, p.file, p.line})
		}
		kept.Candidates = append(kept.Candidates, k)
	}
	data, err := json.Marshal(kept)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	// Under another name first: nobody may find a part of it.
	part, err := os.CreateTemp(filepath.Dir(file), "part-")
	if err != nil {
		return err
	}
	_, err = part.Write(data)
	if err := errors.Join(err, part.Close()); err != nil {
		return errors.Join(err, os.Remove(part.Name()))
	}
	return os.Rename(part.Name(), file)
}
