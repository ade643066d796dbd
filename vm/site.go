package vm

import "github.com/gojpf/gojpf/vm/classfile"

// Site returns what the linkage site with that ID is linked to in the present
// state, null when it is not linked.
func (m *Machine) Site(id uint32) Ref { return m.sites.Get(id) }

// SetSite links a site in the present state. Every thread that comes to the site
// gets the same object.
func (m *Machine) SetSite(id uint32, r Ref) {
	m.sites.Set(id, r, m.epoch)
	m.Publish(r)
}

// Bind resolves an entry of c's constant pool in advance, for classes that the
// machine makes.
func (c *Class) Bind(index uint16, r *Resolved) { c.pool[index].Store(r) }

// DefineHidden links a class that the machine made on behalf of host. It has
// host's loader, package and nest, its methods do not show in stack traces,
// and it may access whatever its maker wrote into it.
func (l *Library) DefineHidden(host *Class, file *classfile.File, super func(string) (*Class, error)) (*Class, error) {
	c, err := l.Define(host.Loader, file, "", super)
	if err != nil {
		return nil, err
	}
	c.Hidden, c.Host, c.sound = true, host, true
	c.Module = host.Module
	for _, m := range c.Methods {
		m.Traits |= TraitHidden
	}
	return c, nil
}
