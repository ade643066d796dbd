// verdict: safe
// Two threads take a lock that is a boolean, and count in a byte and in a char beside it, each with a VarHandle.
package atomics;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

class SmallFields {
    boolean taken;
    byte count;
    char letter = 'a';
    int winners;

    static final VarHandle TAKEN, COUNT, LETTER;

    static {
        try {
            MethodHandles.Lookup l = MethodHandles.lookup();
            TAKEN = l.findVarHandle(SmallFields.class, "taken", boolean.class);
            COUNT = l.findVarHandle(SmallFields.class, "count", byte.class);
            LETTER = l.findVarHandle(SmallFields.class, "letter", char.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    void run() {
        if (TAKEN.compareAndSet(this, false, true)) {
            winners++;
        }
        COUNT.getAndAdd(this, (byte) 1);
        LETTER.getAndAdd(this, (char) 1);
    }

    public static void main(String[] args) throws InterruptedException {
        SmallFields f = new SmallFields();
        Thread t = new Thread(f::run);
        t.start();
        f.run();
        t.join();
        assert f.winners == 1 && f.count == 2 && f.letter == 'c';
    }
}
