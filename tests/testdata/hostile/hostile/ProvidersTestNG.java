package hostile;

import static org.testng.Assert.assertEquals;
import static org.testng.Assert.assertNotNull;
import static org.testng.Assert.fail;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.testng.ITestContext;
import org.testng.SkipException;
import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.DataProvider;
import org.testng.annotations.Optional;
import org.testng.annotations.Parameters;
import org.testng.annotations.Test;

// passed hostile.ProvidersTestNG#pairs(java.lang.String,int)[1]
// failed hostile.ProvidersTestNG#pairs(java.lang.String,int)[2]: expected [3] but found [2]
// passed hostile.ProvidersTestNG#byMethod(java.lang.String)[1]
// passed hostile.ProvidersTestNG#iterated(int)[1]
// passed hostile.ProvidersTestNG#iterated(int)[2]
// skipped hostile.ProvidersTestNG#broken(int): provider
// passed hostile.ProvidersTestNG#expects
// failed hostile.ProvidersTestNG#expectsOther
// failed hostile.ProvidersTestNG#expectsMessage
// passed hostile.ProvidersTestNG#expectsPattern
// skipped hostile.ProvidersTestNG#skips: not now
// passed hostile.ProvidersTestNG#optional(java.lang.String)[1]
// passed hostile.ProvidersTestNG#thrice[1]
// failed hostile.ProvidersTestNG#thrice[2]: second
// passed hostile.ProvidersTestNG#thrice[3]
// passed hostile.ProvidersTestNG#injected(org.testng.ITestContext)[1]
public class ProvidersTestNG {
    private final List<String> log = new ArrayList<>();
    private String method;
    private int calls;

    @BeforeClass
    public void all() {
        log.add("class");
    }

    @BeforeMethod
    public void each(Method m) {
        method = m.getName();
    }

    @AfterMethod(alwaysRun = true)
    public void after() {
        assertEquals(log.size(), 1);
    }

    @DataProvider
    public Object[][] some() {
        return new Object[][] {{"a", 1}, {"bc", 3}};
    }

    @Test(dataProvider = "some")
    public void pairs(String s, int n) {
        assertEquals(s.length(), n);
        assertEquals(method, "pairs");
    }

    @DataProvider(name = "named")
    public static Object[][] forMethod(Method m) {
        return new Object[][] {{m.getName()}};
    }

    @Test(dataProvider = "named")
    public void byMethod(String s) {
        assertEquals(s, "byMethod");
    }

    @DataProvider
    public Iterator<Object[]> lazily() {
        return Arrays.asList(new Object[] {1}, new Object[] {2}).iterator();
    }

    @Test(dataProvider = "lazily")
    public void iterated(int n) {
        assertEquals(n > 0, true);
    }

    @DataProvider
    public Object[][] bad() {
        throw new IllegalStateException("provider");
    }

    /** TestNG 6 skips what has no parameters. */
    @Test(dataProvider = "bad")
    public void broken(int n) {}

    @Test(expectedExceptions = IllegalStateException.class)
    public void expects() {
        throw new IllegalStateException();
    }

    @Test(expectedExceptions = IllegalStateException.class)
    public void expectsOther() {}

    @Test(expectedExceptions = IllegalStateException.class, expectedExceptionsMessageRegExp = "a+")
    public void expectsMessage() {
        throw new IllegalStateException("b");
    }

    @Test(expectedExceptions = {IllegalStateException.class, ArithmeticException.class}, expectedExceptionsMessageRegExp = ".*zero")
    public void expectsPattern() {
        fail("" + 1 / (log.size() - 1));
    }

    @Test
    public void skips() {
        throw new SkipException("not now");
    }

    @Test
    @Parameters("who")
    public void optional(@Optional("nobody") String who) {
        assertEquals(who, "nobody");
    }

    @Test(invocationCount = 3)
    public void thrice() {
        if (++calls == 2) fail("second");
    }

    @Test
    public void injected(ITestContext c) {
        assertNotNull(c.getName());
    }

    @Test(enabled = false)
    public void off() {
        fail();
    }
}
