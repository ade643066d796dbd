package hunt_test

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/gojpf/gojpf/hunt"
	"github.com/gojpf/gojpf/hunt/order"
)

// What is learnt does not depend on the number of workers, is added to what is there, orders a hunt, and is judged by methods
// that it was not learnt from.
func TestLearn(t *testing.T) {
	classes := compile(t, "testdata/depth/Depths.java", "testdata/learn/Deep.java")
	learn := func(workers int, into *order.Lesson, judged bool) (lesson, told string) {
		t.Helper()
		l, err := hunt.Learn(context.Background(), hunt.Options{Paths: []string{classes}, Methods: hunt.All, Time: time.Minute, JUnit: 5, Workers: workers}, into, judged)
		if err != nil {
			t.Fatal(err)
		}
		text, err := l.Lesson.Text()
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		if err := l.WriteSummary(&b); err != nil {
			t.Fatal(err)
		}
		return string(text), b.String()
	}
	one, told := learn(1, &order.Lesson{}, true)
	if two, _ := learn(3, &order.Lesson{}, false); one != two {
		t.Errorf("with three workers something else is learnt: %s and %s", one, two)
	}
	rows := regexp.MustCompile(`(?m)^\| (\d+) \| (\d+) \| (\d+) \| \d+\.\d\d \|$`).FindAllStringSubmatch(told, -1)
	if len(rows) < 5 || rows[0][1] != "5" || rows[len(rows)-1][2] == "0" || rows[len(rows)-1][3] == "0" || rows[0][2] == rows[len(rows)-1][2] {
		t.Errorf("told: %s", told)
	}
	// Within all states each order finds the same.
	if last := rows[len(rows)-1]; last[2] != last[3] {
		t.Errorf("%s errors depth first, %s as learnt", last[2], last[3])
	}
	file := filepath.Join(t.TempDir(), "lesson.json")
	if err := os.WriteFile(file, []byte(one), 0o644); err != nil {
		t.Fatal(err)
	}
	into, err := order.Load(file)
	if err != nil {
		t.Fatal(err)
	}
	before := into.Sums(-1)
	learn(2, into, false)
	if after := into.Sums(-1); after.States != 2*before.States || after.Errors != 2*before.Errors || after.Methods != 2*before.Methods {
		t.Errorf("%+v and the same make %+v", before, after)
	}
	for _, model := range []string{"", file} {
		r, err := hunt.Run(context.Background(), hunt.Options{Paths: []string{classes}, Include: []string{"*.answered"}, Strategy: "learnt", Model: model, Time: time.Minute, JUnit: 5})
		if err != nil || r.Confirmed() != 1 {
			t.Errorf("%q: %v, %+v", model, err, r)
		}
	}
	if _, err := hunt.Run(context.Background(), hunt.Options{Paths: []string{classes}, Strategy: "learnt", Model: file + "x", JUnit: 5}); err == nil || !strings.Contains(err.Error(), "--model") {
		t.Errorf("a model that is not there: %v", err)
	}
	stopped, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := hunt.Learn(stopped, hunt.Options{Paths: []string{classes}, JUnit: 5}, &order.Lesson{}, false); err == nil || !strings.Contains(err.Error(), "interrupted") {
		t.Errorf("interrupted: %v", err)
	}
}

// A second hunt takes answers from the first, whatever inputs are called there, and finds the same.
func TestAnswersOfEarlierHunts(t *testing.T) {
	store := t.TempDir()
	run := func(source string) *hunt.Result {
		t.Helper()
		r, err := hunt.Run(context.Background(), hunt.Options{Paths: []string{compile(t, source)}, Time: time.Minute, JUnit: 5, Store: store})
		if err != nil {
			t.Fatal(err)
		}
		if r.Confirmed() == 0 {
			t.Fatalf("%s: %d findings, none confirmed", source, len(r.Findings))
		}
		return r
	}
	first, again := run("testdata/learn/Squares.java").Statistics, run("testdata/learn/Renamed.java").Statistics
	if first.Stored > 0 || first.NotStored == 0 || first.Unstored != "" {
		t.Errorf("the first: %+v", first)
	}
	if again.Stored == 0 || again.NotStored > 0 || again.Reused > 0 {
		t.Errorf("the second: %+v", again)
	}
}
