package plain;

import static org.testng.Assert.assertEquals;
import static org.testng.Assert.assertNotNull;
import static org.testng.Assert.fail;

import org.testng.SkipException;
import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.DataProvider;
import org.testng.annotations.Test;

// passed plain.BasicTestNG#adds(int,java.lang.String)[1]
// failed plain.BasicTestNG#adds(int,java.lang.String)[2]: expected [two] but found [2]
// passed plain.BasicTestNG#alone
// failed plain.BasicTestNG#racing: expected [2] but found [1]
// passed plain.BasicTestNG#guarded
// passed plain.BasicTestNG#throwing
// failed plain.BasicTestNG#throwsOther: java.lang.IllegalArgumentException
// skipped plain.BasicTestNG#skips: not here
// passed plain.BasicTestNG#twice[1]
// passed plain.BasicTestNG#twice[2]
// failed plain.BasicTestNG#bad: never
// skipped plain.BasicTestNG#needs: what it needs has failed
// passed plain.BasicTestNG#needsGood
// failed plain.BasicTestNG#late: late: never right
// failed plain.BasicTestNG#thread: java.lang.IllegalStateException: in a thread
public class BasicTestNG {
    private Object fixture;
    private StringBuilder log;
    private int n;
    private String wrong;

    @BeforeClass
    public void once() {
        log = new StringBuilder();
    }

    @BeforeMethod
    public void before() {
        fixture = new Object();
        n = 0;
        wrong = null;
    }

    @AfterMethod
    public void after() {
        fixture = null;
        if (wrong != null) {
            fail(wrong);
        }
    }

    @DataProvider(name = "numbers")
    public Object[][] numbers() {
        return new Object[][] {{1, "1"}, {2, "two"}};
    }

    @Test(dataProvider = "numbers")
    public void adds(int number, String text) {
        assertEquals(String.valueOf(number), text);
    }

    @Test
    public void alone() {
        assertNotNull(fixture);
        assertNotNull(log);
    }

    private void both(Runnable r) throws InterruptedException {
        Thread t = new Thread(r);
        t.start();
        r.run();
        t.join();
        assertEquals(n, 2);
    }

    @Test
    public void racing() throws InterruptedException {
        both(() -> n++);
    }

    @Test
    public void guarded() throws InterruptedException {
        both(() -> {
            synchronized (this) {
                n++;
            }
        });
    }

    @Test(expectedExceptions = IllegalStateException.class)
    public void throwing() {
        throw new IllegalStateException();
    }

    @Test(expectedExceptions = IllegalStateException.class)
    public void throwsOther() {
        throw new IllegalArgumentException();
    }

    @Test(enabled = false)
    public void off() {
        fail();
    }

    @Test
    public void skips() {
        throw new SkipException("not here");
    }

    @Test(invocationCount = 2)
    public void twice() {
        assertNotNull(fixture);
    }

    @Test
    public void bad() {
        fail("never");
    }

    @Test(dependsOnMethods = "bad")
    public void needs() {}

    @Test(dependsOnMethods = "guarded")
    public void needsGood() {}

    @Test(priority = 10)
    public void late() {
        wrong = "late: never right";
    }

    @Test
    public void thread() throws InterruptedException {
        Thread t = new Thread(() -> { throw new IllegalStateException("in a thread"); });
        t.start();
        t.join();
    }
}
