package plain;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import gov.nasa.jpf.symbc.Symbolic;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;

// passed plain.SymbolicParameterized4#ordered
// failed plain.SymbolicParameterized4#apart: java.lang.AssertionError
// passed plain.SymbolicParameterized4#both
// failed plain.SymbolicParameterized4#all: java.lang.AssertionError
@RunWith(Parameterized.class)
public class SymbolicParameterized4 {
    private final int low;
    private final int high;
    private boolean begun;

    public SymbolicParameterized4(@Symbolic int a, @Symbolic int b) {
        low = Math.min(a, b);
        high = Math.max(a, b);
    }

    @Before
    public void each() {
        begun = true;
    }

    @Test
    public void ordered() {
        assertTrue(begun && low <= high);
    }

    @Test
    public void apart() {
        assertTrue(high - low >= 0);
    }

    @Test
    public void both(@Symbolic int x) {
        assertTrue(x < low || x > high || x >= low && x <= high);
    }

    @Test
    public void all(@Symbolic int x) {
        assertTrue(x >= low);
    }
}
