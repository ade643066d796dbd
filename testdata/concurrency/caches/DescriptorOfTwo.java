// verdict: violated
// error: java.lang.AssertionError
// twin: DescriptorLater
// A method type remembers what it made, but threads that come together may each make one.
package caches;

import java.lang.invoke.MethodType;

class DescriptorOfTwo {
    static final MethodType TYPE = MethodType.methodType(int.class, String.class, DescriptorOfTwo.class);
    static String other;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> other = TYPE.toMethodDescriptorString());
        t.start();
        String mine = TYPE.toMethodDescriptorString();
        t.join();
        assert mine == other;
    }
}
