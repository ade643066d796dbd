package order

import (
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Weights that there are in truth are found, whatever the order of what they are learnt from.
func TestModel(t *testing.T) {
	var states []Features
	for depth := range 6 {
		for nulls := range 4 {
			for divisions := range 3 {
				states = append(states, Features{float64(depth), float64(nulls), float64(divisions), float64(depth * nulls % 7), 3})
			}
		}
	}
	truth := func(f Features) float64 { return 0.5 + 0.25*f.Depth - 0.125*f.Nulls + 2*f.Divisions }
	a, b := &Sums{}, &Sums{}
	for i, f := range states {
		s := []*Sums{a, b}[i%2]
		s.Add(f, truth(f), 1)
	}
	a.Include(b)
	m, err := a.Model()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range states {
		if got := float64(m.Score(f)) / -scale; math.Abs(got-truth(f)) > 1e-3 {
			t.Errorf("%+v: %v errors are expected, not %v", f, got, truth(f))
		}
	}
	better, worse := Features{Divisions: 2}, Features{Nulls: 3}
	if m.Score(better) >= m.Score(worse) {
		t.Error("the state with fewer errors below it goes first")
	}
	if _, err := (&Sums{}).Model(); err == nil {
		t.Error("something was learnt from nothing")
	}
}

// A lesson is the same when it has been in a file, and one may be added to it there.
func TestLesson(t *testing.T) {
	l := &Lesson{}
	for i := range 30 {
		l.Part(i).Add(Features{Depth: float64(i), Nulls: float64(i * i % 5), Divisions: float64(i % 3)}, float64(i%4), 0.5)
		l.Part(i).States++
	}
	text, err := l.Text()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "lesson.json")
	if err := os.WriteFile(file, text, 0o644); err != nil {
		t.Fatal(err)
	}
	again, err := Load(file)
	if err != nil {
		t.Fatal(err)
	}
	if *again != *l {
		t.Errorf("%+v, read again %+v", l, again)
	}
	for _, without := range []int{-1, 0, 3} {
		want := 30
		if without >= 0 {
			want -= 3
		}
		if got := l.Sums(without).xx[0][0] * 2; math.Abs(got-float64(want)) > 1e-9 {
			t.Errorf("without part %d there are %v states, not %d", without, got, want)
		}
	}
}

// What is no lesson is refused.
func TestNoLesson(t *testing.T) {
	for text, why := range map[string]string{
		"":                          "no file of gojpf hunt --learn",
		`{"schema":2}`:              "schema 2",
		`{"schema":1,"parts":[{}]}`: "1 parts",
		`{"schema":1,"parts":` + tenOf(`{"products":[[1]]}`) + `}`:                "rows of products",
		`{"schema":1,"parts":` + tenOf(`{"products":[[1],[],[],[],[],[]]}`) + `}`: "row of 1 products",
	} {
		if _, err := parse([]byte(text)); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%s: %v", text, err)
		}
	}
	if _, err := Load(filepath.Join(t.TempDir(), "absent")); !os.IsNotExist(err) {
		t.Error(err)
	}
}

func tenOf(part string) string {
	return "[" + strings.TrimSuffix(strings.Repeat(part+",", Folds), ",") + "]"
}

// What gojpf comes with was learnt from something, and can be solved for.
func TestDefault(t *testing.T) {
	l, err := Default()
	if err != nil {
		t.Fatal(err)
	}
	s := l.Sums(-1)
	if _, err := s.Model(); err != nil || s.Methods < 1000 || s.Errors < 500 {
		t.Errorf("%v, %d methods, %d errors", err, s.Methods, s.Errors)
	}
	for i := range Folds {
		if l.Part(i).Methods == 0 {
			t.Errorf("part %d is empty", i)
		}
	}
}
