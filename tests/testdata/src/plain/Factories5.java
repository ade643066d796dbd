package plain;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

// passed plain.Factories5#none
// passed plain.Factories5#empty[1]
// passed plain.Factories5#one[1]
class Factories5 {
    @TestFactory
    List<DynamicTest> none() {
        return List.of();
    }

    @TestFactory
    DynamicNode empty() {
        return DynamicContainer.dynamicContainer("nothing", List.of());
    }

    @TestFactory
    DynamicTest one() {
        return dynamicTest("one", () -> {});
    }
}
