package hostile;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.junit.Assert.fail;
import static org.junit.Assume.assumeTrue;

import java.util.Arrays;
import java.util.Collection;
import org.junit.Before;
import org.junit.BeforeClass;
import org.junit.Ignore;
import org.junit.Test;
import org.junit.experimental.runners.Enclosed;
import org.junit.experimental.theories.DataPoints;
import org.junit.experimental.theories.Theories;
import org.junit.experimental.theories.Theory;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;

// passed hostile.Runners4$Sums#sum[1+2=3]
// failed hostile.Runners4$Sums#sum[2+2=5]: expected:<5> but was:<4>
// passed hostile.Runners4$Sums#same[1+2=3]
// passed hostile.Runners4$Sums#same[2+2=5]
// passed hostile.Runners4$Fields#positive[0]
// failed hostile.Runners4$Fields#positive[1]
// passed hostile.Runners4$Positive#holds
// failed hostile.Runners4$Positive#fails
// passed hostile.Runners4$Twice#even
// failed hostile.Runners4$Twice#once: called 2
// skipped hostile.Runners4$Assumes#never
// skipped hostile.Runners4$Off#one: off
// failed hostile.Runners4$NoTests#initializationError: No runnable methods
// failed hostile.Runners4$Invalid#initializationError
// failed hostile.Runners4$Constructor#a: made
@RunWith(Enclosed.class)
public class Runners4 {
    @RunWith(Parameterized.class)
    public static class Sums {
        @Parameterized.Parameters(name = "{0}+{1}={2}")
        public static Collection<Object[]> data() {
            return Arrays.asList(new Object[][] {{1, 2, 3}, {2, 2, 5}});
        }

        private final int a;
        private final int b;
        private final int sum;

        public Sums(int a, int b, int sum) {
            this.a = a;
            this.b = b;
            this.sum = sum;
        }

        @Test
        public void sum() {
            assertEquals(sum, a + b);
        }

        @Test
        public void same() {
            assertEquals(a, a);
        }
    }

    @RunWith(Parameterized.class)
    public static class Fields {
        @Parameterized.Parameters
        public static Object[] data() {
            return new Object[] {1, -1};
        }

        @Parameterized.Parameter
        public int n;

        @Test
        public void positive() {
            assertTrue(n > 0);
        }
    }

    @RunWith(Theories.class)
    public static class Positive {
        @DataPoints
        public static final int[] numbers = {1, 2, 30};

        @Theory
        public void holds(int a, int b) {
            assertTrue(a + b > a);
        }

        @Theory
        public void fails(int a, int b) {
            assertTrue(a * b < 100);
        }
    }

    @RunWith(Twice4Runner.class)
    public static class Twice {
        int n;

        @Test
        public void even() {
            n++;
        }

        @Test
        public void once() {
            if (++n == 2) fail("called 2");
        }
    }

    public static class Assumes {
        @BeforeClass
        public static void all() {
            assumeTrue(false);
        }

        @Test
        public void never() {
            fail();
        }
    }

    @Ignore("off")
    public static class Off {
        @Test
        public void one() {
            fail();
        }
    }

    public static class NoTests {
        public void helper() {}
    }

    public static class Invalid {
        @Test
        void notPublic() {}

        @Test
        public int returning() {
            return 0;
        }
    }

    public static class Constructor {
        public Constructor() {
            throw new IllegalStateException("made");
        }

        @Before
        public void before() {
            fail("not reached");
        }

        @Test
        public void a() {}
    }
}
