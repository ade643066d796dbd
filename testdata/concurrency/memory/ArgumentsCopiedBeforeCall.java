// verdict: safe
// The call has an array of its own, made before the other thread changes the first.
package memory;

import java.lang.reflect.Method;

class ArgumentsCopiedBeforeCall {
    static volatile boolean ready;

    public static Integer same(Integer n) {
        return n;
    }

    public static void main(String[] args) throws Exception {
        Object[] values = {1};
        Method same = ArgumentsCopiedBeforeCall.class.getDeclaredMethod("same", Integer.class);
        new Thread(() -> {
            if (ready) values[0] = 2;
        }).start();
        Object[] own = values.clone();
        ready = true;
        assert same.invoke(null, own).equals(1);
    }
}
