package models

import "github.com/gojpf/gojpf/vm"

// The loaders of the JDK's modules, as jdk.internal.module.ModuleLoaderMap has
// them; every module not named is the boot loader's.
var (
	platformModules = moduleSet("java.net.http", "java.scripting", "java.security.jgss", "java.smartcardio", "java.sql",
		"java.sql.rowset", "java.transaction.xa", "java.xml.crypto", "jdk.accessibility", "jdk.charsets", "jdk.crypto.cryptoki",
		"jdk.crypto.ec", "jdk.dynalink", "jdk.httpserver", "jdk.jsobject", "jdk.localedata", "jdk.naming.dns", "jdk.security.auth",
		"jdk.security.jgss", "jdk.xml.dom", "jdk.zipfs", "java.compiler")
	appModules = moduleSet("jdk.compiler", "jdk.jartool", "jdk.javadoc", "jdk.jdeps", "jdk.jlink", "jdk.jshell", "jdk.editpad",
		"jdk.internal.ed", "jdk.internal.le", "jdk.internal.opt", "jdk.jcmd", "jdk.jconsole", "jdk.jdi", "jdk.jpackage",
		"jdk.unsupported.desktop", "jdk.attach", "jdk.jstatd", "jdk.random")
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
