package plain;

// failed plain.Lifecycle5#timedOut: timedOut() timed out after 1 second
// skipped plain.Lifecycle5#assume: Assumption failed: never
// failed plain.Lifecycle5#exits0: the program has ended by exit(0)
// passed plain.Lifecycle5#assumeSome
// passed plain.Lifecycle5#repeated(org.junit.jupiter.api.RepetitionInfo)[1]
// passed plain.Lifecycle5#repeated(org.junit.jupiter.api.RepetitionInfo)[2]
// passed plain.Lifecycle5#repeated(org.junit.jupiter.api.RepetitionInfo)[3]
// passed plain.Lifecycle5#csv(java.lang.String,int)[1]
// passed plain.Lifecycle5#csv(java.lang.String,int)[2]
// passed plain.Lifecycle5#dyn[1]
// failed plain.Lifecycle5#dyn[2]: not equal but was: <2>
// passed plain.Lifecycle5#dyn[3]
// failed plain.Lifecycle5#dies: java.lang.IllegalArgumentException: boo
// skipped plain.Lifecycle5#off: not now
// passed plain.Lifecycle5#last
// passed plain.Lifecycle5#pool
// passed plain.Lifecycle5#temp(java.nio.file.Path)
// failed plain.Lifecycle5#exits: the program has ended by exit(3)
// passed plain.Lifecycle5#timed
// failed plain.Lifecycle5#deadlock: deadlock
// passed plain.Lifecycle5#handled
// passed plain.Lifecycle5#afterPool
// passed plain.Lifecycle5#throwing
// passed plain.Lifecycle5$Inner#in
// passed plain.Lifecycle5$Inner$Deep#deep
import org.junit.jupiter.api.*;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.*;
import org.junit.jupiter.params.provider.*;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.stream.*;
import static org.junit.jupiter.api.Assertions.*;
import static org.junit.jupiter.api.Assumptions.*;
class Lifecycle5 {
  static List<String> log = new ArrayList<>();
  static int n;
  @BeforeAll static void all() { log.add("all"); }
  @BeforeEach void each() { n++; }
  @AfterEach void after() { log.add("after"); }
  @RepeatedTest(3) void repeated(RepetitionInfo i) { assertTrue(i.getCurrentRepetition() <= 3); }
  @TestFactory Stream<DynamicTest> dyn() { return Stream.of(1,2,3).map(i -> DynamicTest.dynamicTest("d" + i, () -> assertNotEquals(2, i))); }
  @ParameterizedTest @CsvSource({"a,1","b,2"}) void csv(String s, int i) { assertEquals(s.charAt(0) - 'a' + 1, i); }
  @Disabled("not now") @Test void off() { fail(); }
  @Test void assume() { assumeTrue(false, "never"); }
  @Test void temp(@TempDir Path dir) throws Exception { Path f = dir.resolve("x"); Files.writeString(f, "hello"); assertEquals("hello", Files.readString(f)); }
  @Test void throwing() { assertThrows(IllegalStateException.class, () -> { throw new IllegalStateException(); }); }
  @Test @Timeout(1) void timed() { n++; }
  @Test @Timeout(1) void timedOut() throws Exception { new CountDownLatch(1).await(); }
  @Test void pool() throws Exception { ExecutorService e = Executors.newFixedThreadPool(2); AtomicInteger a = new AtomicInteger(); Future<?> f = e.submit(a::incrementAndGet); e.submit(a::incrementAndGet).get(); f.get(); assertEquals(2, a.get()); }
  @Test void afterPool() throws Exception { Thread t = new Thread(() -> n++); t.start(); t.join(); }
  @Test void deadlock() throws Exception { Object a = new Object(), b = new Object(); Thread t = new Thread(() -> { synchronized (a) { synchronized (b) { n++; } } }); t.start(); synchronized (b) { synchronized (a) { n++; } } t.join(); }
  @Test void exits() { System.exit(3); }
  @Test void exits0() { System.exit(0); }
  @Test void dies() throws Exception { new Thread(() -> { throw new IllegalArgumentException("boo"); }).start(); }
  @Test void handled() throws Exception { Thread t = new Thread(() -> { throw new IllegalArgumentException("boo"); }); t.setUncaughtExceptionHandler((x, e) -> {}); t.start(); }
  @Nested class Inner { @Test void in() { assertTrue(n > 0); } @Nested class Deep { @Test void deep() {} } }
  @Test void assumeSome() throws Exception { int[] v = {0}; Thread t = new Thread(() -> v[0] = 1); t.start(); int x = v[0]; t.join(); assumeTrue(x == 0); }
  @Test void last() { assertTrue(n >= 1); }
}
