package gov.nasa.jpf.util.test;

import java.util.Arrays;
import java.util.Objects;

/**
 * What {@link TestJPF} asserts by, so that tests need no JUnit. It is public because javac names it in the calls that
 * inner classes of a test make.
 */
public abstract class Assertions {
    public static void fail() {
        throw new AssertionError();
    }

    public static void fail(String message) {
        throw new AssertionError(message);
    }

    public static void fail(String message, String[] args, String cause) {
        fail(message + (args == null ? "" : String.join(" ", args)) + (cause == null ? "" : ":" + cause));
    }

    public static void assertTrue(String message, boolean condition) {
        if (!condition) {
            fail(message);
        }
    }

    public static void assertTrue(boolean condition) {
        assertTrue("", condition);
    }

    public static void assertFalse(String message, boolean condition) {
        assertTrue(message, !condition);
    }

    public static void assertFalse(boolean condition) {
        assertTrue("", !condition);
    }

    public static void assertNull(String message, Object o) {
        assertTrue(message, o == null);
    }

    public static void assertNull(Object o) {
        assertNull("o != null", o);
    }

    public static void assertNotNull(String message, Object o) {
        assertTrue(message, o != null);
    }

    public static void assertNotNull(Object o) {
        assertNotNull("o == null", o);
    }

    public static void assertSame(String message, Object expected, Object actual) {
        assertTrue(message, expected == actual);
    }

    public static void assertSame(Object expected, Object actual) {
        if (expected != actual) {
            fail(different(expected, actual));
        }
    }

    public static void assertEquals(String message, Object expected, Object actual) {
        assertTrue(message, Objects.equals(expected, actual));
    }

    public static void assertEquals(Object expected, Object actual) {
        if (!Objects.equals(expected, actual)) {
            fail(different(expected, actual));
        }
    }

    public static void assertEquals(String message, int expected, int actual) {
        assertTrue(message, expected == actual);
    }

    public static void assertEquals(int expected, int actual) {
        if (expected != actual) {
            fail(different(expected, actual));
        }
    }

    public static void assertEquals(String message, long expected, long actual) {
        assertTrue(message, expected == actual);
    }

    public static void assertEquals(long expected, long actual) {
        if (expected != actual) {
            fail(different(expected, actual));
        }
    }

    public static void assertEquals(String message, double expected, double actual) {
        assertTrue(message, expected == actual);
    }

    public static void assertEquals(double expected, double actual) {
        if (expected != actual) {
            fail(different(expected, actual));
        }
    }

    public static void assertEquals(String message, float expected, float actual) {
        assertTrue(message, expected == actual);
    }

    public static void assertEquals(float expected, float actual) {
        if (expected != actual) {
            fail(different(expected, actual));
        }
    }

    public static void assertEquals(String message, double expected, double actual, double delta) {
        assertTrue(message, !(Math.abs(expected - actual) > delta));
    }

    public static void assertEquals(double expected, double actual, double delta) {
        if (Math.abs(expected - actual) > delta) {
            fail(different(expected, actual));
        }
    }

    public static void assertEquals(String message, float expected, float actual, float delta) {
        assertTrue(message, !(Math.abs(expected - actual) > delta));
    }

    public static void assertEquals(float expected, float actual, float delta) {
        if (Math.abs(expected - actual) > delta) {
            fail(different(expected, actual));
        }
    }

    public static void assertArrayEquals(byte[] expected, byte[] actual) {
        if (!Arrays.equals(expected, actual)) {
            fail(different(Arrays.toString(expected), Arrays.toString(actual)));
        }
    }

    public static void assertArrayEquals(String message, byte[] expected, byte[] actual) {
        assertTrue(message, Arrays.equals(expected, actual));
    }

    public static void assertArrayEquals(short[] expected, short[] actual) {
        if (!Arrays.equals(expected, actual)) {
            fail(different(Arrays.toString(expected), Arrays.toString(actual)));
        }
    }

    public static void assertArrayEquals(String message, short[] expected, short[] actual) {
        assertTrue(message, Arrays.equals(expected, actual));
    }

    public static void assertArrayEquals(char[] expected, char[] actual) {
        if (!Arrays.equals(expected, actual)) {
            fail(different(Arrays.toString(expected), Arrays.toString(actual)));
        }
    }

    public static void assertArrayEquals(String message, char[] expected, char[] actual) {
        assertTrue(message, Arrays.equals(expected, actual));
    }

    public static void assertArrayEquals(int[] expected, int[] actual) {
        if (!Arrays.equals(expected, actual)) {
            fail(different(Arrays.toString(expected), Arrays.toString(actual)));
        }
    }

