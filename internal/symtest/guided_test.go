package symtest

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/internal/keys"
	"github.com/gojpf/gojpf/search"
)

// vault writes a program that opens a vault of so many locks. Each step takes an
// input, which opens the next lock if it is the right one, and two more that do
// not matter. After the last lock there is an error, in code that nothing else
// leads to.
func vault(locks int) string {
	var b strings.Builder
	b.WriteString(`import gov.nasa.jpf.vm.Verify;
import org.sosy_lab.sv_benchmarks.Verifier;

public class V {
  static boolean symbols;
  static int open, noise;

  static int in() {
    return symbols ? Verifier.nondetInt() : Verify.getInt(0, 3);
  }

  static void step(int key) {
    switch (open) {
`)
	for k := range locks {
		form := "if (key == %d) open = %d;" // either way first
		if k%2 == 1 {
			form = "if (key != %d) return; open = %d;"
		}
		fmt.Fprintf(&b, "      case %d:\n        "+form+"\n        break;\n", k, (k*7+2)%4, k+1)
	}
	fmt.Fprintf(&b, `      default:
        throw new IllegalStateException("open");
    }
  }

  public static void main(String[] args) {
    symbols = args[0].equals("symbols");
    for (int i = 0; i < %d; i++) {
      step(in());
      if (in() > 1) {
        noise++;
      } else if (in() == 1) {
        noise--;
      }
    }
  }
}
`, 2*locks)
	return b.String()
}

// The strategy for coverage gets to code far down in fewer states than those that
// know nothing of the program, with symbolic inputs and with values.
func TestCoverageGuides(t *testing.T) {
	const locks, most = 6, 3000
	dir := t.TempDir()
	file := filepath.Join(dir, "V.java")
	if err := os.WriteFile(file, []byte(vault(locks)), 0o600); err != nil {
		t.Fatal(err)
	}
	compile(t, apiDir, dir, file)
	for _, mode := range []string{"symbols", "values"} {
		states := map[string]int64{}
		for _, class := range []string{"dfs", "bfs", "coverage", "randompath"} {
			states[class] = statesToError(t, dir, mode, class, most)
		}
		t.Log(mode, states)
		if guided := states["coverage"]; guided >= most || 2*guided > states["dfs"] || 2*guided > states["bfs"] {
			t.Errorf("%s: %d states with search.class=coverage, others %v", mode, guided, states)
		}
	}
}

// statesToError is how many states a strategy needs to find the error, at most so
// many.
func statesToError(t *testing.T, classes, mode, class string, most int64) int64 {
	t.Helper()
	cfg, err := config.Load(config.Options{Registry: keys.Registry(), Args: []string{
		"+target=V", "+classpath=" + classes, "+search.class=" + class, fmt.Sprintf("+search.max_states=%d", most), "+vm.storage.class=nil",
		"+symbolic.merge=none", // as with coverage
	}})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	p, err := search.Load(ctx, cfg, search.Setup{Args: []string{mode}, Out: io.Discard, Err: io.Discard})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	r := p.Run()
	if r.Verdict != search.Violated {
		return most
	}
	return r.Statistics.StatesNew
}
