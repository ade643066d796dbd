package models_test

import (
	"context"
	"io"
	"strings"
	"testing"

	"github.com/gojpf/gojpf/config"
	"github.com/gojpf/gojpf/internal/keys"
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/search"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

// Every member, private ones included, that a class of the JDK has and our
// replacement lacks, or has in another form, is told by name when the program
// would get an error for it: none passes for the program's own.
func TestMissingMembersAreTold(t *testing.T) {
	_, classes := programs(t)
	cfg, err := config.Load(config.Options{Registry: keys.Registry(), Args: []string{"+target=Choices", "+classpath=" + classes}, Dir: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	p, err := search.Load(context.Background(), cfg, search.Setup{Out: io.Discard, Err: io.Discard})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	image := models.World(p.Machine).Image
	compared, missing, has := 0, 0, 0
	check := func(c *vm.Class, there bool, name, desc string) {
		told := p.Machine.Stray(c, name, desc)
		switch {
		case there && told == nil:
			has++
		case !there && told == nil:
			t.Errorf("%s lacks %s%s, and nobody says so", c.Name, name, desc)
		case told != nil:
			missing++
			if name != "<init>" && !strings.Contains(told.Error(), name) {
				t.Errorf("%s.%s: %v", c.Name, name, told)
			}
		}
	}
	source := models.Classes("java.base")
	err = source.Walk(func(file string) bool {
		name, ok := strings.CutSuffix(file, ".class")
		r, found, err := image.Find(file)
		if !ok || err != nil || !found {
			return true
		}
		theirs, err := classfile.Parse(r.Data)
		if err != nil {
			t.Fatal(err)
		}
		c, err := p.Machine.Lib.LoadBoot(name)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			return true
		}
		compared++
		for _, m := range theirs.Methods {
			if m.Name != "<clinit>" {
				check(c, c.DeclaredMethod(m.Name, m.Descriptor) != nil, m.Name, m.Descriptor)
			}
		}
		for _, f := range theirs.Fields {
			check(c, c.DeclaredField(f.Name, f.Descriptor) != nil, f.Name, f.Descriptor)
		}
		return true
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d classes, %d members as in the JDK, %d told", compared, has, missing)
	if compared < 20 || missing < 100 || has < 100 {
		t.Errorf("only %d classes, %d members as in the JDK, %d told", compared, has, missing)
	}
	if err := p.Machine.Stray(p.Machine.Lib.MustLoad("java/lang/invoke/MethodHandle"), "nobodyHasThis", "()V"); err != nil {
		t.Errorf("what the JDK lacks, too: %v", err)
	}
}
