// verdict: safe
// paths: 27
// Arrays are restored, too: after three digits the array holds what this path chose, 3^3 paths.
package api;

import gov.nasa.jpf.vm.Verify;

class ArrayIsRestored {
    public static void main(String[] args) {
        int[] a = new int[3];
        int code = 0;
        for (int i = 0; i < 3; i++) {
            int v = Verify.getInt(0, 2);
            a[i] += v;
            code = code * 3 + v;
        }
        assert (a[0] * 3 + a[1]) * 3 + a[2] == code;
    }
}
