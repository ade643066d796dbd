package hunt

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/internal/cache"
)

// changedSince leaves in the scope only methods whose closure of classes has changed.
func (s *scope) changedSince(when string, c *cache.Closures) error {
	changed, err := changedClasses(when, c)
	if err != nil {
		return err
	}
	all := len(s.units)
	s.units = slices.DeleteFunc(s.units, func(u *unit) bool {
		return !slices.ContainsFunc(c.Of(u.class), func(name string) bool { return changed[name] })
	})
	s.unchanged = all - len(s.units)
	return nil
}

// changedClasses are the classes that were written after a file was, or whose sources
// differ from those of a revision of git.
func changedClasses(when string, c *cache.Closures) (map[string]bool, error) {
	changed := map[string]bool{}
	if info, err := os.Stat(when); err == nil {
		for name, f := range c.Files() {
			changed[name] = f.Written.After(info.ModTime())
		}
		return changed, nil
	}
	sources, err := changedSources(when)
	if err != nil {
		return nil, err
	}
	for name, f := range c.Files() {
		changed[name] = slices.ContainsFunc(sources, func(file string) bool {
			return file == f.Source || strings.HasSuffix(file, "/"+f.Source)
		})
	}
	return changed, nil
}

// changedSources are the files that differ from a revision, or that it does not have.
func changedSources(revision string) (files []string, err error) {
	if strings.HasPrefix(revision, "-") {
		return nil, fmt.Errorf("--changed-since %s: there is no such file or revision", revision)
	}
	for _, args := range [][]string{
		{"diff", "--name-only", "-z", revision, "--"},
		{"ls-files", "--others", "--exclude-standard", "-z"},
	} {
		var out, said bytes.Buffer
		cmd := exec.Command("git", args...)
		cmd.Stdout, cmd.Stderr = &out, &said
		if err := cmd.Run(); err != nil {
			return nil, fmt.Errorf("--changed-since %s: there is no such file, and git says: %s", revision, firstLine(said.String(), err))
		}
		for name := range strings.SplitSeq(out.String(), "\x00") {
			files = append(files, filepath.ToSlash(name))
		}
	}
	return files, nil
}

// firstLine is what a command has said, or how it ended.
func firstLine(said string, err error) string {
	if line, _, _ := strings.Cut(strings.TrimSpace(said), "\n"); line != "" {
		return line
	}
	return err.Error()
}
