package hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

// passed hostile.Interfaces5#reflexive
// passed hostile.Interfaces5#notNull
// failed hostile.Interfaces5#wrongly: expected: <2> but was: <1>
// passed hostile.Interfaces5#dynamic[1]
// passed hostile.Interfaces5#numbers(int)[1]
// passed hostile.Interfaces5#own
class Interfaces5 implements Interfaces5Equality<String> {
    @Override
    public String value() {
        return "x";
    }

    @Test
    void own() {
        assertEquals(1, Interfaces5Equality.counts[0]);
    }
}

interface Interfaces5Equality<T> {
    int[] counts = new int[2];

    T value();

    @BeforeAll
    static void all() {
        counts[0]++;
    }

    @BeforeEach
    default void each() {
        counts[1]++;
    }

    @Test
    default void reflexive() {
        assertEquals(value(), value());
        assertTrue(counts[1] > 0);
    }

    @Test
    default void notNull() {
        assertTrue(!value().equals(null));
    }

    @Test
    default void wrongly() {
        assertEquals(2, value().toString().length());
    }

    @TestFactory
    default Stream<DynamicTest> dynamic() {
        return Stream.of(dynamicTest("d", () -> assertTrue(counts[1] > 0)));
    }

    @ParameterizedTest
    @ValueSource(ints = 3)
    default void numbers(int n) {
        assertEquals(3, n);
    }
}
