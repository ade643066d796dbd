import gov.nasa.jpf.Config;
import gov.nasa.jpf.JPF;
import gov.nasa.jpf.util.TypeRef;
import gov.nasa.jpf.util.test.TestJPF;
import gov.nasa.jpf.vm.Verify;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

/** A test class of a user. */
public class HostTest extends TestJPF {
    public void counters() {
        if (verifyNoPropertyViolation("+some.key=1")) {
            fail("on the host");
        }
        assertEquals(4, Verify.getCounter(0));
        assertEquals(7, Verify.getValue("last"));
        assertEquals(-1, Verify.getValue("other"));
        assertTrue(Verify.getBitInBitSet(2, 9) && !Verify.getBitInBitSet(2, 8));
    }

    public void violation() {
        assertFalse(verifyAssertionErrorDetails("two"));
        assertFalse(verifyAssertionErrorDetails("java.lang.AssertionError : is two")); // as JPF has it
        assertFalse(verifyAssertionError());
        assertFalse(verifyPropertyViolation(new TypeRef("gov.nasa.jpf.vm.NoUncaughtExceptionsProperty")));
        assertEquals("Main.java:12", assertionError().getLastError().getLocation());
    }

    public void limited() {
        verifyNoPropertyViolation();
        assertNotEquals(1, 2);
        assertNotEquals("a", "b");
        assertNotEquals("", 1.0, 2.0, 0.5);
        assertNotSame(new Object(), new Object());
        assertArrayEquals(new int[] {1}, new int[] {1});
        boolean failed = false;
        try {
            assertNotEquals("equal", 3L, 3L);
        } catch (AssertionError e) {
            failed = e.getMessage().equals("equal");
        }
        assertTrue(failed);
        Runnable inner = new Runnable() { // where javac names the class that has the method
            @Override
            public void run() {
                assertEquals("a", "a");
            }
        };
        inner.run();
    }

    public void wrong() {
        verifyNoPropertyViolation();
    }

    public void wrongDetails() {
        verifyAssertionErrorDetails("java.lang.Error : is two");
    }

    /** Tests may start runs themselves, with settings of their own. */
    public void created() {
        JPF run = createJPF(setTestMethod("wrong"), new String[] {"+some.key=1", "+listener+=,.listener.VarTracker", "no setting"});
        assertEquals("", run.getVerdict());
        assertEquals("wrong", run.getConfig().getString("target.test_method"));
        assertEquals(",.listener.VarTracker", run.getConfig().getString("listener"));
        assertEquals(1, run.getConfig().getInt("some.key"));
        run.getConfig().append("cg.seed", "7", null);
        run.getConfig().remove("some.key");
        run.run();
        assertEquals("safe", run.getVerdict());
        assertTrue(run.getSearchErrors().isEmpty());
    }

    @Override
    protected void setTestTargetKeys(Config config, StackTraceElement test) {
        super.setTestTargetKeys(config, test);
        config.put("by.the.test", "yes");
    }

    public void output() {
        PrintStream before = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed));
        verifyNoPropertyViolation("+report.console.start=dtg");
        System.setOut(before);
        assertTrue(printed.toString().contains("printed by the program"));
    }

    public void wrongException() {
        verifyUnhandledException("java.lang.NullPointerException");
    }

    public void deadlock() {
        verifyDeadlock();
    }

    public void unmade() {
        assertFalse(verifyIncorrectConfig("+vm.quantum=x"));
    }

    public static void main(String[] args) {
        runTestsOfThisClass(args);
    }
}
