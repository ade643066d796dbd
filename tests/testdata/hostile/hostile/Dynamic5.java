package hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

// passed hostile.Dynamic5#nested[1][1]
// failed hostile.Dynamic5#nested[1][2]: expected: <1> but was: <2>
// skipped hostile.Dynamic5#nested[2][1][1]
// passed hostile.Dynamic5#nested[3]
// passed hostile.Dynamic5#one[1]
// passed hostile.Dynamic5#once[1]
// passed hostile.Dynamic5#once[2]
// passed hostile.Dynamic5#breaks[1]
// failed hostile.Dynamic5#breaks: in the stream
// failed hostile.Dynamic5#wrong
// passed hostile.Dynamic5#same[1]
// failed hostile.Dynamic5#same[2]: twin
// passed hostile.Dynamic5#none
// passed hostile.Dynamic5#iterates[1]
// passed hostile.Dynamic5#iterates[2]
class Dynamic5 {
    static int begun;

    @BeforeEach
    void each() {
        begun = 0;
    }

    @TestFactory
    Collection<DynamicNode> nested() {
        return List.of(
                dynamicContainer("a", List.of(dynamicTest("x", () -> {}), dynamicTest("y", () -> assertEquals(1, 2)))),
                dynamicContainer("b", Stream.of(dynamicContainer("c", Stream.of(dynamicTest("z", () -> Assumptions.assumeTrue(false)))))),
                dynamicTest("d", () -> {}));
    }

    @TestFactory
    DynamicTest one() {
        return dynamicTest("alone", () -> {});
    }

    /** The methods before and after are those of the factory. */
    @TestFactory
    Stream<DynamicTest> once() {
        return IntStream.of(1, 2).mapToObj(i -> dynamicTest("n" + i, () -> assertEquals(i, ++begun)));
    }

    @TestFactory
    Stream<DynamicTest> breaks() {
        return IntStream.of(1, 2).mapToObj(i -> {
            if (i == 2) throw new IllegalStateException("in the stream");
            return dynamicTest("n" + i, () -> {});
        });
    }

    @TestFactory
    Object wrong() {
        return "no test";
    }

    @TestFactory
    List<DynamicTest> same() {
        return List.of(dynamicTest("s", () -> {}), dynamicTest("s", () -> { throw new Exception("twin"); }));
    }

    @TestFactory
    List<DynamicTest> none() {
        return List.of();
    }

    @TestFactory
    Iterator<DynamicTest> iterates() {
        return List.of(dynamicTest("i", () -> {}), dynamicTest("j", () -> {})).iterator();
    }
}
