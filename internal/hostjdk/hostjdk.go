// Package hostjdk knows which release of Java the tests compile and run programs
// with: that of the javac on the PATH, which scripts/env makes the one of
// JAVA_HOME. Programs of the corpora may need a release, since they use what came
// with it, or went with the next.
package hostjdk

import (
	"fmt"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"sync"
)

// Release is the release of the JDK, 0 if that cannot be told.
var Release = sync.OnceValue(func() int {
	out, err := exec.Command("javac", "-version").CombinedOutput()
	if m := regexp.MustCompile(`javac (\d+)`).FindSubmatch(out); err == nil && m != nil {
		release, _ := strconv.Atoi(string(m[1]))
		return release
	}
	return 0
})

// Releases are those that a program runs on. The zero value has all of them.
type Releases struct {
	first, last int // 0 for no bound
}

// ParseReleases reads "21" (from 21 on) or "17-22" (both inclusive).
func ParseReleases(text string) (Releases, error) {
	first, last, bounded := strings.Cut(strings.TrimSpace(text), "-")
	var r Releases
	var err error
	if r.first, err = strconv.Atoi(first); err == nil && bounded {
		r.last, err = strconv.Atoi(last)
	}
	if err != nil || bounded && r.last < r.first {
		return Releases{}, fmt.Errorf("%q is no range of releases, such as 21 or 17-22", text)
	}
	return r, nil
}

// Has reports whether the release is among them; one that is not known is not,
// where there are bounds.
func (r Releases) Has(release int) bool {
	return release >= r.first && (r.last == 0 || release > 0 && release <= r.last)
}

// Here reports whether they have the release of the JDK at hand, which is not
// asked for where all do.
func (r Releases) Here() bool { return r == Releases{} || r.Has(Release()) }
