package hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;

// passed hostile.PerClass5#first
// failed hostile.PerClass5#second: never
// passed hostile.PerClass5#third[1]
// failed hostile.PerClass5#third[2]: expected: <3> but was: <4>
// passed hostile.PerClass5#third[3]
// failed hostile.PerClass5#after: after each
// passed hostile.PerClass5#behind
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class PerClass5 {
    int n;
    boolean breaks;

    @BeforeAll
    void all() {
        n = 1;
    }

    @AfterEach
    void each() {
        if (breaks) {
            breaks = false;
            throw new IllegalStateException("after each");
        }
    }

    @AfterAll
    void end() {
        assertEquals(8, n);
    }

    @Test
    @Order(1)
    void first() {
        assertEquals(1, n++);
    }

    @Test
    @Order(2)
    void second() {
        n++;
        fail("never");
    }

    @Order(3)
    @RepeatedTest(3)
    void third() {
        int was = n++;
        if (was == 4) assertEquals(3, was);
    }

    @Test
    @Order(4)
    void after() {
        breaks = true;
        assertEquals(6, n++);
    }

    @Test
    @Order(5)
    void behind() {
        assertEquals(7, n++);
    }
}
