// verdict: safe
// Who comes later gets what is remembered.
package caches;

import java.lang.invoke.MethodType;

class DescriptorLater {
    static final MethodType TYPE = MethodType.methodType(int.class, String.class, DescriptorLater.class);
    static String other;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> other = TYPE.toMethodDescriptorString());
        t.start();
        t.join();
        String mine = TYPE.toMethodDescriptorString();
        assert mine == other;
    }
}