    public static void assertArrayEquals(String message, int[] expected, int[] actual) {
        assertTrue(message, Arrays.equals(expected, actual));
    }

    public static void assertArrayEquals(long[] expected, long[] actual) {
        if (!Arrays.equals(expected, actual)) {
            fail(different(Arrays.toString(expected), Arrays.toString(actual)));
        }
    }

    public static void assertArrayEquals(String message, long[] expected, long[] actual) {
        assertTrue(message, Arrays.equals(expected, actual));
    }

    public static void assertArrayEquals(boolean[] expected, boolean[] actual) {
        if (!Arrays.equals(expected, actual)) {
            fail(different(Arrays.toString(expected), Arrays.toString(actual)));
        }
    }

    public static void assertArrayEquals(String message, boolean[] expected, boolean[] actual) {
        assertTrue(message, Arrays.equals(expected, actual));
    }

    public static void assertArrayEquals(Object[] expected, Object[] actual) {
        if (!Arrays.deepEquals(expected, actual)) {
            fail(different(Arrays.deepToString(expected), Arrays.deepToString(actual)));
        }
    }

    public static void assertArrayEquals(String message, Object[] expected, Object[] actual) {
        assertTrue(message, Arrays.deepEquals(expected, actual));
    }

    public static void assertArrayEquals(double[] expected, double[] actual, double delta) {
        assertArrayEquals(different(Arrays.toString(expected), Arrays.toString(actual)), expected, actual, delta);
    }

    public static void assertArrayEquals(String message, double[] expected, double[] actual, double delta) {
        if (expected == null || actual == null) {
            assertTrue(message, expected == actual);
            return;
        }
        assertTrue(message, expected.length == actual.length);
        for (int i = 0; i < expected.length; i++) {
            assertEquals(message, expected[i], actual[i], delta);
        }
    }

    public static void assertArrayEquals(float[] expected, float[] actual, float delta) {
        assertArrayEquals(different(Arrays.toString(expected), Arrays.toString(actual)), expected, actual, delta);
    }

    public static void assertArrayEquals(String message, float[] expected, float[] actual, float delta) {
        if (expected == null || actual == null) {
            assertTrue(message, expected == actual);
            return;
        }
        assertTrue(message, expected.length == actual.length);
        for (int i = 0; i < expected.length; i++) {
            assertEquals(message, expected[i], actual[i], delta);
        }
    }

    public static void assertNotSame(String message, Object unexpected, Object actual) {
        assertTrue(message, unexpected != actual);
    }

    public static void assertNotSame(Object unexpected, Object actual) {
        assertNotSame("both are " + actual, unexpected, actual);
    }

    public static void assertNotEquals(String message, Object unexpected, Object actual) {
        assertTrue(message, !Objects.equals(unexpected, actual));
    }

    public static void assertNotEquals(Object unexpected, Object actual) {
        assertNotEquals("both are " + actual, unexpected, actual);
    }

    public static void assertNotEquals(String message, int unexpected, int actual) {
        assertTrue(message, unexpected != actual);
    }

    public static void assertNotEquals(int unexpected, int actual) {
        assertNotEquals("both are " + actual, unexpected, actual);
    }

    public static void assertNotEquals(String message, long unexpected, long actual) {
        assertTrue(message, unexpected != actual);
    }

    public static void assertNotEquals(long unexpected, long actual) {
        assertNotEquals("both are " + actual, unexpected, actual);
    }

    public static void assertNotEquals(String message, double unexpected, double actual) {
        assertTrue(message, unexpected != actual);
    }

    public static void assertNotEquals(double unexpected, double actual) {
        assertNotEquals("both are " + actual, unexpected, actual);
    }

    public static void assertNotEquals(String message, float unexpected, float actual) {
        assertTrue(message, unexpected != actual);
    }

    public static void assertNotEquals(float unexpected, float actual) {
        assertNotEquals("both are " + actual, unexpected, actual);
    }

    public static void assertNotEquals(String message, double unexpected, double actual, double delta) {
        assertTrue(message, Math.abs(unexpected - actual) > delta);
    }

    public static void assertNotEquals(double unexpected, double actual, double delta) {
        assertNotEquals("both are " + actual, unexpected, actual, delta);
    }

    public static void assertNotEquals(String message, float unexpected, float actual, float delta) {
        assertTrue(message, Math.abs(unexpected - actual) > delta);
    }

    public static void assertNotEquals(float unexpected, float actual, float delta) {
        assertNotEquals("both are " + actual, unexpected, actual, delta);
    }

    private static String different(Object expected, Object actual) {
        return "expected != actual : " + expected + " != " + actual;
    }
}
