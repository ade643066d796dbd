package plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gov.nasa.jpf.symbc.Symbolic;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

// failed plain.Symbolic5#byDifference(int,int)[1]: expected: <true> but was: <false>
// passed plain.Symbolic5#byOrder(int,int)[1]
// failed plain.Symbolic5#text(java.lang.String)[1]
// passed plain.Symbolic5#all(byte,short,char,long,boolean,org.junit.jupiter.api.TestInfo)[1]
// passed plain.Symbolic5#reals(double)[1]
// passed plain.Symbolic5#assumes(int)[1]
// failed plain.Symbolic5#inThread(int)[1]: java.lang.ArithmeticException
// passed plain.Symbolic5#sourced(int)[1]
// failed plain.Symbolic5#off(int): configure at least one set of arguments
// failed plain.Symbolic5#notFirst(org.junit.jupiter.api.TestInfo,int): configure at least one set of arguments
// failed plain.Symbolic5#object(java.lang.Object): makes unknown numbers, truths and texts, no java.lang.Object
// passed plain.Symbolic5#behind
// failed plain.Symbolic5$Inner#nested(int)[1]
class Symbolic5 {
    int n;

    @BeforeEach
    void each() {
        n = 3;
    }

    @ParameterizedTest
    void byDifference(@Symbolic int a, @Symbolic int b) {
        assertTrue((a - b > 0 ? a : b) >= a);
    }

    @ParameterizedTest
    void byOrder(@Symbolic("true") int a, @Symbolic("true") int b) {
        int max = a > b ? a : b;
        assertTrue(max >= a && max >= b && n == 3);
    }

    @ParameterizedTest
    void text(@Symbolic String s) {
        assertFalse(s.equals("magic"));
    }

    @ParameterizedTest
    void all(@Symbolic byte b, @Symbolic short s, @Symbolic char c, @Symbolic long l, @Symbolic boolean t, TestInfo info) {
        assertTrue(b < 128 && s < 40000 && c >= 0 && (l <= 0 || l > 0) && (t || !t));
        assertTrue(info.getTestMethod().isPresent());
    }

    @ParameterizedTest
    void reals(@Symbolic double d) {
        if (d > 2 && d < 3) {
            assertTrue(d > 1);
        }
    }

    @ParameterizedTest
    void assumes(@Symbolic int x) {
        assumeTrue(x > 10);
        assertTrue(x > 9);
    }

    @ParameterizedTest
    void inThread(@Symbolic int x) throws InterruptedException {
        Thread t = new Thread(() -> n = 1 / (x - 77));
        t.start();
        t.join();
    }

    @ParameterizedTest
    @ValueSource(ints = 1)
    void sourced(@Symbolic int x) {
        assertEquals(1, x);
    }

    @ParameterizedTest
    void off(@Symbolic("false") int x) {}

    @ParameterizedTest
    void notFirst(TestInfo info, @Symbolic int x) {}

    @ParameterizedTest
    void object(@Symbolic Object o) {}

    @Test
    void behind() {
        assertEquals(3, n);
    }

    @Nested
    class Inner {
        @ParameterizedTest
        void nested(@Symbolic int x) {
            assertFalse(x * 2 == 84);
        }
    }
}
