package vfs

import (
	"bytes"
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
)

// seedTree puts some files on the host for both file systems to begin with.
func seedTree(t *testing.T, dir string) {
	t.Helper()
	must := func(err error) {
		if err != nil {
			t.Fatal(err)
		}
	}
	must(os.MkdirAll(filepath.Join(dir, "a/b"), 0o755))
	must(os.WriteFile(filepath.Join(dir, "f"), []byte("host file"), 0o644))
	must(os.WriteFile(filepath.Join(dir, "a/g"), []byte("deeper"), 0o600))
	must(os.Symlink("a/g", filepath.Join(dir, "s")))
	must(os.Symlink("a", filepath.Join(dir, "sd")))
}

// session runs the same calls on a file system under its own folder and
// records what they answered.
type session struct {
	fs   Files
	root string
	fds  []int
}

func (s *session) path(p string) string { return s.root + "/" + p }

func (s *session) clean(v any) string { return strings.ReplaceAll(fmt.Sprint(v), s.root, "ROOT") }

var testNames = []string{"f", "a", "a/b", "a/g", "s", "sd", "sd/g", "sd/n", "n", "m", "n/x", "a/b/y", "a/../m", "l", "./f", "n/", "f/", "a/b/../g", "z/../f"}

func (s *session) step(r *rand.Rand) string {
	a := testNames[r.Intn(len(testNames))]
	b := testNames[r.Intn(len(testNames))]
	data := []byte(fmt.Sprint("data", r.Intn(1000)))[:1+r.Intn(4)]
	off := int64(r.Intn(12))
	flags := []int{syscall.O_RDONLY, syscall.O_RDWR, syscall.O_RDWR | syscall.O_CREAT, syscall.O_WRONLY | syscall.O_CREAT | syscall.O_TRUNC,
		syscall.O_WRONLY | syscall.O_APPEND, syscall.O_RDWR | syscall.O_CREAT | syscall.O_EXCL, syscall.O_RDONLY | syscall.O_NOFOLLOW}[r.Intn(7)]
	which, op := r.Intn(1000), r.Intn(22)
	fd := 9999
	if len(s.fds) > 0 {
		fd = s.fds[which%len(s.fds)]
	}
	buf := make([]byte, 1+which%7)
	switch op {
	case 0, 1, 2:
		n, err := s.fs.Open(s.path(a), flags, 0o666)
		if err == nil {
			s.fds = append(s.fds, n)
		}
		return s.clean(fmt.Sprint("open ", a, flags, err))
	case 3:
		if len(s.fds) == 0 {
			return ""
		}
		i := which % len(s.fds)
		err := s.fs.Close(s.fds[i])
		s.fds = slices.Delete(s.fds, i, i+1)
		return fmt.Sprint("close ", err)
	case 4, 5:
		n, err := s.fs.Write(fd, data)
		return fmt.Sprint("write ", n, err)
	case 6:
		n, err := s.fs.Pwrite(fd, data, off)
		return fmt.Sprint("pwrite ", n, err)
	case 7, 8:
		n, err := s.fs.Read(fd, buf)
		return fmt.Sprintf("read %d %v %q", n, err, buf[:n])
	case 9:
		n, err := s.fs.Pread(fd, buf, off)
		return fmt.Sprintf("pread %d %v %q", n, err, buf[:n])
	case 10:
		st, _ := s.fs.Fstat(fd)
		if st.IsDir() {
			return "" // directory offsets are the file system's own
		}
		n, err := s.fs.Seek(fd, off-4, which%3)
		return fmt.Sprint("seek ", n, err)
	case 11:
		return fmt.Sprint("truncate ", s.fs.Truncate(fd, off))
	case 12, 13, 14, 15, 16, 17:
		if strings.HasSuffix(a+b, "/") || strings.HasSuffix(a, "/") {
			return "" // what a slash behind a symbolic link means differs from call to call
		}
	}
	switch op {
	case 12:
		return fmt.Sprint("mkdir ", a, s.fs.Mkdir(s.path(a), 0o777))
	case 13:
		return fmt.Sprint("rmdir ", a, s.fs.Rmdir(s.path(a)))
	case 14, 15:
		return fmt.Sprint("unlink ", a, s.fs.Unlink(s.path(a)))
	case 16, 17:
		return fmt.Sprint("rename ", a, b, s.fs.Rename(s.path(a), s.path(b)))
	case 18:
		return fmt.Sprint("symlink ", a, b, s.fs.Symlink(b, s.path(a)))
	case 19:
		return fmt.Sprint("link ", a, b, s.fs.Link(s.path(a), s.path(b)))
	case 20:
		return fmt.Sprint("chmod ", a, s.fs.Chmod(s.path(a), uint32(0o600+which%8*8)))
	case 21:
		return fmt.Sprint("utimes ", a, s.fs.Utimes(s.path(a), 5e9, 7e9+int64(which), true))
	}
	return ""
}

