// verdict: safe
// Whoever asks for the wrapped form of a method type first: it is the same.
package caches;

import java.lang.invoke.MethodType;

class WrappedAsked {
    static final MethodType TYPE = MethodType.methodType(int.class, long.class);
    static final MethodType WRAPPED = MethodType.methodType(Integer.class, Long.class);

    static void ask() {
        assert TYPE.wrap() == WRAPPED && TYPE.parameterArray() != TYPE.parameterArray() && TYPE.parameterList().size() == 1;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(WrappedAsked::ask);
        t.start();
        ask();
        t.join();
    }
}
