package searchtest

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gojpf/gojpf"
	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/internal/keys"
	"github.com/gojpf/gojpf/search"
)

// anyText are keys of which any text is a value, with the reason.
var anyText = map[string]string{
	"vm.env.*": "it is the program's", "vm.sysprop.*": "it is the program's", "target.args": "it is the program's",
	"sourcepath": "lines are left out where there is no source",
}

// nonsense is a text that is no value of a key, as far as its type tells.
func nonsense(k *config.Key) []string {
	switch k.Type {
	case config.Int, config.Long, config.Float:
		list := []string{"much", "1.5.2", "9e999", "NaN", "99999999999999999999999"}
		if k.Type == config.Float {
			list = list[:4]
		}
		if k.Least > -2 {
			list = append(list, "-2", "MIN")
		}
		return list
	case config.Path:
		return nil
	}
	return []string{"*:(", "no such thing!"}
}

// Nonsense in place of a value is an error, or there is a warning, or it cuts the
// run, whatever the key.
func TestNonsense(t *testing.T) {
	dir := t.TempDir()
	source := filepath.Join(dir, "Two.java")
	const program = `class Two {
		static volatile int x;
		static int less(int a, int b) { return a < b ? 1 : 0; }
		public static void main(String[] args) throws Exception {
			Thread t = new Thread(() -> x++);
			t.start();
			x++;
			t.join();
			try { ((Object) null).hashCode(); } catch (NullPointerException e) { }
			less(x, gov.nasa.jpf.vm.Verify.getInt(1, 2));
		}
	}`
	if err := os.WriteFile(source, []byte(program), 0o644); err != nil {
		t.Fatal(err)
	}
	compile(t, apiDir, dir, source)
	tried := 0
	for _, k := range keys.Registry().Keys() {
		if k.Ignored != "" || anyText[k.Name] != "" {
			continue
		}
		name := strings.ReplaceAll(k.Name, "*", "some")
		for _, text := range nonsense(k) {
			args := []string{"+target=Two", "+classpath=" + dir, "+" + name + "=" + text}
			if k.Of != "" {
				args = append(args, "+listener="+k.Of)
			}
			if strings.HasPrefix(name, "symbolic.") && name != "symbolic.method" {
				args = append(args, "+symbolic.method=Two.less(sym#sym)")
			}
			tried++
			if heard(t, args) {
				continue
			}
			t.Errorf("%s=%s is a value of the type %s, and nobody says a word", name, text, k.Type)
		}
	}
	if tried < 500 {
		t.Errorf("only %d values were tried", tried)
	}
}

// heard reports whether a run says that something is wrong with its settings.
func heard(t *testing.T, args []string) bool {
	cfg, err := gojpf.ReadConfig("", gojpf.Isolated(), gojpf.Args(args...))
	if err != nil || len(cfg.Validate()) > 0 || len(cfg.Warnings()) > 0 {
		return true
	}
	r, err := gojpf.Check(context.Background(), cfg, gojpf.WithoutConsole())
	if r != nil && r.Failure != nil {
		t.Errorf("%v: %v\n%s", args, r.Failure, r.Failure.Stack)
	}
	return err != nil || len(r.Warnings) > 0 || slices.ContainsFunc(r.Incomplete, func(c search.Cut) bool { return c.Reason != "" })
}