// look describes all that can be seen by path and by descriptor.
func (s *session) look() string {
	var b strings.Builder
	for _, n := range testNames {
		for _, follow := range []bool{true, false} {
			st, err := s.fs.Stat(s.path(n), follow)
			size := st.Size
			if st.IsDir() {
				size = 0 // differs between file systems
			}
			fmt.Fprintf(&b, "%s %o %d %d %v;", n, st.Mode, st.Nlink, size, err)
		}
		link, err := s.fs.Readlink(s.path(n))
		fmt.Fprint(&b, link, err, ";")
		real, err := s.fs.Realpath(s.path(n))
		fmt.Fprint(&b, s.clean(real), err, ";")
		names, err := s.fs.ReadDir(s.path(n))
		fmt.Fprintln(&b, names, err, s.fs.Access(s.path(n), 4))
	}
	for _, fd := range s.fds {
		st, err := s.fs.Fstat(fd)
		if st.IsDir() {
			continue
		}
		fmt.Fprintf(&b, "fd %o %d %d %v", st.Mode, st.Nlink, st.Size, err)
		buf := make([]byte, 64)
		n, err := s.fs.Pread(fd, buf, 0)
		fmt.Fprintf(&b, " %q %v\n", buf[:n], err)
	}
	return b.String()
}

func firstDifference(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range min(len(w), len(g)) {
		if w[i] != g[i] {
			return "host:    " + w[i] + "\noverlay: " + g[i]
		}
	}
	return "one is longer"
}

func TestOverlayAnswersAsHost(t *testing.T) {
	for seed := int64(0); seed < 25; seed++ {
		hostDir, baseDir := t.TempDir(), t.TempDir()
		seedTree(t, hostDir)
		seedTree(t, baseDir)
		before := (&session{fs: Host{}, root: baseDir}).look()
		host := &session{fs: Host{}, root: hostDir}
		over := &session{fs: NewOverlay(nil), root: baseDir}
		hr, or := rand.New(rand.NewSource(seed)), rand.New(rand.NewSource(seed))
		var log []string
		for i := 0; i < 120; i++ {
			want, got := host.step(hr), over.step(or)
			log = append(log, want)
			if want != got {
				t.Fatalf("seed %d, call %d: host %q, overlay %q after\n%s", seed, i, want, got, strings.Join(log, "\n"))
			}
			if want, got := host.look(), over.look(); want != got {
				t.Fatalf("seed %d, after call %d:\n%s\n%s", seed, i, strings.Join(log, "\n"), firstDifference(want, got))
			}
			over.fs = over.fs.(*Overlay).Fork()
		}
		for _, fd := range host.fds {
			host.fs.Close(fd)
		}
		if after := (&session{fs: Host{}, root: baseDir}).look(); before != after {
			t.Fatalf("seed %d: the overlay changed the host:\n%s\nbefore:\n%s", seed, after, before)
		}
	}
}

func TestForkLeavesTheOriginal(t *testing.T) {
	for seed := int64(0); seed < 20; seed++ {
		dir := t.TempDir()
		seedTree(t, dir)
		s := &session{fs: NewOverlay(nil), root: dir}
		r := rand.New(rand.NewSource(seed))
		for i := 0; i < 40; i++ {
			s.step(r)
		}
		frozen := s.fs.(*Overlay)
		want, wantState := s.look(), frozen.AppendState(nil)
		fork := &session{fs: frozen.Fork(), root: dir, fds: slices.Clone(s.fds)}
		for i := 0; i < 40; i++ {
			fork.step(r)
		}
		if got := s.look(); got != want {
			t.Fatalf("seed %d: a fork changed what it was made from:\n%s\nwant\n%s", seed, got, want)
		}
		if got := frozen.AppendState(nil); !bytes.Equal(got, wantState) {
			t.Fatalf("seed %d: a fork changed the state", seed)
		}
	}
}

