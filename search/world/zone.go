package world

import (
	"encoding/binary"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// The forms of IDs that java.util.TimeZone understands beside those of its table.
var (
	offsetZone = regexp.MustCompile(`^GMT([+-]\d{1,2}(:?\d{2})?)?$`)
	// They are in no table of the JDK's files but in its code.
	shortZones = strings.Fields("ACT AET AGT ART AST BET BST CAT CNT CST CTT EAT ECT EST HST IET IST JST MIT MST NET NST PLT PNT PRT PST SST VST")
)

// KnownZone reports whether a JDK has a time zone. The beginning of its table is
// 1, "TZDB", the versions and then the names of the regions, each list with its length.
// The JDK takes GMT for what it does not know, without a word.
func KnownZone(javaHome, id string) bool {
	if offsetZone.MatchString(id) || slices.Contains(shortZones, id) {
		return true
	}
	b, err := os.ReadFile(filepath.Join(javaHome, "lib", "tzdb.dat"))
	if err != nil || len(b) == 0 {
		// A warning that may be wrong is worse than none.
		return true // who knows
	}
	b = b[1:]
	number := func() (n int) {
		if len(b) >= 2 {
			n, b = int(binary.BigEndian.Uint16(b)), b[2:]
		}
		return n
	}
	text := func() (s string) {
		if n := number(); n <= len(b) {
			s, b = string(b[:n]), b[n:]
		}
		return s
	}
	if text() != "TZDB" {
		return true
	}
	for range number() {
		text()
	}
	for range number() {
		if text() == id {
			return true
		}
	}
	return false
}
