package search

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/search/result"
)

// All stores find the same states.
func TestStoresAgree(t *testing.T) {
	dir := t.TempDir()
	for _, c := range []struct{ target, args, search string }{
		{"Dials", "3 10", "+search.class=dfs"},
		{"Dials", "3 10", "+search.class=bfs"},
		{"Dials", "3 10", "+search.depth_limit=12"},
		{"Permute", "4", "+search.class=dfs"},
		{"Permute", "4", "+search.class=iddfs"},
	} {
		want := ""
		for _, store := range []string{
			"+vm.storage.class=memory",
			"+vm.storage.class=.vm.FullStateSet",
			"+vm.storage.max_memory=64K",
			"+vm.storage.class=disk",
			"+vm.storage.class=disk +vm.storage.max_memory=64K",
			"+vm.storage.class=bounded +vm.storage.max_states=100000",
			"+vm.storage.class=bounded +vm.storage.max_memory=100M",
		} {
			if strings.Contains(store, "bounded") && strings.Contains(c.search, "bfs") {
				continue
			}
			settings := append(strings.Fields(store), c.search, "+vm.storage.dir="+filepath.Join(dir, "new"))
			got := counts(search(t, c.target, strings.Fields(c.args), settings...))
			if want == "" {
				want = got
			}
			if got != want {
				t.Errorf("%v %s: %s\nmemory: %s", c, store, got, want)
			}
		}
	}
	if left, err := os.ReadDir(filepath.Join(dir, "new")); err != nil || len(left) > 0 {
		t.Errorf("%d folders are left, %v", len(left), err)
	}
}

// A store that forgets makes the search longer, not wrong: it has an end, finds
// all ends, and finds violations.
func TestBoundedSearchIsRight(t *testing.T) {
	for _, size := range []string{"1", "16", "60", "200"} {
		bounded := []string{"+vm.storage.class=bounded", "+vm.storage.max_states=" + size}
		r := search(t, "Counters", []string{"3"}, bounded...)
		if r.Verdict != result.Safe || r.Statistics.StatesNew < 16 {
			t.Errorf("size %s: %s", size, describe(r))
		}
		if r := search(t, "Crossing", []string{"check"}, bounded...); r.Verdict != result.Violated {
			t.Errorf("size %s: %s", size, describe(r))
		}
		if r := search(t, "Permute", []string{"3", "check"}, append(bounded, "+search.multiple_errors=true")...); describe(r)[:8] != "violated" {
			t.Errorf("size %s: %s", size, describe(r))
		}
	}
}
