// verdict: violated
// error:   java.lang.AssertionError
// twin:    AttributeOfElementLocked
// Between two changes of an attribute another thread reads the element.
package memory;

import gov.nasa.jpf.vm.Verify;

class AttributeOfElement {
    static int[] array = new int[2];

    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            Verify.setElementAttribute(array, 1, 1);
            Verify.setElementAttribute(array, 1, 0);
        });
        t.start();
        int seen = array[1];
        assert Verify.getLocalAttribute("seen") == 0;
    }
}
