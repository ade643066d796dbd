package hostile;

import junit.framework.Test;
import junit.framework.TestCase;
import junit.framework.TestSuite;

// passed hostile.Suites3$Plain#testOne
// failed hostile.Suites3$Plain#testTwo: expected:<1> but was:<2>
// failed hostile.Suites3$Plain#testBreaks: tear down
// passed hostile.Suites3$Named#byName
// passed hostile.Suites3$Named#testByName
public class Suites3 {
    public static Test suite() {
        TestSuite s = new TestSuite();
        s.addTestSuite(Plain.class);
        s.addTest(new Named("byName"));
        return s;
    }

    abstract static class Base extends TestCase {
        int n;

        Base() {}

        Base(String name) {
            super(name);
        }

        @Override
        protected void setUp() {
            n = 1;
        }
    }

    public static class Plain extends Base {
        public void testOne() {
            assertEquals(1, n++);
        }

        public void testTwo() {
            assertEquals(1, n + 1);
        }

        public void testBreaks() {
            n = 7;
        }

        @Override
        protected void tearDown() {
            if (n == 7) throw new IllegalStateException("tear down");
        }
    }

    public static class Named extends Base {
        public Named(String name) {
            super(name);
        }

        public void testByName() {}

        public void byName() {
            assertEquals("byName", getName());
        }
    }
}
