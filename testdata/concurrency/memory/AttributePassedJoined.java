// verdict: safe
// As AttributePassed, after the end of the other thread.
package memory;

import gov.nasa.jpf.vm.Verify;

class AttributePassedJoined {
    int value;
    static AttributePassedJoined from = new AttributePassedJoined(), to = new AttributePassedJoined();

    public static void main(String[] args) throws InterruptedException {
        Verify.setFieldAttribute(from, "value", 1);
        Thread t = new Thread(() -> {
            to.value = from.value;
            to.value = 0;
        });
        t.start();
        t.join();
        assert Verify.getFieldAttribute(to, "value") == 0;
    }
}
