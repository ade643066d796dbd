package heap

import (
	"slices"
	"testing"
)

func TestSignatureParameters(t *testing.T) {
	for _, test := range []struct {
		signature string
		want      []string
	}{
		{"()V", nil},
		{"(I)V", []string{"I"}},
		{"(ITT;[[J)TT;", []string{"I", "TT;", "[[J"}},
		{"<T:Ljava/lang/Object;>([TT;Ljava/util/List<TT;>;Z)V", []string{"[TT;", "Ljava/util/List<TT;>;", "Z"}},
		{"(Lp/Outer<TK;TV;>.Inner<Ljava/util/Map<TK;[TV;>;>;D)V", []string{"Lp/Outer<TK;TV;>.Inner<Ljava/util/Map<TK;[TV;>;>;", "D"}},
		{"", nil}, {"()V", nil}, {"(", nil}, {"([", nil}, {"(Lp/A", nil}, {"(Lp/A<TT;>", nil}, {"(Lp/A<TT;;I)V", nil},
	} {
		if got := signatureParameters(test.signature); !slices.Equal(got, test.want) {
			t.Errorf("%s: %q, expected %q", test.signature, got, test.want)
		}
	}
}

func TestOfVariable(t *testing.T) {
	for signature, want := range map[string]bool{"": false, "TT;": true, "[[TT;": true, "Ljava/util/List<TT;>;": false, "[I": false} {
		if got := (&Unknown{signature: signature}).ofVariable(); got != want {
			t.Errorf("%q: %v", signature, got)
		}
	}
}

func TestParseInvariant(t *testing.T) {
	for _, test := range []struct {
		text, want string // "" for an error
	}{
		{"p.Node.repOK", "p.Node.repOK"},
		{" p.Node$Inner.repOK() ", "p.Node$Inner.repOK"},
		{"Node.ok", "Node.ok"},
		{"repOK", ""},
		{"", ""},
		{".repOK", ""},
		{"p.Node.", ""},
		{"p.Node.repOK(sym)", ""},
		{"p.Node repOK", ""},
	} {
		v, err := ParseInvariant(test.text)
		if err != nil && test.want != "" || err == nil && v.Text != test.want {
			t.Errorf("%q: %v %v, expected %q", test.text, v, err, test.want)
		}
	}
}

func TestCandidateNames(t *testing.T) {
	l := &Lazy{Options: Options{Candidates: []string{"p.Circle", "q.*", "r.s.Outer$Inner"}}}
	for name, want := range map[string]bool{
		"p/Circle": true, "p/Square": false, "p/CircleTwo": false, "q/A": true, "q/A$B": true, "q/deep/A": false, "Q/A": false,
		"r/s/Outer$Inner": true, "r/s/Outer": false,
	} {
		if got := l.names(name); got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
	if (&Lazy{}).names("p/Circle") {
		t.Error("nothing is named, and p/Circle is")
	}
	if !(&Lazy{Options: Options{Candidates: []string{"*"}}}).names("Main") {
		t.Error("* is the unnamed package")
	}
}
