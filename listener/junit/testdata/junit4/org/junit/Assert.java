package org.junit;

// Stands in for what tests of sequences use of JUnit 4's assertions.
public class Assert {
    public static void assertEquals(long expected, long actual) {
        if (expected != actual) {
            throw new AssertionError(expected + " expected, not " + actual);
        }
    }
}
