// verdict: violated
// error:   java.lang.AssertionError
// twin:    AttributePassedJoined
// An assignment moves an attribute that another thread asks for.
package memory;

import gov.nasa.jpf.vm.Verify;

class AttributePassed {
    int value;
    static AttributePassed from = new AttributePassed(), to = new AttributePassed();

    public static void main(String[] args) {
        Verify.setFieldAttribute(from, "value", 1);
        Thread t = new Thread(() -> {
            to.value = from.value;
            to.value = 0;
        });
        t.start();
        assert Verify.getFieldAttribute(to, "value") == 0;
    }
}
