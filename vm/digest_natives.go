package vm

// Frames of natives in digests: the machine has no map of what their slots hold, so
// the natives say it.

// nativeFrame encodes the frame of a native. Its arguments have known kinds, and
// it says which of its locals are references.
func (d *digester) nativeFrame(f *Frame) {
	locals := int(f.SP) - nativeLocals
	i := d.m.Lib.eachNativeArg(f, d.slot)
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

// eachNativeArg visits the arguments in the frame of a native, by kind, and returns where
// they end. The second slots of long ones are passed over: nothing is ever put there, so
// that they hold whatever the stack of the caller held before.
func (l *Library) eachNativeArg(f *Frame, visit func(Kind, uint64)) int {
	i, kinds := 0, f.Method.Params
	if f.Method.first != nil || f.Method.Has(TraitPseudo) {
		kinds = f.Method.first
	} else if !f.Method.Static() {
		visit(KindRef, f.Slots[0])
		i = 1
	}
	locals := int(f.SP) - nativeLocals
	for n := 0; n < len(kinds) && i < locals; n++ {
		k := kinds[n]
		visit(k, f.Slots[i])
		i += k.Slots()
		if k == KindCallee {
			callee := l.methods.at(f.Slots[i-1])
			if !callee.Static() {
				visit(KindRef, f.Slots[i])
				i++
			}
			kinds, n = callee.Params, -1
		}
	}
	return i
}

// slot encodes a slot of a native's frame.
func (d *digester) slot(k Kind, v uint64) {
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
}
