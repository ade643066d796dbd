// verdict: safe
// As AttributeOfElement, with a lock around both.
package memory;

import gov.nasa.jpf.vm.Verify;

class AttributeOfElementLocked {
    static int[] array = new int[2];

    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            synchronized (array) {
                Verify.setElementAttribute(array, 1, 1);
                Verify.setElementAttribute(array, 1, 0);
            }
        });
        t.start();
        int seen;
        synchronized (array) {
            seen = array[1];
        }
        assert Verify.getLocalAttribute("seen") == 0;
    }
}
