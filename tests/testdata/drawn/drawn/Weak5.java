package drawn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.lang.ref.WeakReference;
import org.junit.jupiter.api.Test;

// Nothing says that the collector does anything.
//
// failed drawn.Weak5#collected: expected: <null>
// failed drawn.Weak5#other: expected: <1> but was: <2>
class Weak5 {
    @Test
    void collected() {
        WeakReference<Object> w = new WeakReference<>(new Object());
        System.gc();
        assertNull(w.get());
    }

    @Test
    void other() {
        assertEquals(1, 2);
    }
}
