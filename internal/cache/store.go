package cache

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

	"github.com/gojpf/gojpf/vm/classpath"
)

// Store keeps results in the files of a folder, each named by what it depends on.
type Store struct {
	dir     string
	machine string // what all results depend on

	lock sync.Mutex
	err  error
}

// Open makes a store in a folder, for runs with the JDK that FindJavaHome finds for javaHome.
func Open(dir, javaHome string) (*Store, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, fmt.Errorf("store: %w", err)
	}
	// It is nobody's source.
	if err := os.WriteFile(filepath.Join(dir, ".gitignore"), []byte("*\n"), 0o644); err != nil {
		return nil, fmt.Errorf("store: %w", err)
	}
	home, err := classpath.FindJavaHome(javaHome, os.Getenv)
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
	return &Store{dir: dir, machine: machine}, nil
}

func findProgram(name string) (string, bool) {
	for _, dir := range filepath.SplitList(os.Getenv("PATH")) {
		if info, err := os.Stat(filepath.Join(dir, name)); err == nil && !info.IsDir() {
			return filepath.Join(dir, name), true
		}
	}
	return "", false
}

// File is where the result is kept that depends on what depends writes, and on what all
// results do.
func (s *Store) File(depends func(io.Writer)) string {
	h := sha256.New()
	io.WriteString(h, s.machine)
	depends(h)
	name := hex.EncodeToString(h.Sum(nil))
	return filepath.Join(s.dir, name[:2], name[2:]+".json")
}

// Load reads the result that is kept in a file into v; false for none. What cannot be read
// is to be made again.
func (s *Store) Load(file string, v any) bool {
	data, err := os.ReadFile(file)
	return err == nil && json.Unmarshal(data, v) == nil
}

// Save keeps a result. A store that cannot be written is none.
func (s *Store) Save(file string, v any) {
	if err := save(file, v); err != nil {
		s.lock.Lock()
		defer s.lock.Unlock()
		s.err = cmp.Or(s.err, err)
	}
}

// Err is why something could not be kept, nil where all was.
func (s *Store) Err() error {
	s.lock.Lock()
	defer s.lock.Unlock()
	return s.err
}

func save(file string, v any) error {
	data, err := json.Marshal(v)
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
