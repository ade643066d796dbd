package bench

import (
	"math"
	"strings"
	"testing"
	"time"
)

func pairs(ratios ...float64) []Pair {
	var list []Pair
	for _, r := range ratios {
		java := Sample{Wall: 100 * time.Millisecond, CPU: 50 * time.Millisecond, RSS: 40 << 20}
		gojpf := Sample{Wall: time.Duration(r * float64(java.Wall)), CPU: java.CPU, RSS: 20 << 20}
		list = append(list, Pair{Java: java, Gojpf: gojpf})
	}
	return list
}

func TestMedian(t *testing.T) {
	for _, test := range []struct {
		ratios []float64
		want   float64
	}{
		{[]float64{2}, 2}, {[]float64{9, 1, 2}, 2}, {[]float64{4, 1, 2, 9}, 3},
	} {
		if got := median(pairs(test.ratios...), Pair.Ratio); math.Abs(got-test.want) > 1e-9 {
			t.Errorf("median of %v = %v, want %v", test.ratios, got, test.want)
		}
	}
	if got := median(nil, Pair.Ratio); !math.IsNaN(got) {
		t.Errorf("median of nothing = %v", got)
	}
}

func TestTable(t *testing.T) {
	for _, test := range []struct {
		name    string
		results []Result
		want    []string
		absent  []string
	}{
		{"geometric mean by group", []Result{
			{Program: Program{Name: "a", Group: Compute}, Pairs: pairs(1, 1, 7)},
			{Program: Program{Name: "b", Group: Compute}, Pairs: pairs(4)},
			{Program: Program{Name: "c", Group: Allocation}, Pairs: pairs(6)},
		}, []string{
			"compute: 2.00 times java (geometric mean of 2; by CPU 1.00; worst 4.00); aim at most 3: met\n",
			"allocation: 6.00 times java (geometric mean of 1; by CPU 1.00; worst 6.00); aim at most 5: MISSED\n",
		}, []string{"FAILED", "start-up"}},
		{"a failed program meets no aim", []Result{
			{Program: Program{Name: "a", Group: Compute}, Pairs: pairs(1)},
			{Program: Program{Name: "b", Group: Compute}, Failure: "why"},
		}, []string{"aim at most 3: MISSED; 1 FAILED\n", "FAILED b: why\n"}, []string{": met"}},
		{"nothing but failures", []Result{{Program: Program{Name: "b", Group: Allocation}, Failure: "why"}},
			[]string{"allocation: ; 1 FAILED\n"}, []string{"NaN", "met"}},
		{"start-up has a time and a memory", []Result{{Program: Program{Name: "hello", Group: Startup}, Pairs: pairs(1.6)}},
			[]string{"aim at most 1.5: MISSED\n", "hello takes 160 ms; aim below 150: MISSED\n",
				"hello takes 20.0 MB resident; aim below 60: met\n"}, nil},
	} {
		var b strings.Builder
		if err := WriteTable(&b, test.results); err != nil {
			t.Fatal(err)
		}
		for _, want := range test.want {
			if !strings.Contains(b.String(), want) {
				t.Errorf("%s: no %q in\n%s", test.name, want, b.String())
			}
		}
		for _, absent := range test.absent {
			if strings.Contains(b.String(), absent) {
				t.Errorf("%s: %q in\n%s", test.name, absent, b.String())
			}
		}
	}
}

func TestLines(t *testing.T) {
	var b strings.Builder
	WriteLines(&b, Program{Name: "sieve", Group: Compute}, pairs(2.5)[0])
	WriteLines(&b, Program{Name: "hello", Group: Startup}, pairs(0.5)[0])
	const want = "BenchmarkExec/sieve 1 250000000 ns/op 50000000 cpu-ns/op 20971520 rss-B 100000000 java-ns/op 2.500 x-java\n" +
		"BenchmarkStartup/hello 1 50000000 ns/op 50000000 cpu-ns/op 20971520 rss-B 100000000 java-ns/op 0.500 x-java\n"
	if b.String() != want {
		t.Errorf("got\n%swant\n%s", b.String(), want)
	}
}

func TestSelect(t *testing.T) {
	for _, test := range []struct{ names, want string }{
		{"queens sieve", "sieve queens"}, {"start-up boxing", "hello boxing"}, {"allocation", "binarytrees listchurn boxing"},
	} {
		list, err := Select(strings.Fields(test.names))
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, p := range list {
			got = append(got, p.Name)
		}
		if strings.Join(got, " ") != test.want {
			t.Errorf("%s selects %v, want %s", test.names, got, test.want)
		}
	}
	if list, err := Select(nil); err != nil || len(list) != len(Programs) {
		t.Errorf("nothing selects %d of %d, %v", len(list), len(Programs), err)
	}
	if _, err := Select([]string{"sieve", "siege"}); err == nil || !strings.Contains(err.Error(), `"siege"`) {
		t.Errorf("a name that is wrong: %v", err)
	}
}

func TestDifference(t *testing.T) {
	for _, test := range []struct{ java, gojpf, want string }{
		{"a\nb\n", "a\nc\n", `line 2: java "b", gojpf "c"`},
		{"a\n", "a\nb", `line 2: java "", gojpf "b"`},
		{"", "x", `line 1: java "", gojpf "x"`},
	} {
		if got := difference(test.java, test.gojpf); got != test.want {
			t.Errorf("got %s, want %s", got, test.want)
		}
	}
}
