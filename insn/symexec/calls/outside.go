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
	switch name := mt.Class.Name + "." + mt.Name; {
	case mt.Static() || mt.Private():
		return name == "java/sql/DriverManager.getConnection" || name == "java/util/logging/Logger.getLogger" || name == "java/util/logging/Logger.getAnonymousLogger"
	case name == "java/net/URL.openStream", name == "java/net/URL.openConnection":
		return true
	case mt.Class.Name == "java/util/logging/Logger":
		return mt.Flags&classfile.AccPublic != 0
	case mt.Class.Name == "java/util/Scanner":
		return mt.Flags&classfile.AccPublic != 0
	case mt.Class.Name == "java/util/Properties":
		return mt.Name == "load"
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
