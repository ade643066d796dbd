package hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

// passed hostile.Statics5#sets
// passed hostile.Statics5#sees
// failed hostile.Statics5#failsAfterChange: changed
// passed hostile.Statics5#seesChangeOfFailed
// passed hostile.Statics5#interrupts
// failed hostile.Statics5#isInterrupted
// passed hostile.Statics5#output
// passed hostile.Statics5#outputStays
// passed hostile.Statics5#threadLocal
// passed hostile.Statics5#threadLocalStays
// failed hostile.Statics5#initializer: java.lang.ExceptionInInitializerError
// failed hostile.Statics5#initializerAgain: java.lang.NoClassDefFoundError
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class Statics5 {
    static int n;
    static PrintStream was;
    static ByteArrayOutputStream bytes;
    static final ThreadLocal<Integer> local = new ThreadLocal<>();

    static class Bad {
        static int x = 1 / (n - n);
    }

    @Test
    @Order(1)
    void sets() {
        n = 5;
        System.setProperty("hostile.p", "v");
        Locale.setDefault(Locale.GERMANY);
        TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
    }

    @Test
    @Order(2)
    void sees() {
        assertEquals(5, n);
        assertEquals("v", System.getProperty("hostile.p"));
        assertEquals("1,50", String.format("%.2f", 1.5));
        assertEquals("Asia/Tokyo", TimeZone.getDefault().getID());
    }

    @Test
    @Order(3)
    void failsAfterChange() {
        n = 6;
        throw new IllegalStateException("changed");
    }

    @Test
    @Order(4)
    void seesChangeOfFailed() {
        assertEquals(6, n);
    }

    @Test
    @Order(5)
    void interrupts() {
        Thread.currentThread().interrupt();
    }

    @Test
    @Order(6)
    void isInterrupted() {
        assertTrue(Thread.interrupted());
        assertFalse(Thread.interrupted());
    }

    @Test
    @Order(7)
    void output() {
        was = System.out;
        bytes = new ByteArrayOutputStream();
        System.setOut(new PrintStream(bytes, true));
        System.out.print("hello");
    }

    @Test
    @Order(8)
    void outputStays() {
        System.out.print("!");
        assertEquals("hello!", bytes.toString());
        System.setOut(was);
        assertSame(was, System.out);
    }

    @Test
    @Order(9)
    void threadLocal() {
        assertNull(local.get());
        local.set(3);
    }

    @Test
    @Order(10)
    void threadLocalStays() {
        assertEquals(3, local.get());
    }

    @Test
    @Order(11)
    void initializer() {
        assertEquals(0, Bad.x);
    }

    @Test
    @Order(12)
    void initializerAgain() {
        assertEquals(0, Bad.x);
    }
}
