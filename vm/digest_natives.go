package vm

// Frames of natives in digests: the machine has no map of what their slots hold, so
// the natives say it.

// nativeFrame encodes the frame of a native. Its arguments have known kinds, and
// it says which of its locals are references.
func (d *digester) nativeFrame(f *Frame) {
	i, kinds := 0, f.Method.Params
	if f.Method.first != nil || f.Method.Has(TraitPseudo) {
		kinds = f.Method.first
	} else if !f.Method.Static() {
		d.ref(Ref(f.Slots[0]))
		i = 1
	}
	locals := int(f.SP) - nativeLocals
	for n := 0; n < len(kinds) && i < locals; n++ {
		k := kinds[n]
		if i += d.slot(k, f.Slots[i]); k == KindCallee {
			callee := d.m.Lib.methods.at(f.Slots[i-1])
			if !callee.Static() {
				i += d.slot(KindRef, f.Slots[i])
			}
			kinds, n = callee.Params, -1
		}
	}
	for ; i < locals; i++ {
		d.possible(f.Slots[i])
	}
	for n, v := range f.Slots[locals:f.SP] {
		if f.refs>>n&1 != 0 {
			d.ref(Ref(v))
		} else {
			d.u64(v)
			d.keep(v)
		}
	}
}

// slot encodes a slot of a native's frame. It returns how many there are.
func (d *digester) slot(k Kind, v uint64) int {
	switch l := d.m.Lib; k {
	case KindRef:
		d.ref(Ref(v))
	case KindClassID:
		d.class(l.classes.at(v))
	case KindMethodID, KindCallee:
		d.method(l.methods.at(v))
	case KindText:
		d.u64(nameHash(l.textIDs.at(v)))
	case KindSite:
		d.u64(l.sites.at(v))
	default:
		d.u64(v)
	}
	return k.Slots()
}
