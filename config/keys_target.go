package config

// targetKeys say where more settings are.
var targetKeys = []Key{
	{Name: "native_classpath", Type: Paths, Power: Reads, JPF: true,
		Help:    "Where JPF looks for its own classes, listeners and native peers.",
		Ignored: "gojpf runs no Java code of the tool's own; listeners are built in, Go packages or scripts"},
	{Name: "extensions", Type: Paths, Power: Reads, JPF: true,
		Help: "Folders of projects whose gojpf.properties or jpf.properties are read before those of the current directory. Only the site properties can set it."},
}
