package suites;

import static org.testng.Assert.assertEquals;
import static org.testng.Assert.fail;

import java.util.ArrayList;
import java.util.List;
import org.testng.annotations.AfterSuite;
import org.testng.annotations.BeforeSuite;
import org.testng.annotations.Parameters;
import org.testng.annotations.Test;

public class FirstTestNG {
    static final List<String> log = new ArrayList<>();
    static int n;

    @BeforeSuite(alwaysRun = true)
    public void suite() {
        log.add("suite");
    }

    @Test(groups = "quick")
    @Parameters({"who", "where"})
    public void greets(String who, String where) {
        assertEquals(who + where, "youhere");
        log.add("greets");
    }

    @Test(groups = {"quick", "racy"})
    public void races() throws InterruptedException {
        Thread t = new Thread(() -> n++);
        t.start();
        n++;
        t.join();
        assertEquals(n, 2);
    }

    @Test(groups = "slow")
    public void slow() {
        fail("it is excluded");
    }

    @Test
    public void ungrouped() {
        fail("it is in no group");
    }
}
