package hunt_test

import (
	"bytes"
	"context"
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/gojpf/gojpf/hunt"
)

// A call chain, in every form of the report; and what a baseline leaves of it.
func TestReports(t *testing.T) {
	classes := compile(t, "testdata/reports/Chain.java")
	o := hunt.Options{Paths: []string{classes}, Sources: []string{"testdata"}, Time: time.Minute, JUnit: 5}
	r, err := hunt.Run(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	if r.Confirmed() != 2 {
		t.Fatalf("%d confirmed", r.Confirmed())
	}
	text := func(write func(io.Writer) error) string {
		t.Helper()
		var b bytes.Buffer
		if err := write(&b); err != nil {
			t.Fatal(err)
		}
		return b.String()
	}

	document := text(r.WriteSARIF)
	schema, err := jsonschema.NewCompiler().Compile("../report/testdata/sarif/sarif-schema-2.1.0.json")
	if err != nil {
		t.Fatal(err)
	}
	tree, err := jsonschema.UnmarshalJSON(strings.NewReader(document))
	if err != nil {
		t.Fatal(err)
	}
	if err := schema.Validate(tree); err != nil {
		t.Errorf("%v\n%s", err, document)
	}
	for _, part := range []string{
		`"uri": "testdata/reports/Chain.java"`, `"uriBaseId": "SRCROOT"`, `"text": "return inner(n - 7);"`, `"text": "return 100 / n; // zero"`,
		`"text": "n == 7 with n = 7"`, `"ruleId": "java.lang.ArithmeticException"`, `"text": "reports.Chain.outer(int) with n = 7"`, `"level": "warning"`,
	} {
		if !strings.Contains(document, part) {
			t.Errorf("no %s in\n%s", part, document)
		}
	}

	var sonar struct {
		Rules  []struct{ ID, Severity string }
		Issues []struct {
			RuleID          string
			PrimaryLocation struct {
				FilePath  string
				TextRange struct{ StartLine int }
			}
			SecondaryLocations []any
		}
	}
	if err := json.Unmarshal([]byte(text(r.WriteSonar)), &sonar); err != nil {
		t.Fatal(err)
	}
	if len(sonar.Rules) != 2 || len(sonar.Issues) != 2 || len(sonar.Issues[0].SecondaryLocations) != 1 {
		t.Errorf("%+v", sonar)
	}
	if at := sonar.Issues[0].PrimaryLocation; at.FilePath != "testdata/reports/Chain.java" || at.TextRange.StartLine != 10 {
		t.Errorf("%+v", at)
	}

	page := text(r.WriteHTML)
	for d := xml.NewDecoder(strings.NewReader(page)); ; {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatalf("%v\n%s", err, page)
		}
	}
	for _, part := range []string{"   10          return 100 / n; // zero", "    6          return inner(n - 7);", `data-kind="exception"`, "ArithmeticException at reports.Chain.inner(int), line 10"} {
		if !strings.Contains(page, part) {
			t.Errorf("no %s in\n%s", part, page)
		}
	}

	if page := text(r.WriteHTML); strings.Contains(page, "cut short</h2>") != (r.Statistics.Short > 0) {
		t.Errorf("%d methods were cut short:\n%s", r.Statistics.Short, page)
	}

	// A page for each class, which the first one leads to.
	pages := filepath.Join(t.TempDir(), "pages")
	if err := r.WritePages(pages); err != nil {
		t.Fatal(err)
	}
	for name, parts := range map[string][]string{
		"index.html":         {`href="reports.Chain.html"`, `<td>n == 7</td>`, `<td>n = 7</td>`, `<td class="source">return 100 / n; // zero</td>`},
		"reports.Chain.html": {`<pre class="line here">   10          return 100 / n; // zero</pre>`, `<pre class="line">    3  /** A division by zero behind a call, and a null. */</pre>`, `href="#finding1"`, `id="finding2"`, `href="index.html"`, `<h2>reports/Chain.java</h2>`},
	} {
		data, err := os.ReadFile(filepath.Join(pages, name))
		if err != nil {
			t.Fatal(err)
		}
		for _, part := range parts {
			if !strings.Contains(string(data), part) {
				t.Errorf("%s: no %s in\n%s", name, part, data)
			}
		}
	}

	o.Baseline = filepath.Join(t.TempDir(), "old.json")
	old := text(r.WriteJSON)
	if err := os.WriteFile(o.Baseline, []byte(old), 0o644); err != nil {
		t.Fatal(err)
	}
	if r, err = hunt.Run(context.Background(), o); err != nil || len(r.Findings) != 0 || r.Statistics.Known != 2 || r.ExitStatus() != 0 {
		t.Errorf("%v: %+v", err, r)
	}
	// Lines may have moved; what is another exception is new.
	moved := strings.NewReplacer(`"line": 10`, `"line": 70`, "NullPointerException", "IllegalStateException").Replace(old)
	if err := os.WriteFile(o.Baseline, []byte(moved), 0o644); err != nil {
		t.Fatal(err)
	}
	r, err = hunt.Run(context.Background(), o)
	if err != nil || len(r.Findings) != 1 || r.Findings[0].Exception() != "java.lang.NullPointerException" || r.ExitStatus() != 1 {
		t.Errorf("%v: %+v", err, r)
	}
	if err := os.WriteFile(o.Baseline, []byte("{}"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := hunt.Run(context.Background(), o); err == nil || !strings.Contains(err.Error(), "no report of a hunt") {
		t.Error(err)
	}
}
