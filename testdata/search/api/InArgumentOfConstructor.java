// verdict: safe
// paths: 6
// The choices stand between new and its constructor's call: an uninitialised object is on the operand stack.
package api;

import gov.nasa.jpf.vm.Verify;

class InArgumentOfConstructor {
    final int x; final boolean y;
    InArgumentOfConstructor(int x, boolean y) { this.x = x; this.y = y; }
    public static void main(String[] args) {
        InArgumentOfConstructor p = new InArgumentOfConstructor(Verify.getInt(1, 3), Verify.getBoolean());
        assert p.x >= 1 && p.x <= 3;
    }
}
