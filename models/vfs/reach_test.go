package vfs

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// reachTree makes a folder with an allowed place, a trusted one, and others.
func reachTree(t *testing.T) string {
	t.Helper()
	root, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{"in/a/file", "in/file", "out/secret", "out/conf/linked", "out/conf/other", "parts/lib/data", "jdk/lib/data", "scratch/theirs", "outer"} {
		file = filepath.Join(root, file)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte("text"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for name, target := range map[string]string{
		"in/escape": "../out/secret", "in/dir": "../out", "in/near": "a/file", "way": "in", "out/back": "../in/file",
		"jdk/lib/conf": "../../out/conf/linked", "jdk/parts": "../parts/lib", "jdk/all": "..",
	} {
		if err := os.Symlink(target, filepath.Join(root, name)); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

func TestReach(t *testing.T) {
	root := reachTree(t)
	newOverlay := func() *Overlay {
		return NewOverlay(NewReach([]string{root + "/way", root + "/nowhere"}, []string{root + "/jdk"}, []string{root + "/scratch"}))
	}
	for _, c := range []struct {
		path    string
		err     error
		refused string // "" for none
	}{
		{"in/file", nil, ""},
		{"way/a/file", nil, ""},
		{"in/near", nil, ""},
		{"in/a/../../way/file", nil, ""},
		{"in/missing", syscall.ENOENT, ""},
		{"", nil, ""}, // on the way
		{"jdk/lib/data", nil, ""},
		{"jdk/lib/conf", nil, ""},
		{"out/conf/linked", nil, ""}, // where the JDK's own link leads
		{"jdk/parts/data", nil, ""},
		{"parts/lib/data", nil, ""}, // in a folder that a link of the JDK leads to
		{"parts", syscall.EACCES, "parts"},
		{"jdk/all/out/secret", syscall.EACCES, "out/secret"}, // all around it is no part of it
		{"out/conf/other", syscall.EACCES, "out/conf/other"},
		{"out", syscall.EACCES, "out"},
		{"out/secret", syscall.EACCES, "out/secret"},
		{"in/../out/secret", syscall.EACCES, "out/secret"},
		{"in/escape", syscall.EACCES, "out/secret"},
		{"in/dir/secret", syscall.EACCES, "out/secret"},
		{"out/back", syscall.EACCES, "out/back"},
		{"out/missing", syscall.ENOENT, ""},
		{"missing/deeper", syscall.ENOENT, ""},
		{"scratch", nil, ""},
		{"scratch/theirs", syscall.EACCES, "scratch/theirs"},
		{"scratch/mine", syscall.ENOENT, ""},
	} {
		f := newOverlay()
		_, err := f.Stat(root+"/"+c.path, true)
		refused := strings.TrimPrefix(f.TakeRefused(), root+"/")
		if err != c.err || refused != c.refused {
			t.Errorf("%s: %v, refused %q; expected %v, %q", c.path, err, refused, c.err, c.refused)
		}
		if again := f.TakeRefused(); again != "" {
			t.Errorf("%s is refused twice: %s", c.path, again)
		}
	}
	calls := map[string]func(f *Overlay) error{
		"list":    func(f *Overlay) error { _, err := f.ReadDir(root); return err },
		"list in": func(f *Overlay) error { _, err := f.ReadDir(root + "/in"); return err },
		"open":    func(f *Overlay) error { _, err := f.Open(root+"/out/secret", syscall.O_RDONLY, 0); return err },
		"replace": func(f *Overlay) error {
			_, err := f.Open(root+"/out/secret", syscall.O_WRONLY|syscall.O_CREAT|syscall.O_TRUNC, 0)
			return err
		},
		"make":     func(f *Overlay) error { return f.Mkdir(root+"/out/secret", 0o777) },
		"make new": func(f *Overlay) error { return f.Mkdir(root+"/out/new", 0o777) },
		"move":     func(f *Overlay) error { return f.Rename(root+"/out/secret", root+"/in/mine") },
		"onto":     func(f *Overlay) error { return f.Rename(root+"/in/file", root+"/out/secret") },
		"link":     func(f *Overlay) error { return f.Link(root+"/out/secret", root+"/in/mine") },
		"delete":   func(f *Overlay) error { return f.Unlink(root + "/out/secret") },
		"chmod":    func(f *Overlay) error { return f.Chmod(root+"/out/secret", 0o600) },
		"own link": func(f *Overlay) error {
			if err := f.Symlink("../out/secret", root+"/in/mine"); err != nil {
				return err
			}
			_, err := f.Open(root+"/in/mine", syscall.O_RDONLY, 0)
			return err
		},
		"real": func(f *Overlay) error { _, err := f.Realpath(root + "/in/escape"); return err },
		"tmp": func(f *Overlay) error {
			if _, err := f.Open(root+"/scratch/mine", syscall.O_WRONLY|syscall.O_CREAT, 0o600); err != nil {
				return err
			}
			_, err := f.Stat(root+"/scratch/mine", true)
			return err
		},
	}
	fine := map[string]bool{"list in": true, "make new": true, "tmp": true}
	for name, call := range calls {
		f := newOverlay()
		err := call(f)
		if refused := f.TakeRefused(); (err == nil) != fine[name] || (refused == "") != fine[name] {
			t.Errorf("%s: %v, refused %q", name, err, refused)
		}
	}
}

// On the host itself nothing is made out of reach, either.
func TestGuarded(t *testing.T) {
	root := reachTree(t)
	by := NewOverlay(NewReach([]string{root + "/in"}, nil, []string{root + "/scratch"}))
	g := Guarded{By: by}
	check := func(what string, err error, fine bool) {
		t.Helper()
		if refused := by.TakeRefused(); (err == nil) != fine || (refused == "") != fine {
			t.Errorf("%s: %v, refused %q", what, err, refused)
		}
	}
	fd, err := g.Open(root+"/in/new", syscall.O_WRONLY|syscall.O_CREAT, 0o600)
	check("a new file", err, true)
	g.Close(fd)
	_, err = g.Open(root+"/out/new", syscall.O_WRONLY|syscall.O_CREAT, 0o600)
	check("a new file outside", err, false)
	_, err = g.Open(root+"/in/escape", syscall.O_RDONLY, 0)
	check("a link that leads out", err, false)
	_, err = g.Open(root+"/scratch/theirs", syscall.O_RDONLY, 0)
	check("a temporary file of others", err, false)
	check("a temporary folder", g.Mkdir(root+"/scratch/mine", 0o700), true)
	_, err = g.Open(root+"/scratch/mine/file", syscall.O_WRONLY|syscall.O_CREAT, 0o600)
	check("a file in it", err, true)
	_, err = g.Stat(root+"/scratch/mine/file", true)
	check("looking at it", err, true)
	check("a folder outside", g.Mkdir(root+"/out/dir", 0o700), false)
	check("a folder", g.Mkdir(root+"/in/folder", 0o700), true)
	check("moving out", g.Rename(root+"/in/new", root+"/out/new"), false)
	check("moving", g.Rename(root+"/in/new", root+"/in/newer"), true)
	check("deleting outside", g.Unlink(root+"/out/secret"), false)
	if _, err := g.Stat(root+"/missing", true); err != syscall.ENOENT || by.TakeRefused() != "" {
		t.Errorf("what is not there: %v", err)
	}
	if names, err := os.ReadDir(root + "/out"); err != nil || len(names) != 3 {
		t.Errorf("the folder outside has changed: %v, %v", names, err)
	}
}

// A file takes as much memory as was written to it, in pieces that forks share.
func TestContents(t *testing.T) {
	f := NewOverlay(nil)
	name := t.TempDir() + "/large"
	fd, err := f.Open(name, syscall.O_RDWR|syscall.O_CREAT, 0o600)
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Truncate(fd, 500<<20); err != nil || f.Held() != 0 {
		t.Fatalf("a hole of %d bytes takes memory: %v", f.Held(), err)
	}
	f.Pwrite(fd, []byte("abc"), 300<<20)
	if f.Held() > pieceSize {
		t.Errorf("three bytes take %d", f.Held())
	}
	zeros := f.AppendState(nil)
	f.Pwrite(fd, make([]byte, 100), 400<<20)
	if string(f.AppendState(nil)) != string(zeros) {
		t.Error("zeros that were written differ from a hole")
	}
	f.Pwrite(fd, []byte{1}, 400<<20)
	if string(f.AppendState(nil)) == string(zeros) {
		t.Error("a byte is not in the state")
	}
	f.Pwrite(fd, []byte{0}, 400<<20)
	if string(f.AppendState(nil)) != string(zeros) {
		t.Error("a byte that was undone is in the state")
	}
	room := f.Held() + 10
	f.Room = func(n int64) bool { return f.Held()+n <= room }
	if _, err := f.Pwrite(fd, make([]byte, 11), 0); err != syscall.ENOSPC || !f.TakeFull() {
		t.Errorf("a write without room: %v", err)
	}
	if _, err := f.Pwrite(fd, make([]byte, 10), 0); err != nil || f.TakeFull() {
		t.Errorf("a write with room: %v", err)
	}
	f.Truncate(fd, 0)
	if f.Held() != 0 {
		t.Errorf("an empty file takes %d", f.Held())
	}
	f.Room = nil
	stops := 0
	f.Stop = func() bool { stops++; return stops == 2 }
	if n, _ := f.Pwrite(fd, make([]byte, 64<<20), 0); n >= 64<<20 || stops != 2 {
		t.Errorf("a long write went on for %d bytes after %d questions", n, stops)
	}
	f.Close(fd)
	f.Unlink(name)
	if f.Held() != 0 {
		t.Errorf("a deleted file takes %d", f.Held())
	}
}
