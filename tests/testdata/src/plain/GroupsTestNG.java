package plain;

import static org.testng.Assert.assertEquals;
import static org.testng.Assert.fail;

import org.testng.annotations.BeforeGroups;
import org.testng.annotations.BeforeSuite;
import org.testng.annotations.BeforeTest;
import org.testng.annotations.Test;

// passed plain.GroupsTestNG#quick
// failed plain.GroupsTestNG#bad: never
// failed plain.GroupsTestNG#stuck: deadlock
// passed plain.GroupsTestNG#needsQuick
// skipped plain.GroupsTestNG#needsBad: what it needs has failed
// passed plain.GroupsTestNG#always
// passed plain.GroupsTestNG#pooled[1]
// passed plain.GroupsTestNG#pooled[2]
public class GroupsTestNG {
    private final StringBuilder log = new StringBuilder();

    @BeforeSuite
    public void suite() {
        log.append("suite ");
    }

    @BeforeTest
    public void test() {
        log.append("test ");
    }

    @BeforeGroups("quick")
    public void group() {
        log.append("group ");
    }

    @Test(groups = "quick")
    public void quick() {
        assertEquals(log.toString(), "suite test group ");
    }

    @Test(groups = "slow")
    public void bad() {
        fail("never");
    }

    /** No schedule of it ends: the class is begun again for those behind it. */
    @Test(priority = 1)
    public void stuck() throws InterruptedException {
        synchronized (this) {
            wait();
        }
    }

    @Test(priority = 2, dependsOnGroups = "qu.*")
    public void needsQuick() {}

    @Test(priority = 2, dependsOnGroups = "slow")
    public void needsBad() {}

    @Test(priority = 2, dependsOnGroups = "slow", alwaysRun = true)
    public void always() {}

    @Test(priority = 2, threadPoolSize = 2, invocationCount = 2)
    public void pooled() {}
}
