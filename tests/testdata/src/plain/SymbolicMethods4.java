package plain;

import static org.junit.Assert.assertTrue;

import gov.nasa.jpf.symbc.Symbolic;
import java.util.Arrays;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;

// passed plain.SymbolicMethods4#bound[0-10]
// failed plain.SymbolicMethods4#bound[1-20]: java.lang.AssertionError
// passed plain.SymbolicMethods4#plain[0-10]
// passed plain.SymbolicMethods4#plain[1-20]
@RunWith(Parameterized.class)
public class SymbolicMethods4 {
    @Parameterized.Parameters(name = "{index}-{0}")
    public static List<Object[]> bounds() {
        return Arrays.asList(new Object[][] {{10}, {20}});
    }

    private final int bound;

    public SymbolicMethods4(int bound) {
        this.bound = bound;
    }

    @Test
    public void bound(@Symbolic int x) {
        assertTrue(x != 15 || x > bound);
    }

    @Test
    public void plain() {
        assertTrue(bound > 0);
    }
}
