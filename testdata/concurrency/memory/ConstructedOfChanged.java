// verdict: violated
// error: java.lang.AssertionError
// twin: ArgumentsCopiedBeforeCall
// So does a constructor that is called by reflection.
package memory;

import java.lang.reflect.Constructor;

class ConstructedOfChanged {
    static volatile boolean ready;
    final int value;

    public ConstructedOfChanged(Integer n) {
        value = n;
    }

    public static void main(String[] args) throws Exception {
        Object[] values = {1};
        Constructor<ConstructedOfChanged> made = ConstructedOfChanged.class.getDeclaredConstructor(Integer.class);
        new Thread(() -> {
            if (ready) values[0] = 2;
        }).start();
        ready = true;
        assert made.newInstance(values).value == 1;
    }
}
