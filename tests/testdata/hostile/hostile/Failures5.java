package hostile;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertIterableEquals;
import static org.junit.jupiter.api.Assertions.assertLinesMatch;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertThrowsExactly;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

// failed hostile.Failures5#all: heading (2 failures)
// failed hostile.Failures5#throwsOther: Unexpected exception type thrown
// failed hostile.Failures5#throwsNothing: nothing was thrown
// passed hostile.Failures5#throwsSub
// failed hostile.Failures5#throwsExactly: Unexpected exception type thrown
// failed hostile.Failures5#arrays: array contents differ at index [1]
// passed hostile.Failures5#iterables
// passed hostile.Failures5#lines
// failed hostile.Failures5#wraps
// failed hostile.Failures5#both: in the test
// failed hostile.Failures5#sneaky: sneaky
// failed hostile.Failures5#linkage
// failed hostile.Failures5#ownThrowable
// passed hostile.Failures5#caughtOverflow
// failed hostile.Failures5#floats
class Failures5 {
    boolean breaks;

    @AfterEach
    void after() {
        if (breaks) fail("in the method after it");
    }

    @Test
    void all() {
        assertAll("heading", () -> fail("a"), () -> {}, () -> assertEquals(1, 2));
    }

    @Test
    void throwsOther() {
        assertThrows(IOException.class, () -> {
            throw new IllegalStateException("x");
        });
    }

    @Test
    void throwsNothing() {
        assertThrows(IOException.class, () -> {});
    }

    @Test
    void throwsSub() {
        assertThrows(RuntimeException.class, () -> List.of().get(0));
    }

    @Test
    void throwsExactly() {
        assertThrowsExactly(RuntimeException.class, () -> List.of().get(0));
    }

    @Test
    void arrays() {
        assertArrayEquals(new int[] {1, 2}, new int[] {1, 3});
    }

    @Test
    void iterables() {
        assertIterableEquals(List.of(1, 2), List.of(1, 2));
    }

    @Test
    void lines() {
        assertLinesMatch(List.of("a", ">> skip >>", "\\d+"), List.of("a", "x", "y", "12"));
    }

    @Test
    void wraps() {
        assertDoesNotThrow(() -> {
            throw new IOException("io");
        });
    }

    @Test
    void both() {
        breaks = true;
        fail("in the test");
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void sneak(Throwable t) throws T {
        throw (T) t;
    }

    @Test
    void sneaky() {
        sneak(new Exception("sneaky"));
    }

    @Test
    void linkage() throws Exception {
        Class.forName("hostile.Absent");
    }

    static class Own extends Throwable {
        Own() {
            super("own", null, false, false);
        }
    }

    @Test
    void ownThrowable() throws Throwable {
        throw new Own();
    }

    private int down(int n) {
        return down(n + 1) + 1;
    }

    @Test
    void caughtOverflow() {
        assertThrows(StackOverflowError.class, () -> down(0));
    }

    @Test
    void floats() {
        assertEquals(0.3, 0.1 + 0.2);
    }
}
