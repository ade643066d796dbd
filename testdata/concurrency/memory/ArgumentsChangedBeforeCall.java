// verdict: violated
// error: java.lang.AssertionError
// twin: ArgumentsCopiedBeforeCall
// A call by reflection reads the array of its arguments, which another thread may change until then.
package memory;

import java.lang.reflect.Method;

class ArgumentsChangedBeforeCall {
    static volatile boolean ready;

    public static Integer same(Integer n) {
        return n;
    }

    public static void main(String[] args) throws Exception {
        Object[] values = {1};
        Method same = ArgumentsChangedBeforeCall.class.getDeclaredMethod("same", Integer.class);
        new Thread(() -> {
            if (ready) values[0] = 2;
        }).start();
        ready = true;
        assert same.invoke(null, values).equals(1);
    }
}
