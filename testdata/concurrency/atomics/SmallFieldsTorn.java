// verdict: violated
// error: java.lang.AssertionError
// twin: SmallFields
// The byte is read and then compared and set, once: where the other thread was faster a count is lost.
package atomics;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

class SmallFieldsTorn {
    boolean taken;
    byte count;
    char letter = 'a';
    int winners;

    static final VarHandle TAKEN, COUNT, LETTER;

    static {
        try {
            MethodHandles.Lookup l = MethodHandles.lookup();
            TAKEN = l.findVarHandle(SmallFieldsTorn.class, "taken", boolean.class);
            COUNT = l.findVarHandle(SmallFieldsTorn.class, "count", byte.class);
            LETTER = l.findVarHandle(SmallFieldsTorn.class, "letter", char.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    void run() {
        if (TAKEN.compareAndSet(this, false, true)) {
            winners++;
        }
        byte seen = (byte) COUNT.getVolatile(this);
        COUNT.compareAndSet(this, seen, (byte) (seen + 1));
        LETTER.getAndAdd(this, (char) 1);
    }

    public static void main(String[] args) throws InterruptedException {
        SmallFieldsTorn f = new SmallFieldsTorn();
        Thread t = new Thread(f::run);
        t.start();
        f.run();
        t.join();
        assert f.winners == 1 && f.count == 2 && f.letter == 'c';
    }
}
