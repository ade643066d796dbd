package plain;

// failed plain.Lifecycle4#timedOut: test timed out after 1000 milliseconds
// skipped plain.Lifecycle4#assume: assumption failed
// failed plain.Lifecycle4#expNot: Expected exception: java.lang.IllegalStateException
// passed plain.Lifecycle4#folder
// passed plain.Lifecycle4#okRace
// passed plain.Lifecycle4#exp
// skipped plain.Lifecycle4#ign: why
// passed plain.Lifecycle4#last
// failed plain.Lifecycle4#racy: expected:<2> but was:<1>
// passed plain.Lifecycle4#rule
// failed plain.Lifecycle4#exits: the program has ended by exit(0)
// passed plain.Lifecycle4#named
// failed plain.Lifecycle4#stuck: test timed out after 1000 milliseconds
// passed plain.Lifecycle4#timed
import org.junit.*;
import org.junit.rules.*;
import org.junit.runner.RunWith;
import java.util.*;
import java.util.concurrent.*;
import static org.junit.Assert.*;
public class Lifecycle4 {
  static int n;
  @Rule public TemporaryFolder tmp = new TemporaryFolder();
  @Rule public ExpectedException ex = ExpectedException.none();
  @Rule public TestName name = new TestName();
  @BeforeClass public static void bc() { n = 1; }
  @Before public void b() { n++; }
  @Test(expected = IllegalStateException.class) public void exp() { throw new IllegalStateException(); }
  @Test(expected = IllegalStateException.class) public void expNot() { }
  @Test public void rule() { ex.expect(RuntimeException.class); throw new RuntimeException(); }
  @Test public void folder() throws Exception { assertTrue(tmp.newFile("x").exists()); }
  @Test public void named() { assertEquals("named", name.getMethodName()); }
  @Test(timeout = 1000) public void timed() { n++; }
  @Test(timeout = 1000) public void timedOut() throws Exception { Thread.sleep(5000); }
  @Test(timeout = 1000) public void stuck() throws Exception { new CountDownLatch(1).await(); }
  @Ignore("why") @Test public void ign() { fail(); }
  @Test public void assume() { Assume.assumeTrue(false); }
  @Test public void racy() throws Exception { int[] v = {0}; Thread t = new Thread(() -> v[0]++); t.start(); v[0]++; t.join(); assertEquals(2, v[0]); }
  @Test public void okRace() throws Exception { int[] v = {0}; Thread t = new Thread(() -> { synchronized (v) { v[0]++; } }); t.start(); synchronized (v) { v[0]++; } t.join(); assertEquals(2, v[0]); }
  @Test public void exits() { System.exit(0); }
  @Test public void last() { }
}
