// verdict: safe
// paths: 8
// ends: 2
// The objects left behind differ in number and size, but nothing refers to them.
package matching;

import gov.nasa.jpf.vm.Verify;

class Garbage {
    public static void main(String[] args) {
        int n = Verify.getInt(0, 3);
        for (int i = 0; i < n; i++) { int[] a = new int[n * 10 + i]; a[0] = i; }
        n = 0;
        Verify.getBoolean();
    }
}
