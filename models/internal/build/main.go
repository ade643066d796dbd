// Command build compiles the Java sources of the models and leaves the classes
// where package models embeds them. With -check it compares instead, and fails
// when an embedded class is not what its source compiles to.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"sort"
	"strings"
)

func main() {
	check := flag.Bool("check", false, "compare with the embedded classes instead of writing them")
	root := flag.String("root", "models", "folder of package models")
	flag.Parse()
	if err := run(*root, *check); err != nil {
		fmt.Fprintln(os.Stderr, "models:", err)
		os.Exit(1)
	}
}

func run(root string, check bool) error {
	out, err := os.MkdirTemp("", "models")
	if err != nil {
		return err
	}
	defer os.RemoveAll(out)
	modules, err := os.ReadDir(filepath.Join(root, "src"))
	if err != nil {
		return err
	}
	for _, m := range modules {
		if err := compile(filepath.Join(root, "src", m.Name()), m.Name(), filepath.Join(out, m.Name())); err != nil {
			return err
		}
	}
	classes := filepath.Join(root, "classes")
	if check {
		return compare(out, classes)
	}
	if err := os.RemoveAll(classes); err != nil {
		return err
	}
	return os.CopyFS(classes, os.DirFS(out))
}

// compile runs javac over one folder of sources. A folder named as a module of
// the JDK patches that module; others are plain class-path code.
func compile(src, module, out string) error {
	files, err := filesUnder(src, ".java")
	if err != nil || len(files) == 0 {
		return err
	}
	args := []string{"-g", "-nowarn", "-proc:none", "-d", out, "-encoding", "UTF-8", "-XDstringConcat=inline",
		"-XDignore.symbol.file", "-Xlint:-options,-removal,-deprecation"}
	if strings.HasPrefix(module, "java.") || strings.HasPrefix(module, "jdk.") {
		args = append(args, "--patch-module", module+"="+src)
	} else {
		args = append(args, "--release", "17")
	}
	cmd := exec.Command("javac", append(args, files...)...)
	msg, err := cmd.CombinedOutput()
	if err != nil {
		return fmt.Errorf("javac %s: %w\n%s", src, err, msg)
	}
	return nil
}

func filesUnder(dir, ext string) ([]string, error) {
	var out []string
	err := filepath.WalkDir(dir, func(p string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && strings.HasSuffix(p, ext) {
			out = append(out, p)
		}
		return err
	})
	sort.Strings(out)
	return out, err
}

func compare(fresh, embedded string) error {
	names := map[string]bool{}
	for _, dir := range []string{fresh, embedded} {
		files, err := filesUnder(dir, ".class")
		if err != nil {
			return err
		}
		for _, f := range files {
			rel, err := filepath.Rel(dir, f)
			if err != nil {
				return err
			}
			names[rel] = true
		}
	}
	var stale []string
	for n := range names {
		a, errFresh := os.ReadFile(filepath.Join(fresh, n))
		b, errEmbedded := os.ReadFile(filepath.Join(embedded, n))
		if errFresh != nil || errEmbedded != nil || !bytes.Equal(a, b) {
			stale = append(stale, n)
		}
	}
	sort.Strings(stale)
	if len(stale) > 0 {
		return fmt.Errorf("these classes are not what their sources compile to (run make models): %s", strings.Join(stale, ", "))
	}
	return nil
}
