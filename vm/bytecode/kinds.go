package bytecode

// Conditional reports whether an instruction may jump or go on.
func (op Op) Conditional() bool {
	return op >= Ifeq && op <= IfAcmpne || op == Ifnull || op == Ifnonnull
}

// Switch reports whether an instruction is a switch.
func (op Op) Switch() bool { return op == Tableswitch || op == Lookupswitch }

// Call reports whether an instruction calls a method.
func (op Op) Call() bool { return op >= Invokevirtual && op <= Invokedynamic }

// Field reports whether an instruction reads or writes a field.
func (op Op) Field() bool { return op >= Getstatic && op <= Putfield }

// Returns reports whether an instruction ends its method.
func (op Op) Returns() bool { return op >= Ireturn && op <= Return }

// Ends reports whether control never goes on with the next instruction.
func (op Op) Ends() bool {
	return op == Goto || op == GotoW || op == Ret || op == Athrow || op.Switch() || op.Returns()
}

func (op Op) usesLocal() bool {
	return op >= Iload && op <= Aload || op >= Istore && op <= Astore || op == Iinc || op == Ret
}
