package vm

// ModulesMaker is the class whose initialiser makes the JDK's modules, when somebody asks for one for the first time.
const ModulesMaker = "jdk/internal/module/LazyBootLayer"

// makesModules reports whether t makes the JDK's modules. In Java they are there before main:
// nobody can come in between, and all of it is one moment.
func makesModules(m *Machine, t *Thread) bool {
	if t.Top == nil || t.Top.Method.Class != nil && !t.Top.Method.Class.Loader.Boot() {
		return false // the program's own code, which is asked about most
	}
	c := m.Lib.Loaded(ModulesMaker)
	if c == nil {
		return false
	}
	s := m.ClassState(c)
	return s.Status == InitRunning && int(s.Thread) == t.ID
}
