package plain;

import static org.junit.jupiter.api.Assertions.*;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.*;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

// What no schedule changes.
// passed plain.Steady5#ordered1
// passed plain.Steady5#ordered2
// failed plain.Steady5#wrong: expected: <3> but was: <2>
// failed plain.Steady5#throwsChecked: java.io.IOException: gone
// passed plain.Steady5#resolved(java.lang.String)
// passed plain.Steady5#extended
// skipped plain.Steady5#assumed: Assumption failed
// skipped plain.Steady5#disabled: off
// passed plain.Steady5#streams
// passed plain.Steady5#regex
// failed plain.Steady5#nullPointer: java.lang.NullPointerException
// failed plain.Steady5#all: Multiple Failures (2 failures)
// passed plain.Steady5#catches
// failed plain.Steady5#catchesNot: nothing was thrown
// failed plain.Steady5#asserts: java.lang.AssertionError
@TestMethodOrder(MethodOrderer.MethodName.class)
@ExtendWith(Steady5.Counting.class)
class Steady5 {
    static int count;
    static final List<String> seen = new ArrayList<>();

    static class Counting implements BeforeEachCallback, ParameterResolver {
        @Override
        public void beforeEach(ExtensionContext c) {
            count++;
        }

        @Override
        public boolean supportsParameter(ParameterContext p, ExtensionContext c) {
            return p.getParameter().getType() == String.class;
        }

        @Override
        public Object resolveParameter(ParameterContext p, ExtensionContext c) {
            return "resolved";
        }
    }

    @Test
    void ordered1() {
        seen.add("1");
    }

    @Test
    void ordered2() {
        assertTrue(seen.isEmpty() || seen.contains("1"));
    }

    @Test
    void wrong() {
        assertEquals(3, 1 + 1);
    }

    @Test
    void throwsChecked() throws IOException {
        throw new IOException("gone");
    }

    @Test
    void resolved(String s) {
        assertEquals("resolved", s);
    }

    @Test
    void extended() {
        assertTrue(count > 0);
    }

    @Test
    void assumed() {
        assumeTrue(count < 0);
    }

    @Test
    @Disabled("off")
    void disabled() {
        fail();
    }

    @Test
    void streams() {
        Map<Boolean, List<Integer>> parts = Stream.of(1, 2, 3, 4).collect(Collectors.partitioningBy(i -> i % 2 == 0));
        assertEquals(List.of(2, 4), parts.get(true));
    }

    @Test
    void regex() {
        assertTrue(Pattern.compile("(a+)b\\1").matcher("aabaa").matches());
    }

    @Test
    void nullPointer() {
        new HashMap<String, String>().get("x").length();
    }

    @Test
    void all() {
        assertAll(() -> assertEquals(1, 2), () -> assertTrue(true), () -> fail("second"));
    }

    @Test
    void catches() {
        assertEquals("x", assertThrows(IllegalStateException.class, () -> { throw new IllegalStateException("x"); }).getMessage());
    }

    @Test
    void catchesNot() {
        assertThrows(IllegalStateException.class, () -> {});
    }

    @Test
    void asserts() {
        assert count < 0;
    }
}
