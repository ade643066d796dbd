package hunt_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/gojpf/gojpf/hunt"
)

// tiers lists the findings with their tiers.
func tiers(r *hunt.Result) (list []string) {
	for _, f := range r.Findings {
		name, _, _ := strings.Cut(f.Method(), "(")
		list = append(list, fmt.Sprintf("%s %s %d %s", name, f.Exception()[strings.LastIndexByte(f.Exception(), '.')+1:], f.Tier, f.Status))
	}
	slices.Sort(list)
	return list
}

// What a contract leaves out is told last, with the condition; what happens within it as ever, or
// earlier.
func TestContracts(t *testing.T) {
	classes := compile(t, "testdata/contracts/Limits.java")
	run := func(contracts string) *hunt.Result {
		o := hunt.Options{Paths: []string{classes}, Time: time.Minute, JUnit: 5}
		if contracts != "" {
			o.Contracts = filepath.Join(t.TempDir(), "contracts")
			if err := os.WriteFile(o.Contracts, []byte(contracts), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		r, err := hunt.Run(context.Background(), o)
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	without := []string{
		"at ArrayIndexOutOfBoundsException 1 confirmed-api", "both ArithmeticException 1 confirmed-api", "both NullPointerException 3 confirmed-api",
		"hidden ArithmeticException 1 confirmed-api", "low ArithmeticException 1 confirmed-api", "part ArithmeticException 1 confirmed-api", "untold ArithmeticException 1 confirmed-api",
	}
	if diff := cmp.Diff(without, tiers(run(""))); diff != "" {
		t.Errorf("without contracts: -expected +found:\n%s", diff)
	}
	if diff := cmp.Diff(without, tiers(run("class limits.Other\n"))); diff != "" {
		t.Errorf("contracts of others: -expected +found:\n%s", diff)
	}
	r := run(`class limits.Limits
    method part(int whole, int parts)
        requires parts > 0
    method hidden(int x)
        requires x >= 0
    method both(java.lang.String s, int n)
        requires n != 0
    method at(int i)
        requires i >= 0 && i < room.length
        requires nonsense > 0
class limits.Limits$Base
    method low(int n)
        requires n > 5
`)
	want := []string{
		"at ArrayIndexOutOfBoundsException 6 confirmed-api", "both ArithmeticException 6 confirmed-api", "both NullPointerException 2 confirmed-api",
		"hidden ArithmeticException 1 confirmed-api", "low ArithmeticException 6 confirmed-api", "part ArithmeticException 6 confirmed-api", "untold ArithmeticException 1 confirmed-api",
	}
	if diff := cmp.Diff(want, tiers(r)); diff != "" {
		t.Errorf("-expected +found:\n%s", diff)
	}
	var b bytes.Buffer
	if err := r.WriteSummary(&b, true); err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{"tier 6: calls that the contract leaves out", "breaks its contract: requires parts > 0", "breaks its contract: requires n > 5"} {
		if !strings.Contains(b.String(), line) {
			t.Errorf("no %q in\n%s", line, b.String())
		}
	}
	if err := r.WriteJSON(&b); err != nil || !strings.Contains(b.String(), `"contract": "requires n != 0"`) {
		t.Error(err, b.String())
	}
}

// The table counts what is thrown by the method that was called itself; nulls with a precondition only.
func TestTable(t *testing.T) {
	classes := compile(t, "testdata/contracts/Limits.java")
	o := hunt.Options{Paths: []string{classes}, Time: time.Minute, JUnit: 5, Contracts: filepath.Join(t.TempDir(), "contracts")}
	if err := os.WriteFile(o.Contracts, []byte("class limits.Limits\n method part(int whole, int parts)\n requires parts > 0\n method both(java.lang.String s, int n)\n requires n != 0\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	c, err := hunt.Compare(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if err := c.WriteTable(&b); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"| without, strict | 6 | 0 |", "| without, relaxed | 7 | 1 |", "| with contracts | 5 | 1 |", "contracts 2 are gone with them, 2 of these"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %q in\n%s", want, b.String())
		}
	}
	o.Contracts = ""
	if _, err := hunt.Compare(context.Background(), o); err == nil || !strings.Contains(err.Error(), "--contracts") {
		t.Errorf("without contracts: %v", err)
	}
}
