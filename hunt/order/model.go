package order

import (
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"

	"gonum.org/v1/gonum/mat"
)

// Model says how many errors to expect below a state: a sum of its features with weights.
type Model struct {
	weights [size]float64
}

// scale makes an int of an expected number of errors, for queues.
const scale = 1 << 20

// Score is the place of a state in a queue, lower ones first.
func (m *Model) Score(f Features) int {
	sum := 0.0
	for i, x := range f.vector() {
		sum += m.weights[i] * x
	}
	return int(max(math.MinInt32, min(math.MaxInt32, -sum*scale)))
}

// Sums are all that is kept of what was found below states: products of their features with each
// other, and with the errors. From these models are solved, however many states there were.
type Sums struct {
	Methods, States, Errors int
	xx                      [size][size]float64
	xy                      [size]float64
}

// Add takes a state, and how many different errors there are for each state below it. The weights of the states of a
// method should come to one: else all is learnt from those that have most.
func (s *Sums) Add(f Features, errors, weight float64) {
	x := f.vector()
	s.States++
	for i := range x {
		for j := range x {
			s.xx[i][j] += weight * x[i] * x[j]
		}
		s.xy[i] += weight * x[i] * errors
	}
}

// Include adds the sums of others.
func (s *Sums) Include(o *Sums) {
	s.Methods, s.States, s.Errors = s.Methods+o.Methods, s.States+o.States, s.Errors+o.Errors
	for i := range s.xx {
		for j := range s.xx[i] {
			s.xx[i][j] += o.xx[i][j]
		}
		s.xy[i] += o.xy[i]
	}
}

// ridge keeps a feature that was the same in all states from having any weight, where there is one for the constant.
const ridge = 1e-6

// Model solves for the weights with the smallest sum of squares of what is left.
func (s *Sums) Model() (*Model, error) {
	all := s.xx[0][0] // the weights of all states, as the first feature is constant
	if all == 0 {
		return nil, errors.New("there is nothing to learn from: no state was explored")
	}
	a := mat.NewSymDense(size, nil)
	b := mat.NewVecDense(size, nil)
	for i := range size {
		for j := i; j < size; j++ {
			a.SetSym(i, j, s.xx[i][j]/all)
		}
		a.SetSym(i, i, a.At(i, i)+ridge)
		b.SetVec(i, s.xy[i]/all)
	}
	var c mat.Cholesky
	var w mat.VecDense
	if !c.Factorize(a) {
		return nil, errors.New("the states that were explored are too much alike to learn from")
	}
	if err := c.SolveVecTo(&w, b); err != nil {
		return nil, err
	}
	m := &Model{}
	for i := range size {
		m.weights[i] = w.AtVec(i)
	}
	return m, nil
}

// Folds is into how many parts what is learnt from is divided: a model is judged by the part that it
// was not learnt from.
const Folds = 10

// Lesson is what was learnt from some explorations, by part.
type Lesson struct{ parts [Folds]Sums }

// Part is the sums of one part.
func (l *Lesson) Part(i int) *Sums { return &l.parts[i%Folds] }

// Sums are those of all parts but one; -1 leaves out none.
func (l *Lesson) Sums(without int) *Sums {
	all := &Sums{}
	for i := range l.parts {
		if i != without {
			all.Include(&l.parts[i])
		}
	}
	return all
}

// file is the form of a lesson in a file. Weights are for people: they are solved for anew.
type file struct {
	Schema  int                `json:"schema"`
	Weights map[string]float64 `json:"weights"`
	Parts   []part             `json:"parts"`
}

type part struct {
	Methods  int           `json:"methods"`
	States   int           `json:"states"`
	Errors   int           `json:"errors"`
	Products [][]float64   `json:"products"`
	Found    [size]float64 `json:"found"`
}

const schema = 1

//go:embed default.json
var defaultLesson []byte

// Default is the lesson that gojpf comes with.
func Default() (*Lesson, error) { return parse(defaultLesson) }

// Load reads a lesson.
func Load(name string) (*Lesson, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	l, err := parse(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return l, nil
}

func parse(data []byte) (*Lesson, error) {
	var f file
	if err := json.Unmarshal(data, &f); err != nil {
		return nil, fmt.Errorf("no file of gojpf hunt --learn: %w", err)
	}
	if f.Schema != schema || len(f.Parts) != Folds {
		return nil, fmt.Errorf("no file of gojpf hunt --learn that this version reads: schema %d, %d parts", f.Schema, len(f.Parts))
	}
	l := &Lesson{}
	for i, p := range f.Parts {
		s := &l.parts[i]
		s.Methods, s.States, s.Errors, s.xy = p.Methods, p.States, p.Errors, p.Found
		if len(p.Products) != size {
			return nil, fmt.Errorf("part %d has %d rows of products, not %d", i+1, len(p.Products), size)
		}
		for r, row := range p.Products {
			if len(row) != size {
				return nil, fmt.Errorf("part %d has a row of %d products, not %d", i+1, len(row), size)
			}
			copy(s.xx[r][:], row)
		}
	}
	return l, nil
}

// Text is the form of a lesson in a file.
func (l *Lesson) Text() ([]byte, error) {
	f := file{Schema: schema, Weights: map[string]float64{}}
	m, err := l.Sums(-1).Model()
	if err != nil {
		return nil, err
	}
	for i, name := range names {
		f.Weights[name] = m.weights[i]
	}
	for i := range l.parts {
		s := &l.parts[i]
		p := part{Methods: s.Methods, States: s.States, Errors: s.Errors, Found: s.xy}
		for _, row := range s.xx {
			p.Products = append(p.Products, row[:])
		}
		f.Parts = append(f.Parts, p)
	}
	text, err := json.MarshalIndent(f, "", " ")
	return append(text, '\n'), err
}

// Weights tells what the features are worth: the errors that each unit of one makes one expect more.
func (m *Model) Weights() string {
	text := ""
	for i, name := range names {
		if i > 0 {
			text += ", "
		}
		text += fmt.Sprintf("%s %.2g", name, m.weights[i])
	}
	return text
}
