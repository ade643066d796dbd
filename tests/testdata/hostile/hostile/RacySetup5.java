package hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

// failed hostile.RacySetup5$Each#test: each ==> expected: <2> but was: <1>
// failed hostile.RacySetup5$After#test: after ==> expected: <2> but was: <1>
// failed hostile.RacySetup5$All#one: all ==> expected: <2> but was: <1>
// failed hostile.RacySetup5$All#two: all ==> expected: <2> but was: <1>
// failed hostile.RacySetup5$End#one: end ==> expected: <2> but was: <1>
// passed hostile.RacySetup5$Guarded#one
class RacySetup5 {
    static class Counter {
        int n;

        void race(boolean locked) {
            Runnable r = () -> {
                if (locked) {
                    synchronized (this) {
                        n++;
                    }
                } else {
                    n++;
                }
            };
            Thread a = new Thread(r);
            Thread b = new Thread(r);
            a.start();
            b.start();
            try {
                a.join();
                b.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    final Counter c = new Counter();

    @Nested
    class Each {
        @BeforeEach
        void each() {
            c.race(false);
            assertEquals(2, c.n, "each");
        }

        @Test
        void test() {}
    }

    @Nested
    class After {
        @AfterEach
        void each() {
            c.race(false);
            assertEquals(2, c.n, "after");
        }

        @Test
        void test() {}
    }

    @Nested
    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    class All {
        @BeforeAll
        void all() {
            Counter own = new Counter();
            own.race(false);
            assertEquals(2, own.n, "all");
        }

        @Test
        void one() {}

        @Test
        void two() {}
    }

    @Nested
    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    class End {
        @AfterAll
        void end() {
            Counter own = new Counter();
            own.race(false);
            assertEquals(2, own.n, "end");
        }

        @Test
        void one() {}
    }

    @Nested
    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    class Guarded {
        final Counter own = new Counter();

        @BeforeAll
        void all() {
            own.race(true);
        }

        @Test
        void one() {
            assertTrue(own.n == 2);
        }
    }
}
