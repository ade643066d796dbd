package calls

import (
	"slices"

	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// opened are the classes whose constructors open what is outside.
var opened = []string{"java/io/FileInputStream", "java/io/FileReader", "java/net/Socket", "java/net/ServerSocket", "java/net/DatagramSocket"}

// outsideClasses are those whose methods do nothing where the object is outside.
var outsideClasses = append([]string{
	"java/io/InputStream", "java/io/InputStreamReader", "java/io/Reader", "java/io/FileOutputStream", "java/io/OutputStream",
	"java/net/URLConnection", "java/net/HttpURLConnection", "sun/net/www/protocol/http/HttpURLConnection", "java/util/Properties",
}, opened...)

// outsideMethod tells whether a method may be called on what is outside.
func outsideMethod(mt *vm.Method) bool {
	class, name := mt.Class.Name, mt.Name
	if mt.Static() || mt.Private() {
		return class == "java/sql/DriverManager" && name == "getConnection" ||
			class == "java/util/logging/Logger" && (name == "getLogger" || name == "getAnonymousLogger")
	}
	switch class {
	case "java/net/URL":
		if name == "openStream" || name == "openConnection" {
			return true
		}
	case "java/util/logging/Logger", "java/util/Scanner":
		return mt.Flags&classfile.AccPublic != 0
	case "java/util/Properties":
		return name == "load"
	}
	return slices.Contains(outsideClasses, mt.Class.Name) && (mt.Name != "<init>" || slices.Contains(opened, mt.Class.Name))
}

// OfJDK tells whether a class is none of the program's.
func OfJDK(c *vm.Class) bool {
	for c.Elem != nil {
		c = c.Elem
	}
	return c.Loader == nil || c.Loader.Kind < vm.LoaderApp
}
