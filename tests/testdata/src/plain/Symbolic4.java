package plain;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import gov.nasa.jpf.symbc.Symbolic;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TestName;

// failed plain.Symbolic4#byDifference: java.lang.AssertionError
// passed plain.Symbolic4#byOrder
// failed plain.Symbolic4#text: java.lang.AssertionError
// passed plain.Symbolic4#assumes
// passed plain.Symbolic4#expects
// failed plain.Symbolic4#expectsInVain: Expected exception: java.lang.ArithmeticException
// failed plain.Symbolic4#inTime: java.lang.ArithmeticException
// failed plain.Symbolic4#object: makes unknown numbers, truths and texts, no java.lang.Object
// passed plain.Symbolic4#plain
public class Symbolic4 {
    @Rule public TestName name = new TestName();
    int n;

    @Before
    public void each() {
        n = 3;
    }

    @Test
    public void byDifference(@Symbolic int a, @Symbolic int b) {
        assertTrue((a - b > 0 ? a : b) >= a);
    }

    @Test
    public void byOrder(@Symbolic int a, @Symbolic long b) {
        long max = a > b ? a : b;
        assertTrue(max >= a && max >= b && n == 3);
        assertEquals("byOrder", name.getMethodName());
    }

    @Test
    public void text(@Symbolic String s) {
        assertFalse(s.equals("magic"));
    }

    @Test
    public void assumes(@Symbolic int x) {
        assumeTrue(x > 10);
        assertTrue(x > 9);
    }

    @Test(expected = ArithmeticException.class)
    public void expects(@Symbolic int x) {
        n = x / (x - x);
    }

    @Test(expected = ArithmeticException.class)
    public void expectsInVain(@Symbolic int x) {
        n = 1 / x;
    }

    @Test(timeout = 60000)
    public void inTime(@Symbolic int x) {
        n = 1 / (x - 77);
    }

    @Test
    public void object(@Symbolic Object o) {}

    @Test
    public void plain() {
        assertEquals(3, n);
    }
}
