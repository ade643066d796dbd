package text

import (
	"github.com/gojpf/gojpf/insn/symexec/core"
	"github.com/gojpf/gojpf/symbolic"
	"github.com/gojpf/gojpf/vm"
)

// Regions of open texts at positions that are known: characters that are copied, and
// characters that are compared.

// mostCopied is how many characters of an open text are copied one by one.
const mostCopied = 64

// regionCalls are the methods of String about regions.
func (rt openTexts) regionCalls(models *callModels) {
	const class = "java/lang/String"
	models.Always[class+".getChars(II[CI)V"] = func(c call) bool { return textCallOf(c).copyRegion() }
	models.Always[class+".regionMatches(ILjava/lang/String;II)Z"] = func(c call) bool { return textCallOf(c).sameRegion(1, false) }
	models.Always[class+".regionMatches(ZILjava/lang/String;II)Z"] = func(of call) bool {
		c := textCallOf(of)
		ignore, known := c.Arg(1, symbolic.I32).Const()
		return known && c.sameRegion(2, ignore.Int() != 0)
	}
	models.Always[class+".repeat(I)Ljava/lang/String;"] = func(c call) bool { return textCallOf(c).repeated() }
}

// numbers are arguments that are ints; ok is false where one is not known.
func (c textCall) numbers(slots ...int32) (list []int32, ok bool) {
	for _, s := range slots {
		v, known := c.Arg(s, symbolic.I32).Const()
		if !known {
			return nil, false
		}
		list = append(list, v.Int())
	}
	return list, true
}

// copyRegion is getChars. What throws is left to the JDK's code. The array gets
// expressions as elements, as any array of numbers.
func (c textCall) copyRegion() bool {
	rt, x := c.rt, c.rt.Ctx
	n, ok := c.numbers(1, 2, 4)
	t := c.openReceiver()
	to := vm.Ref(c.F.Slots[c.At+3])
	a := c.M.Heap.Get(to)
	if !ok || t == nil || t.showsValue() || a == nil || c.InLibrary() || !c.alone() {
		return false
	}
	from, end, at := n[0], n[1], n[2]
	if from < 0 || end < from || at < 0 || end-from > mostCopied || int64(at)+int64(end-from) > int64(a.Len) {
		return false
	}
	length, _ := rt.lengthOf(c.M, t)
	within, ok := rt.Test(c.M, "region", x.Le(x.Int(end), length))
	switch {
	case !ok:
		return true
	case !within:
		return !rt.Look(c.M, vm.Ref(c.F.Slots[c.At]))
	}
	chars := make([]*symbolic.Expr, end-from)
	for i := range chars {
		chars[i] = rt.at(c.M, t, x.Int(from+int32(i)))
	}
	if c.M.Ignored() {
		return true
	}
	w := c.M.Heap.Writable(to)
	for i, ch := range chars {
		v, attr := core.Slot(ch)
		w.SetElement(vm.KindChar, int(at)+i, v)
		w.SetSlotAttr(int(at)+i, attr)
	}
	core.Drop(c.F, int32(c.Callee.Args))
	c.F.PC++
	return true
}

// sameRegion is regionMatches with a text that is known, at known positions.
// regionMatches never throws for positions; it is false. A negative count matches where
// the positions are within.
func (c textCall) sameRegion(first int32, ignoreCase bool) bool {
	rt, x := c.rt, c.rt.Ctx
	n, ok := c.numbers(first, first+2, first+3)
	t := c.openReceiver()
	r := vm.Ref(c.F.Slots[c.At+first+1])
	if !ok || t == nil || t.showsValue() || !IsString(c.M.Heap.Get(r)) {
		return false
	}
	other, fixed := rt.characters(c.M, r)
	if !fixed || ignoreCase && !ascii7(other) {
		return false
	}
	from, at, count := int64(n[0]), int64(n[1]), int64(n[2])
	if from < 0 || at < 0 || at+count > int64(len(other)) {
		return c.Finish(x.Int(0))
	}
	if count > mostCopied || from > 1<<30 {
		return false
	}
	length, _ := rt.lengthOf(c.M, t)
	if count <= 0 { // only the bounds matter
		return c.Finish(x.BoolToInt(x.Le(x.Int(int32(max(from+count, 0))), length)))
	}
	like := x.Eq
	if ignoreCase {
		like = rt.likeASCII
	}
	is := x.Le(x.Int(int32(from+count)), length)
	for i := range count {
		is = x.And(is, like(rt.at(c.M, t, x.Int(int32(from+i))), other[at+i]))
	}
	return c.M.Ignored() || c.Finish(x.BoolToInt(is))
}

// repeated is a text some times. The same open text several times: composed and
// distribute know that all have one length.
func (c textCall) repeated() bool {
	n, ok := c.numbers(1)
	t := c.openReceiver()
	const most = 8
	if !ok || t == nil || n[0] < 1 || n[0] > most {
		return false
	}
	out := &text{}
	for range n[0] {
		out.append(t)
	}
	return c.finishText(out)
}