func TestStateForgetsWhatWasUndone(t *testing.T) {
	dir := t.TempDir()
	seedTree(t, dir)
	f := NewOverlay(nil)
	untouched := f.AppendState(nil)
	fd, err := f.Open(dir+"/f", syscall.O_RDONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Equal(f.AppendState(nil), untouched) {
		t.Error("an open file is not in the state")
	}
	f.Close(fd)
	if !bytes.Equal(f.AppendState(nil), untouched) {
		t.Error("reading a file changed the state")
	}
	write := func(f *Overlay, name, text string) {
		fd, err := f.Open(dir+"/"+name, syscall.O_WRONLY|syscall.O_CREAT, 0o644)
		if err != nil {
			t.Fatal(err)
		}
		f.Write(fd, []byte(text))
		f.Close(fd)
	}
	other := f.Fork()
	f = f.Fork()
	write(f, "one", "1")
	write(f, "two", "2")
	write(other, "two", "2")
	if bytes.Equal(f.AppendState(nil), other.AppendState(nil)) {
		t.Error("different files give the same state")
	}
	write(other, "one", "1")
	if !bytes.Equal(f.AppendState(nil), other.AppendState(nil)) {
		t.Error("the order of writes shows in the state")
	}
}

func TestReadOnly(t *testing.T) {
	dir := t.TempDir()
	seedTree(t, dir)
	f := NewOverlay(nil)
	f.ReadOnly = true
	for name, err := range map[string]error{
		"mkdir":  f.Mkdir(dir+"/new", 0o777),
		"unlink": f.Unlink(dir + "/f"),
		"rename": f.Rename(dir+"/f", dir+"/h"),
		"chmod":  f.Chmod(dir+"/f", 0o600),
		"access": f.Access(dir+"/f", 2),
	} {
		if err != syscall.EACCES {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := f.Open(dir+"/f", syscall.O_WRONLY, 0); err != syscall.EACCES {
		t.Errorf("open for writing: %v", err)
	}
	if _, err := f.Open(dir+"/f", syscall.O_RDONLY, 0); err != nil {
		t.Errorf("open for reading: %v", err)
	}
}

func TestDevices(t *testing.T) {
	read := func(f *Overlay, name string) string {
		fd, err := f.Open(name, syscall.O_RDONLY, 0)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close(fd)
		b := make([]byte, 8)
		n, err := f.Read(fd, b)
		return fmt.Sprint(b[:n], err)
	}
	a, b, c := NewOverlay(nil), NewOverlay(nil), NewOverlay(nil)
	c.Seed = 1
	if got := read(a, "/dev/null"); got != "[] <nil>" {
		t.Error("null:", got)
	}
	if got := read(a, "/dev/zero"); got != "[0 0 0 0 0 0 0 0] <nil>" {
		t.Error("zero:", got)
	}
	first := read(a, "/dev/urandom")
	if second := read(a, "/dev/urandom"); first == second {
		t.Error("random bytes repeat:", first)
	}
	if again := read(b, "/dev/random"); again != first {
		t.Error("the same seed gives other bytes:", again, first)
	}
	if other := read(c, "/dev/random"); other == first {
		t.Error("another seed gives the same bytes")
	}
}

// What others do to a folder of the host's is no part of the states in which the program
// has made a file there: a path is to be found again although somebody works beside it.
func TestStateLeavesOutFoldersOfOthers(t *testing.T) {
	dir := t.TempDir()
	made := func() []byte {
		f := NewOverlay(nil)
		fd, err := f.Open(dir+"/new", syscall.O_WRONLY|syscall.O_CREAT, 0o644)
		if err != nil {
			t.Fatal(err)
		}
		f.Close(fd)
		return f.AppendState(nil)
	}
	before := made()
	if err := os.Mkdir(dir+"/theirs", 0o755); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(made(), before) {
		t.Error("a folder that somebody else has made is in the state")
	}
	f := NewOverlay(nil)
	none := f.AppendState(nil)
	if err := f.Mkdir(dir+"/ours", 0o755); err != nil {
		t.Fatal(err)
	}
	if bytes.Equal(f.AppendState(nil), none) {
		t.Error("a folder that the program has made is not in the state")
	}
}
