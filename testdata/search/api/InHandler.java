// verdict: safe
// paths: 5
// One path passes, four go through the handler: i = 3 is out of bounds and chooses among four.
package api;

import gov.nasa.jpf.vm.Verify;

class InHandler {
    public static void main(String[] args) {
        int[] a = new int[1];
        int i = Verify.getBoolean() ? 3 : 0;
        try {
            a[i] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            int v = Verify.getInt(0, 3);
            assert i == 3 && v <= 3;
        }
    }
}
