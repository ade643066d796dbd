package hostile;

import static org.testng.Assert.assertEquals;
import static org.testng.Assert.fail;

import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;
import org.testng.asserts.SoftAssert;

// failed hostile.ThreadsTestNG#lost: expected [2] but found [1]
// passed hostile.ThreadsTestNG#kept
// failed hostile.ThreadsTestNG#thrown: java.lang.IllegalStateException: in a thread
// failed hostile.ThreadsTestNG#soft
// passed hostile.ThreadsTestNG#limited
// failed hostile.ThreadsTestNG#late
public class ThreadsTestNG {
    private int n;

    @BeforeMethod
    public void each() {
        n = 0;
    }

    private void both(Runnable r) throws InterruptedException {
        Thread a = new Thread(r);
        Thread b = new Thread(r);
        a.start();
        b.start();
        a.join();
        b.join();
        assertEquals(n, 2);
    }

    @Test
    public void lost() throws InterruptedException {
        both(() -> n++);
    }

    @Test
    public void kept() throws InterruptedException {
        both(() -> {
            synchronized (this) {
                n++;
            }
        });
    }

    @Test
    public void thrown() throws InterruptedException {
        Thread t = new Thread(() -> {
            throw new IllegalStateException("in a thread");
        });
        t.start();
        t.join();
    }

    @Test
    public void soft() {
        SoftAssert s = new SoftAssert();
        s.assertEquals(1, 2);
        s.assertTrue(true);
        s.assertAll();
    }

    @Test(timeOut = 10000)
    public void limited() {}

    @Test(timeOut = 100)
    public void late() throws InterruptedException {
        synchronized (this) {
            wait();
        }
        fail();
    }
}
