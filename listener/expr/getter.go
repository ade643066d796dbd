package expr

import (
	"errors"
	"strings"

	"github.com/gojpf/gojpf/vm"
)

// The bytecodes of methods that read a chain of fields.
const (
	opAload0          = 0x2a
	opIreturn         = 0xac
	opAreturn         = 0xb0
	opGetfield        = 0xb4
	opInvokevirtual   = 0xb6
	opInvokespecial   = 0xb7
	opInvokeinterface = 0xb9
	opArraylength     = 0xbe
)

// deepest is how many methods may call each other.
const deepest = 8

// getter evaluates a method without parameters that is a chain of reads:
// return this.a.b, return this.list.size(), and so on. ok is false if the
// method is not like that.
func (s *Scope) getter(o *vm.Object, v Value, name string, nested int) (r Value, ok bool, err error) {
	m := methodNamed(o.Class, name)
	if m == nil || m.Static() || m.Native != nil || m.Info == nil || m.Info.Code == nil || nested > deepest {
		return v, false, nil
	}
	code, pool := m.Info.Code.Bytes, m.Class.File.Pool
	if len(code) < 2 || code[0] != opAload0 {
		return v, false, nil
	}
	for i := 1; i < len(code); {
		index := func() uint16 { return uint16(code[i+1])<<8 | uint16(code[i+2]) }
		switch op := code[i]; {
		case op >= opIreturn && op <= opAreturn:
			if strings.HasSuffix(m.Desc, ")Z") {
				if v.Known() { // it may have been found as an int
					v = truth(v.num != 0)
				} else if v.Kind != vm.KindBoolean {
					v = s.relation("!=", v, Value{Kind: vm.KindInt})
				}
			}
			return v, i == len(code)-1, nil
		case op == opGetfield:
			class, field, desc := pool.Member(index())
			if v, err = s.declared(v, class, field, desc); err != nil {
				return v, false, err
			}
			i += 3
		case op == opInvokevirtual || op == opInvokespecial || op == opInvokeinterface:
			_, callee, desc := pool.Member(index())
			if !strings.HasPrefix(desc, "()") {
				return v, false, nil
			}
			if v, err = s.invoke(v, callee, nested+1); errors.Is(err, ErrUndecided) {
				return v, false, err
			} else if err != nil {
				return v, false, nil
			}
			i += 3
			if op == opInvokeinterface {
				i += 2
			}
		case op == opArraylength:
			if v, err = s.field(v, "length"); err != nil {
				return v, false, err
			}
			i++
		default:
			return v, false, nil
		}
	}
	return v, false, nil
}

// declared reads the field that an instruction names: of fields with equal
// names the one that the class sees.
func (s *Scope) declared(v Value, class, name, desc string) (Value, error) {
	o, err := s.object(v)
	if err != nil {
		return v, err
	}
	if o == nil {
		return v, failed("%s of null", name)
	}
	for c := o.Class; c != nil; c = c.Super {
		if c.Name == class {
			if f := c.Field(name, desc); f != nil {
				return s.Read(f.Kind, o.Words[f.Word], o.SlotAttr(f.Word)), nil
			}
		}
	}
	return v, wrong("%s has no field %s", o.Class.JavaName(), name)
}

// methodNamed finds the method without parameters of that name.
func methodNamed(c *vm.Class, name string) *vm.Method {
	for k := c; k != nil; k = k.Super {
		for _, m := range k.Methods {
			if m.Name == name && strings.HasPrefix(m.Desc, "()") && !m.Abstract() {
				return m
			}
		}
	}
	return nil
}
