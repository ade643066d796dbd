package plain;

import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import gov.nasa.jpf.symbc.Symbolic;
import org.junit.Test;
import org.junit.experimental.theories.DataPoints;
import org.junit.experimental.theories.Theories;
import org.junit.experimental.theories.Theory;
import org.junit.runner.RunWith;

// passed plain.SymbolicTheories4#holds
// failed plain.SymbolicTheories4#fails: java.lang.AssertionError
// passed plain.SymbolicTheories4#points
// skipped plain.SymbolicTheories4#never
// passed plain.SymbolicTheories4#test
@RunWith(Theories.class)
public class SymbolicTheories4 {
    @DataPoints public static int[] some = {1, 2, 3};

    @Theory
    public void holds(@Symbolic int a, @Symbolic int b) {
        assumeTrue(a < b);
        assertTrue(a != b);
    }

    @Theory
    public void fails(@Symbolic int a) {
        assertTrue(a != 4711);
    }

    @Theory
    public void points(int a) {
        assertTrue(a != 4711);
    }

    @Theory
    public void never(@Symbolic int a) {
        assumeTrue(a != a);
    }

    @Test
    public void test() {
        assertTrue(some.length == 3);
    }
}
