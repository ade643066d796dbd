package hostile;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.Assumptions.assumingThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestInstance;

// skipped hostile.Assumptions5#plain: not here
// passed hostile.Assumptions5#that
// failed hostile.Assumptions5#thatFails
// skipped hostile.Assumptions5#before: before each
// skipped hostile.Assumptions5#after: after each
// failed hostile.Assumptions5#both: first
// skipped hostile.Assumptions5$All#one
// skipped hostile.Assumptions5$All#two
class Assumptions5 {
    boolean stops;

    @BeforeEach
    void each(TestInfo info) {
        assumeFalse(info.getDisplayName().equals("before()"), "before each");
    }

    @AfterEach
    void last() {
        assumeFalse(stops, "after each");
    }

    @Test
    void plain() {
        assumeTrue(false, "not here");
    }

    @Test
    void that() {
        assumingThat(false, () -> fail("never"));
        assertTrue(true);
    }

    @Test
    void thatFails() {
        assumingThat(true, () -> fail("always"));
    }

    @Test
    void before() {
        fail();
    }

    @Test
    void after() {
        stops = true;
    }

    @Test
    void both() {
        stops = true;
        throw new IllegalStateException("first");
    }

    @Nested
    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    class All {
        @BeforeAll
        void all() {
            assumeTrue(false, "whole class");
        }

        @Test
        void one() {}

        @Test
        void two() {}
    }
}
