package hostile;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

// failed hostile.BeforeAllFails5#a: all of them
// failed hostile.BeforeAllFails5#repeated: all of them
// failed hostile.BeforeAllFails5#numbers(int): all of them
// failed hostile.BeforeAllFails5#dynamic: all of them
// failed hostile.BeforeAllFails5$Inner#inner: all of them
class BeforeAllFails5 {
    @BeforeAll
    static void all() throws Exception {
        throw new Exception("all of them");
    }

    @Test
    void a() {}

    @RepeatedTest(2)
    void repeated() {}

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void numbers(int n) {}

    @TestFactory
    DynamicTest dynamic() {
        return null;
    }

    @Nested
    class Inner {
        @Test
        void inner() {}
    }
}
