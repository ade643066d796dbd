package search

import (
	"github.com/gojpf/gojpf/models"
	"github.com/gojpf/gojpf/vm"
	"github.com/gojpf/gojpf/vm/classfile"
)

const jpfConfig = "Lgov/nasa/jpf/annotation/JPFConfig;"

// configureBy applies the settings of @JPFConfig on a class and its members. A
// class is loaded once in a run, so the settings hold on all paths from then
// on, as they do in JPF.
// It happens when the class is linked, so before any of its code runs.
func configureBy(cfg models.Config, c *vm.Class) {
	apply := func(list classfile.Annotations) {
		found, err := classfile.ParseAnnotations(list.Visible, c.File.Pool)
		if err != nil {
			return // reflection tells the program
		}
		for _, a := range found {
			if a.Type != jpfConfig {
				continue
			}
			for _, e := range a.Elements {
				for _, setting := range e.Value.Array {
					models.SetProperty(cfg, setting.Text)
				}
			}
		}
	}
	if c.File == nil {
		return
	}
	apply(c.File.Annotations)
	for i := range c.File.Fields {
		apply(c.File.Fields[i].Annotations)
	}
	for i := range c.File.Methods {
		apply(c.File.Methods[i].Annotations)
	}
}
