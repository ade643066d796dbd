package plain;

import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import gov.nasa.jpf.symbc.Symbolic;
import java.util.Arrays;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;

// passed plain.SymbolicFields4#assumes
// failed plain.SymbolicFields4#text: java.lang.AssertionError
@RunWith(Parameterized.class)
public class SymbolicFields4 {
    @Parameterized.Parameter @Symbolic public String text;

    @Parameterized.Parameter(1)
    @Symbolic
    public long n;

    @Test
    public void assumes() {
        assumeTrue(n > 3);
        assertTrue(n >= 4);
    }

    @Test
    public void text() {
        assertTrue(!text.equals("b") || n != 77);
    }
}
