package plain;

import static org.testng.Assert.assertEquals;
import static org.testng.Assert.assertTrue;

import gov.nasa.jpf.symbc.Symbolic;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.DataProvider;
import org.testng.annotations.Test;

// failed plain.SymbolicTestNG#byDifference(int,int)[1]: expected [true] but found [false]
// passed plain.SymbolicTestNG#byOrder(int,int)[1]
// failed plain.SymbolicTestNG#text(java.lang.String)[1]
// passed plain.SymbolicTestNG#expects(int)[1]
// passed plain.SymbolicTestNG#provided(int)[1]
// passed plain.SymbolicTestNG#plain
public class SymbolicTestNG {
    int n;

    @BeforeMethod
    public void each() {
        n = 3;
    }

    @Test
    public void byDifference(@Symbolic int a, @Symbolic int b) {
        assertTrue((a - b > 0 ? a : b) >= a);
    }

    @Test
    public void byOrder(@Symbolic int a, @Symbolic int b) {
        int max = a > b ? a : b;
        assertTrue(max >= a && max >= b && n == 3);
    }

    @Test
    public void text(@Symbolic String s) {
        assertTrue(!s.equals("magic"));
    }

    @Test(expectedExceptions = ArithmeticException.class)
    public void expects(@Symbolic int x) {
        n = x / (x - x);
    }

    @DataProvider(name = "one")
    public Object[][] one() {
        return new Object[][] {{1}};
    }

    @Test(dataProvider = "one")
    public void provided(@Symbolic int x) {
        assertEquals(x, 1);
    }

    @Test
    public void plain() {
        assertEquals(n, 3);
    }
}
