package hostile;

import static org.testng.Assert.assertEquals;

import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

// passed hostile.BrokenTestNG#a
// failed hostile.BrokenTestNG#b: after b
// skipped hostile.BrokenTestNG#c
public class BrokenTestNG {
    private int n;

    @BeforeMethod
    public void each() {
        n++;
    }

    @Test(priority = 1)
    public void a() {
        assertEquals(n, 1);
    }

    @Test(priority = 2)
    public void b() {}

    /** Behind a configuration method that has failed TestNG skips what is left. */
    @Test(priority = 3)
    public void c() {}

    @AfterMethod
    public void after() {
        if (n == 2) throw new IllegalStateException("after b");
    }
}
