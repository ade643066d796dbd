package hostjdk

import "testing"

func TestReleases(t *testing.T) {
	for _, c := range []struct {
		text    string
		has     []int
		without []int
	}{
		{"21", []int{21, 25, 30}, []int{0, 17, 20}},
		{"17-22", []int{17, 21, 22}, []int{0, 16, 23, 25}},
	} {
		r, err := ParseReleases(c.text)
		if err != nil {
			t.Fatal(err)
		}
		for _, release := range c.has {
			if !r.Has(release) {
				t.Errorf("%s lacks %d", c.text, release)
			}
		}
		for _, release := range c.without {
			if r.Has(release) {
				t.Errorf("%s has %d", c.text, release)
			}
		}
	}
	for _, text := range []string{"", "x", "22-17", "17-", "-3"} {
		if r, err := ParseReleases(text); err == nil {
			t.Errorf("%q was read as %+v", text, r)
		}
	}
	if !(Releases{}).Here() {
		t.Error("a program without bounds does not run")
	}
}
