package hostile;

import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledForJreRange;
import org.junit.jupiter.api.condition.DisabledIf;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

// passed hostile.Conditions5#onLinux
// skipped hostile.Conditions5#notOnLinux
// skipped hostile.Conditions5#onWindows
// passed hostile.Conditions5#new17
// failed hostile.Conditions5#old: non-default value
// passed hostile.Conditions5#byMethod
// skipped hostile.Conditions5#notByMethod: never
// failed hostile.Conditions5#noMethod
// skipped hostile.Conditions5#noProperty
// passed hostile.Conditions5#property
// skipped hostile.Conditions5#own: says the extension
// failed hostile.Conditions5#breaks
// skipped hostile.Conditions5$Off#one: all of it
// skipped hostile.Conditions5$Off$Below#two: all of it
class Conditions5 {
    static boolean yes() {
        return true;
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void onLinux() {}

    @Test
    @DisabledOnOs(OS.LINUX)
    void notOnLinux() {
        fail();
    }

    @Test
    @EnabledOnOs(OS.WINDOWS)
    void onWindows() {
        fail();
    }

    @Test
    @EnabledForJreRange(min = JRE.JAVA_17)
    void new17() {}

    /** The least of all is the default. */
    @Test
    @DisabledForJreRange(min = JRE.JAVA_8)
    void old() {
        fail();
    }

    @Test
    @EnabledIf("yes")
    void byMethod() {}

    @Test
    @DisabledIf(value = "hostile.Conditions5#yes", disabledReason = "never")
    void notByMethod() {
        fail();
    }

    @Test
    @EnabledIf("absent")
    void noMethod() {}

    @Test
    @EnabledIfSystemProperty(named = "hostile.absent", matches = ".*")
    void noProperty() {
        fail();
    }

    @Test
    @DisabledIfSystemProperty(named = "java.specification.version", matches = "1\\..*")
    void property() {}

    static class Never implements ExecutionCondition {
        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext c) {
            if (c.getTestMethod().isPresent() && c.getRequiredTestMethod().getName().equals("breaks")) {
                throw new IllegalStateException("condition");
            }
            return ConditionEvaluationResult.disabled("says the extension");
        }
    }

    @Test
    @ExtendWith(Never.class)
    void own() {
        fail();
    }

    @Test
    @ExtendWith(Never.class)
    void breaks() {}

    @Nested
    @Disabled("all of it")
    class Off {
        @Test
        void one() {
            fail();
        }

        @Nested
        class Below {
            @Test
            void two() {
                fail();
            }
        }
    }
}
