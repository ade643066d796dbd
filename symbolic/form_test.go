package symbolic_test

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"testing"

	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/symbolic/answers"
)

// Numbers of operations, kinds and functions are part of what questions are known by: whoever changes one has to
// change answers.Form.
func TestForm(t *testing.T) {
	h := sha256.New()
	for op := symbolic.Op(0); op < symbolic.Op(symbolic.NumOps); op++ {
		fmt.Fprintf(h, "%d %s %t\n", op, op, op.Commutes())
	}
	for f := symbolic.Func(0); f < symbolic.Func(symbolic.NumFuncs); f++ {
		fmt.Fprintf(h, "%d %s\n", f, f)
	}
	for k := symbolic.Bool; k <= symbolic.Array; k++ {
		fmt.Fprintf(h, "%d %s\n", k, k)
	}
	for typ := symbolic.Boolean; typ <= symbolic.Double; typ++ {
		fmt.Fprintf(h, "%d %s\n", typ, typ)
	}
	got := fmt.Sprintf("%d %s", answers.Form, hex.EncodeToString(h.Sum(nil)[:8]))
	if want := "1 f3af305ed15ff807"; got != want {
		t.Errorf("what is kept has the form %q, not %q: it needs another number", got, want)
	}
}
