package conctest

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/internal/corpus"
)

// fileCalls are what threads of random programs do with files. NAME stands for
// one of few names, SOME for a small number; r is what the thread has seen.
var fileCalls = []string{
	`r += f("NAME").exists() ? "e" : "-";`,
	`r += f("NAME").length();`,
	`try { r += f("NAME").createNewFile() ? "c" : "n"; } catch (IOException x) { r += "x"; }`,
	`r += f("NAME").delete() ? "d" : "n";`,
	`r += f("NAME").renameTo(f("NAME")) ? "r" : "n";`,
	`r += f("NAME").mkdir() ? "m" : "n";`,
	`r += f("NAME").isDirectory() ? "D" : "F";`,
	`f("NAME").setLastModified(SOME000L);`,
	`r += f("NAME").lastModified() < 10000;`,
	`r += f("NAME").setExecutable(true) ? "X" : "n";`,
	`r += f("NAME").canExecute() ? "x" : "-";`,
	`try (FileOutputStream o = new FileOutputStream(f("NAME"))) { o.write(SOME); } catch (IOException x) { r += "x"; }`,
	`try (FileOutputStream o = new FileOutputStream(f("NAME"), true)) { o.write(SOME); } catch (IOException x) { r += "x"; }`,
	`try (FileInputStream i = new FileInputStream(f("NAME"))) { r += i.read(); } catch (IOException x) { r += "x"; }`,
	`try { shared.seek(SOME); } catch (IOException x) { r += "x"; }`,
	`try { r += shared.read(); } catch (IOException x) { r += "x"; }`,
	`try { shared.write(SOME); } catch (IOException x) { r += "x"; }`,
	`try { r += shared.length(); } catch (IOException x) { r += "x"; }`,
	`try { shared.setLength(SOME); } catch (IOException x) { r += "x"; }`,
	`try { shared.close(); } catch (IOException x) { r += "x"; }`,
	`try { shared.getChannel().write(ByteBuffer.wrap(new byte[] {SOME}), SOME); } catch (IOException x) { r += "x"; }`,
	`r += memory.get(SOME - 1);`,
	`memory.put(SOME - 1, (byte) SOME);`,
	`r += part.get(SOME - 1);`,
	`try { Files.move(f("NAME").toPath(), f("NAME").toPath(), StandardCopyOption.REPLACE_EXISTING); } catch (IOException x) { r += "x"; }`,
	`synchronized (LOCK) { r += f("NAME").exists() ? "e" : "-"; f("NAME").delete(); }`,
	`synchronized (LOCK) { try { f("NAME").createNewFile(); } catch (IOException x) { r += "x"; } }`,
}

// fileProgram writes a program of two threads that use the same files.
func fileProgram(seed uint64, class string) string {
	rnd := rand.New(rand.NewPCG(seed, 1))
	body := func() string {
		var b strings.Builder
		for range 2 + rnd.IntN(2) {
			call := fileCalls[rnd.IntN(len(fileCalls))]
			for strings.Contains(call, "NAME") {
				call = strings.Replace(call, "NAME", []string{"a", "a", "a", "a", "b", "d/c"}[rnd.IntN(6)], 1)
			}
			b.WriteString("        " + strings.ReplaceAll(call, "SOME", fmt.Sprint(1+rnd.IntN(3))) + "\n")
		}
		return b.String()
	}
	first, second, setup := body(), body(), ""
	if rnd.IntN(2) == 0 {
		setup = "f(\"a\").createNewFile();"
	}
	if rnd.IntN(3) == 0 {
		setup += " f(\"d\").mkdir();"
	}
	mapped := ""
	if strings.Contains(first+second, "memory") || strings.Contains(first+second, "part.") {
		mapped = `memory = shared.getChannel().map(FileChannel.MapMode.READ_WRITE, 0, 3);
        part = shared.getChannel().map(FileChannel.MapMode.READ_WRITE, 1, 3);`
	}
	return strings.NewReplacer("MAPPED", mapped, "CLASS", class, "FIRST", first, "SECOND", second, "SETUP", setup).Replace(`package random;

import java.io.*;
import java.nio.*;
import java.nio.channels.FileChannel;
import java.nio.file.*;
import java.util.Arrays;

class CLASS {
    static final Object LOCK = new Object();
    static final File DIR = new File("random-files");
    static RandomAccessFile shared;
    static MappedByteBuffer memory, part;
    static String other;

    static File f(String name) { return new File(DIR, name); }

    static String first() {
        String r = "";
FIRST        return r;
    }

    static String second() {
        String r = "";
SECOND        return r;
    }

    public static void main(String[] args) throws Exception {
        DIR.mkdir();
        SETUP
        shared = new RandomAccessFile(f("s"), "rw");
        shared.write(new byte[] {7, 8, 9});
        shared.seek(0);
        MAPPED
        Thread t = new Thread(() -> other = second());
        t.start();
        String mine = first();
        t.join();
        String[] names = DIR.list();
        Arrays.sort(names);
        System.out.println("end " + mine + " " + other + Arrays.toString(names) + f("s").length() + f("a").length() + f("a").canExecute());
    }
}
`)
}

// Random programs with files end alike under all reductions and searches.
func TestRandomFilePrograms(t *testing.T) {
	n := 5
	if number(t, programsVar, 0) > randomPrograms {
		n = number(t, programsVar, 0) / 4
	}
	dir := t.TempDir()
	var files []string
	for seed := range n {
		class := fmt.Sprintf("F%d", seed)
		file := filepath.Join(dir, class+".java")
		if err := os.WriteFile(file, []byte(fileProgram(uint64(seed), class)), 0o600); err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	if err := corpus.Compile(apiDir, dir, files...); err != nil {
		t.Fatal(err)
	}
	several := 0
	for seed := range n {
		p := &corpus.Program{Area: randomPackage, Name: fmt.Sprintf("F%d", seed)}
		var want []string
		for _, settings := range []string{"+vm.por=shared", "+vm.por=locks", "+vm.por=dpor", "+search.class=bfs", "+search.workers=2", "+vm.storage.class=nil"} {
			var out bytes.Buffer
			result, err := p.Search(corpus.Run{Classes: dir, Out: &out, Patience: randomPatience, Settings: []string{settings}})
			if err != nil {
				t.Fatalf("%s: %s: %v", p.Name, settings, err)
			}
			if len(result.Incomplete) > 0 {
				t.Logf("%s: %s: %v", p.Name, settings, result.Incomplete)
				continue
			}
			got := strings.Split(strings.TrimSpace(out.String()), "\n")
			slices.Sort(got)
			if got = slices.Compact(got); want == nil {
				want = got
			}
			if !slices.Equal(got, want) {
				t.Errorf("%s: %s: %q, expected %q\n%s", p.Name, settings, got, want, fileProgram(uint64(seed), p.Name))
			}
		}
		if len(want) > 1 {
			several++
		}
	}
	if several*4 < n {
		t.Errorf("%d of %d programs have several ends", several, n)
	}
}
