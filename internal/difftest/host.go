package difftest

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gojpf/gojpf/internal/hostjdk"
)

// timeLimit is what one run of a program may take.
const timeLimit = 60 * time.Second

// keepCached is how long results and classes stay in the cache.
const keepCached = 7 * 24 * time.Hour

// Host is the JDK that programs are compiled and run with. What it did is
// cached, since it does the same the next time.
type Host struct {
	Classes string // folder of the compiled corpus
	version string
	cache   string // folder, "" for none
	helpers []byte
}

// NewHost compiles the corpus with the javac on the PATH. Folders in scratch
// serve where there is no cache.
func NewHost(c *Corpus, scratch string) (*Host, error) {
	version, err := exec.Command("java", "-version").CombinedOutput()
	if err != nil {
		return nil, fmt.Errorf("java -version: %w (a JDK must be on the PATH)", err)
	}
	h := &Host{version: string(version), helpers: c.Helpers}
	h.cache = filepath.Join(scratch, "host")
	if dir, err := os.UserCacheDir(); err == nil {
		h.cache = filepath.Join(dir, "gojpf", "difftest")
	}
	if err := os.MkdirAll(h.cache, 0o755); err != nil {
		h.cache = filepath.Join(scratch, "host")
	}
	return h, h.compile(c)
}

// compile makes the class files of the whole corpus in one go. The folder gets
// its name last, so a folder of that name is complete.
func (h *Host) compile(c *Corpus) error {
	sum := sha256.New()
	fmt.Fprintln(sum, h.version)
	for _, file := range append(slices.Clone(c.Files), c.Previews...) {
		source, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		fmt.Fprintln(sum, file, len(source))
		sum.Write(source)
	}
	h.Classes = filepath.Join(h.cache, "classes-"+hex.EncodeToString(sum.Sum(nil)[:12]))
	if _, err := os.Stat(h.Classes); err == nil {
		return nil
	}
	h.dropOld()
	temp, err := os.MkdirTemp(h.cache, "compiling-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(temp)
	args := append([]string{"-g", "-nowarn", "-encoding", "UTF-8", "-d", temp}, c.Files...)
	if out, err := exec.Command("javac", args...).CombinedOutput(); err != nil {
		return fmt.Errorf("javac: %w\n%s", err, out)
	}
	if len(c.Previews) > 0 {
		args := append([]string{"--enable-preview", "--release", strconv.Itoa(hostjdk.Release()), "-g", "-nowarn", "-encoding", "UTF-8", "-d", temp}, c.Previews...)
		if out, err := exec.Command("javac", args...).CombinedOutput(); err != nil {
			return fmt.Errorf("javac: %w\n%s", err, out)
		}
	}
	if err := os.Rename(temp, h.Classes); err != nil {
		if _, other := os.Stat(h.Classes); other != nil {
			return err
		} // tests of another package were faster
	}
	return nil
}

// dropOld removes what was not used for days; newer folders may be in use.
func (h *Host) dropOld() {
	files, _ := os.ReadDir(h.cache)
	for _, file := range files {
		if info, err := file.Info(); err == nil && time.Since(info.ModTime()) > keepCached {
			os.RemoveAll(filepath.Join(h.cache, file.Name()))
		}
	}
}

// ofClasses stands in the cache for the folder of the classes, which warnings of later
// JDKs name, and which is another one whenever the corpus changes.
const ofClasses = "\x00classes\x00"

// Run returns what the program does under java -ea.
func (h *Host) Run(p *Program) (Outcome, error) {
	sum := sha256.New()
	fmt.Fprintf(sum, "%s\n%s\n%q\n%q\n", h.version, p.ID(), p.Args, p.Stdin)
	sum.Write(p.Source)
	sum.Write(h.helpers)
	file := filepath.Join(h.cache, hex.EncodeToString(sum.Sum(nil)[:16])+".json")
	var o Outcome
	if data, err := os.ReadFile(file); err == nil && json.Unmarshal(data, &o) == nil {
		return o.replaced(ofClasses, h.Classes), nil
	}
	o, err := Execute(p, p.java(h.Classes)...)
	if err != nil {
		return o, err
	}
	if o.TimedOut {
		return o, errors.New("java did not end in time")
	}
	if o.Status != p.Exit {
		return o, fmt.Errorf("java ended with status %d, the header says %d:\n%s", o.Status, p.Exit, clip(o.Stderr))
	}
	data, err := json.Marshal(o.replaced(h.Classes, ofClasses))
	if err == nil {
		err = os.WriteFile(file, data, 0o644)
	}
	return o, err
}

// Execute runs a program by a command in an empty folder of its own.
func Execute(p *Program, command ...string) (Outcome, error) {
	dir, err := os.MkdirTemp("", "difftest-")
	if err != nil {
		return Outcome{}, err
	}
	defer os.RemoveAll(dir)
	ctx, cancel := context.WithTimeout(context.Background(), timeLimit)
	defer cancel()
	cmd := exec.CommandContext(ctx, command[0], append(append(command[1:len(command):len(command)], p.Class()), p.Args...)...)
	var out, errOut bytes.Buffer
	cmd.Dir, cmd.Stdin, cmd.Stdout, cmd.Stderr = dir, strings.NewReader(p.Stdin), &out, &errOut
	cmd.Env = environment()
	cmd.WaitDelay = time.Second
	err = cmd.Run()
	o := Outcome{Stdout: out.String(), Stderr: errOut.String(), TimedOut: ctx.Err() != nil}
	var exit *exec.ExitError
	switch {
	case errors.As(err, &exit):
		o.Status, err = exit.ExitCode(), nil
	case o.TimedOut:
		err = nil
	}
	return o, err
}

// environment is the process's own, with what changes java's output fixed.
func environment() []string {
	var env []string
	for _, setting := range os.Environ() {
		name, _, _ := strings.Cut(setting, "=")
		switch name {
		case "JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS", "CLASSPATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ":
		default:
			env = append(env, setting)
		}
	}
	return append(env, "LANG=C.UTF-8", "TZ=UTC")
}
