package hunt

import (
	"strings"

	"github.com/gojpf/gojpf/listener/contractfile"
)

const recipesKey = "symbolic.lazy.recipes"

// recipes are the ways to build objects that contracts know, as the key has them.
func recipes(f *contractfile.File) string {
	if f == nil {
		return ""
	}
	var list []string
	for _, c := range f.Classes {
		for _, r := range c.Recipes {
			var calls []string
			for _, k := range r.Calls {
				name := k.Name
				if k.Class != c.Name {
					name = k.Class + "." + name
				}
				calls = append(calls, name+"("+strings.Join(k.Types, "#")+")")
			}
			list = append(list, c.Name+"="+strings.Join(calls, "+"))
		}
	}
	return strings.Join(list, ",")
}
