package models

import "github.com/gojpf/gojpf/vm"

// The loaders of the JDK's modules, as jdk.internal.module.ModuleLoaderMap has
// them; every module not named is the boot loader's.
var (
	platformModules = moduleSet("java.net.http", "java.scripting", "java.security.jgss", "java.smartcardio", "java.sql",
		"java.sql.rowset", "java.transaction.xa", "java.xml.crypto", "jdk.accessibility", "jdk.charsets", "jdk.crypto.cryptoki",
		"jdk.crypto.ec", "jdk.dynalink", "jdk.httpserver", "jdk.jsobject", "jdk.localedata", "jdk.naming.dns", "jdk.security.auth",
		"jdk.security.jgss", "jdk.xml.dom", "jdk.zipfs", "java.compiler")
	appModules = moduleSet("jdk.attach", "jdk.compiler", "jdk.editpad", "jdk.internal.ed", "jdk.internal.jvmstat", "jdk.internal.le",
		"jdk.internal.opt", "jdk.jartool", "jdk.javadoc", "jdk.jconsole", "jdk.jdeps", "jdk.jdi", "jdk.jdwp.agent", "jdk.jlink",
		"jdk.jpackage", "jdk.jshell", "jdk.jstatd", "jdk.random", "jdk.unsupported.desktop", "jdk.jcmd")
)

func moduleSet(names ...string) map[string]bool {
	s := make(map[string]bool, len(names))
	for _, n := range names {
		s[n] = true
	}
	return s
}

// LoaderOfModule says which builtin loader defines a module of the JDK.
func LoaderOfModule(module string) vm.LoaderKind {
	switch {
	case platformModules[module]:
		return vm.LoaderPlatform
	case appModules[module]:
		return vm.LoaderApp
	}
	return vm.LoaderBoot
}
