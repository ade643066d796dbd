package hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

// passed hostile.Nested5#outer
// passed hostile.Nested5$Inner#inner
// passed hostile.Nested5$Inner$Deep#one
// passed hostile.Nested5$Inner$Deep#two
// failed hostile.Nested5$Broken#never: inner before-all
// failed hostile.Nested5$Broken$Below#neither: inner before-all
// passed hostile.Nested5$Heir#inherited
// passed hostile.Nested5$Heir#own
class Nested5 {
    static final List<String> log = new ArrayList<>();

    @BeforeEach
    void outerEach() {
        log.clear();
        log.add("outer");
    }

    @Test
    void outer() {
        assertEquals("[outer]", log.toString());
    }

    @Nested
    class Inner {
        @BeforeEach
        void each() {
            log.add("inner");
        }

        @AfterEach
        void after() {
            log.add("after inner");
        }

        @Test
        void inner() {
            assertEquals("[outer, inner]", log.toString());
        }

        @Nested
        @TestInstance(TestInstance.Lifecycle.PER_CLASS)
        class Deep {
            int all;
            int each;

            @BeforeAll
            void all() {
                all++;
            }

            @BeforeEach
            void each() {
                each++;
                log.add("deep");
            }

            @AfterAll
            void end() {
                assertEquals(2, each);
            }

            @Test
            void one() {
                assertEquals(1, all);
                assertEquals("[outer, inner, deep]", log.toString());
            }

            @Test
            void two() {
                assertEquals(1, all);
                assertEquals("[outer, inner, deep]", log.toString());
            }
        }
    }

    @Nested
    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    class Broken {
        @BeforeAll
        void all() {
            throw new IllegalStateException("inner before-all");
        }

        @Test
        void never() {}

        @Nested
        class Below {
            @Test
            void neither() {}
        }
    }

    abstract class Base {
        @Test
        void inherited() {
            assertEquals(1, log.size());
        }
    }

    @Nested
    class Heir extends Base {
        @Test
        void own() {
            if (log.isEmpty()) fail();
        }
    }
}
