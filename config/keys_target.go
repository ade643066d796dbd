package config

// targetKeys say what runs and where its classes are.
var targetKeys = []Key{
	{Name: "target", Type: Class, JPF: true,
		Help: "The class whose main method is run."},
	{Name: "target.args", Aliases: []string{"target_args"}, Type: List, JPF: true,
		Help: "The arguments of the main method."},
	{Name: "target.entry", Type: String, Default: "main([Ljava/lang/String;)V", JPF: true,
		Help: "The static method to start with instead of main: its name, and its descriptor if the name alone is not unique."},
	{Name: "native_classpath", Type: Paths, Power: Reads, JPF: true,
		Help:    "Where JPF looks for its own classes, listeners and native peers.",
		Ignored: "gojpf runs no Java code of the tool's own; listeners are built in, Go packages or scripts"},
	{Name: "extensions", Type: Paths, Power: Reads, JPF: true,
		Help: "Folders of projects whose gojpf.properties or jpf.properties are read before those of the current directory. Only the site properties can set it."},
}
