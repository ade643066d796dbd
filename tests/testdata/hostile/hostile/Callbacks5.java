package hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.BeforeTestExecutionCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.junit.jupiter.api.extension.TestInstancePostProcessor;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContextProvider;
import org.junit.jupiter.api.extension.TestWatcher;

// passed hostile.Callbacks5#order
// passed hostile.Callbacks5#swallowed
// failed hostile.Callbacks5#replaced: replaced
// failed hostile.Callbacks5#afterExecution: after execution
// failed hostile.Callbacks5#beforeFails: before each
// passed hostile.Callbacks5#injected
// passed hostile.Callbacks5#elsewhere
// passed hostile.Callbacks5#template[1]
// failed hostile.Callbacks5#template[2]: b
// passed hostile.Callbacks5#skipsInvocation
// passed hostile.Callbacks5#watcherBreaks
@ExtendWith(Callbacks5.Around.class)
class Callbacks5 {
    static final List<String> log = new ArrayList<>();
    String injected;

    @RegisterExtension
    final BeforeEachCallback own = c -> log.add("registered");

    static class Around implements BeforeEachCallback, BeforeTestExecutionCallback, AfterTestExecutionCallback, TestExecutionExceptionHandler,
            TestInstancePostProcessor, InvocationInterceptor, TestWatcher {
        private static boolean of(ExtensionContext c, String name) {
            return c.getRequiredTestMethod().getName().equals(name);
        }

        @Override
        public void postProcessTestInstance(Object test, ExtensionContext c) {
            ((Callbacks5) test).injected = "there";
        }

        @Override
        public void beforeEach(ExtensionContext c) {
            log.clear();
            log.add("before each");
            if (of(c, "beforeFails")) throw new IllegalStateException("before each");
        }

        @Override
        public void beforeTestExecution(ExtensionContext c) {
            log.add("before execution");
        }

        @Override
        public void afterTestExecution(ExtensionContext c) {
            if (of(c, "afterExecution")) throw new IllegalStateException("after execution");
        }

        @Override
        public void handleTestExecutionException(ExtensionContext c, Throwable t) throws Throwable {
            if (of(c, "swallowed")) return;
            if (of(c, "replaced")) throw new IllegalStateException("replaced", t);
            throw t;
        }

        @Override
        public void interceptTestMethod(Invocation<Void> call, ReflectiveInvocationContext<Method> r, ExtensionContext c) throws Throwable {
            if (of(c, "skipsInvocation")) {
                call.skip();
                return;
            }
            if (!of(c, "elsewhere")) {
                call.proceed();
                return;
            }
            Throwable[] thrown = new Throwable[1];
            Thread t = new Thread(() -> {
                try {
                    call.proceed();
                } catch (Throwable e) {
                    thrown[0] = e;
                }
            }, "elsewhere");
            t.start();
            t.join();
            if (thrown[0] != null) throw thrown[0];
        }

        @Override
        public void testSuccessful(ExtensionContext c) {
            if (of(c, "watcherBreaks")) throw new IllegalStateException("watcher");
        }
    }

    @BeforeEach
    void each() {
        log.add("method");
    }

    @AfterEach
    void end(TestInfo i) {
        if (!i.getDisplayName().startsWith("beforeFails")) assertTrue(log.size() >= 3, log::toString);
    }

    @Test
    void order() {
        assertEquals("[before each, registered, method, before execution]", log.toString());
    }

    @Test
    void swallowed() {
        fail("nobody hears of it");
    }

    @Test
    void replaced() {
        fail("first");
    }

    @Test
    void afterExecution() {}

    @Test
    void beforeFails() {}

    @Test
    void injected() {
        assertEquals("there", injected);
    }

    @Test
    void elsewhere() {
        assertEquals("elsewhere", Thread.currentThread().getName());
    }

    static class Provider implements TestTemplateInvocationContextProvider {
        @Override
        public boolean supportsTestTemplate(ExtensionContext c) {
            return true;
        }

        @Override
        public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(ExtensionContext c) {
            return Stream.of("a", "b").map(name -> new TestTemplateInvocationContext() {
                @Override
                public String getDisplayName(int n) {
                    return name;
                }

                @Override
                public List<Extension> getAdditionalExtensions() {
                    return List.of((BeforeTestExecutionCallback) x -> log.add(name));
                }
            });
        }
    }

    @TestTemplate
    @ExtendWith(Provider.class)
    void template() {
        if (log.contains("b")) fail("b");
    }

    @Test
    void skipsInvocation() {
        fail("it is not called");
    }

    @Test
    void watcherBreaks() {}
}
