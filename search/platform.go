package search

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search/world"
	"github.com/gojpf/gojpf/vm"
)

// What the JDK does not know it replaces without a word, so we look.

// checkPlatform warns of a character set and of a time zone that the JDK has no idea
// of. The JDK has been started.
// A charset that the JDK replaces by UTF-8 gives other bytes than the user expects, and no
// error.
func (p *Program) checkPlatform(sees *models.Options) {
	if !slices.Contains(utf8Names, strings.ToLower(sees.Charset)) && p.defaultCharset() == "UTF-8" {
		p.Warn(fmt.Sprintf("vm.charset: the JDK takes UTF-8 for %s, which it does not know, or not as a default", sees.Charset))
	}
	if id := sees.Timezone; id != "" && !world.KnownZone(sees.JavaHome, id) {
		p.Warn(fmt.Sprintf("vm.timezone: the JDK takes GMT for %s, which it does not know", id))
	}
}

var utf8Names = []string{"utf-8", "utf8", "unicode-1-1-utf-8"}

// defaultCharset is the name of the default character set, "" if nobody knows.
// Asked of the JDK that runs, as it alone knows its aliases.
func (p *Program) defaultCharset() string {
	m := p.Machine
	c := m.Lib.MustLoad("java/nio/charset/Charset")
	get, name := c.DeclaredMethod("defaultCharset", "()Ljava/nio/charset/Charset;"), c.FieldNamed("name")
	if get == nil || name == nil {
		return ""
	}
	r, exc := m.Call(get)
	if r == 0 || exc != 0 {
		return ""
	}
	return m.GoString(vm.Ref(m.Heap.Get(vm.Ref(r)).Words[name.Word]))
}
