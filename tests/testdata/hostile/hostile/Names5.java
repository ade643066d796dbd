package hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.IndicativeSentencesGeneration;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Tags;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

// passed hostile.Names5#names_of_tests(org.junit.jupiter.api.TestInfo)
// passed hostile.Names5#named(org.junit.jupiter.api.TestInfo)
// passed hostile.Names5#composed(org.junit.jupiter.api.TestInfo)
// passed hostile.Names5#overloaded
// failed hostile.Names5#overloaded(org.junit.jupiter.api.TestInfo): the other one
// passed hostile.Names5#times(org.junit.jupiter.api.TestInfo)[1]
// passed hostile.Names5#times(org.junit.jupiter.api.TestInfo)[2]
// passed hostile.Names5#ümlaut_ok
// passed hostile.Names5$A_nested_one#is_told(org.junit.jupiter.api.TestInfo)
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@Tag("all")
class Names5 {
    @Retention(RetentionPolicy.RUNTIME)
    @Test
    @Tags({@Tag("fast"), @Tag("small")})
    @interface Quick {}

    @Test
    void names_of_tests(TestInfo i) {
        assertEquals("names of tests (TestInfo)", i.getDisplayName());
    }

    @Test
    @DisplayName("a [name] with \"quotes\" # and 日本")
    void named(TestInfo i) {
        assertTrue(i.getDisplayName().endsWith("日本"));
    }

    @Quick
    void composed(TestInfo i) {
        assertEquals(3, i.getTags().size());
    }

    @Test
    void overloaded() {}

    @Test
    void overloaded(TestInfo i) {
        fail("the other one");
    }

    @RepeatedTest(value = 2, name = "{displayName} {currentRepetition}/{totalRepetitions}")
    void times(TestInfo i) {
        assertTrue(i.getDisplayName().matches("times \\(TestInfo\\) [12]/2"), i.getDisplayName());
    }

    @Test
    void ümlaut_ok() {}

    @Test
    private void privately() {
        fail("it is no test");
    }

    @Test
    static void statically() {
        fail("it is no test");
    }

    @Test
    int returning() {
        throw new AssertionError("it is no test");
    }

    @Nested
    @IndicativeSentencesGeneration(separator = " -> ", generator = DisplayNameGenerator.ReplaceUnderscores.class)
    class A_nested_one {
        @Test
        void is_told(TestInfo i) {
            assertTrue(i.getDisplayName().contains(" -> is told"), i.getDisplayName());
        }
    }
}
