package gojpf.tests;

import java.util.List;
import org.junit.Test;
import org.junit.internal.builders.AllDefaultPossibilitiesBuilder;
import org.junit.internal.builders.JUnit4Builder;
import org.junit.runner.Runner;
import org.junit.runners.BlockJUnit4ClassRunner;
import org.junit.runners.model.FrameworkMethod;
import org.junit.runners.model.Statement;

/** JUnit 4's own way to run a class, where tests may have parameters that are annotated with Symbolic. */
final class Unknown4 extends BlockJUnit4ClassRunner {
    private Unknown4(Class<?> type) throws Exception {
        super(type);
    }

    /** What runs a class: JUnit's choice. */
    static Runner runner(Class<?> type) {
        return new AllDefaultPossibilitiesBuilder(true) { // as in every JUnit 4
            @Override
            protected JUnit4Builder junit4Builder() {
                return new JUnit4Builder() {
                    @Override
                    public Runner runnerForClass(Class<?> c) throws Throwable {
                        return has(c) ? new Unknown4(c) : super.runnerForClass(c);
                    }
                };
            }
        }.safeRunnerForClass(type);
    }

    private static boolean has(Class<?> type) {
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            for (java.lang.reflect.Method m : c.getDeclaredMethods()) {
                if (m.isAnnotationPresent(Test.class) && Unknown.all(m)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    protected void validateTestMethods(List<Throwable> errors) {
        for (FrameworkMethod m : getTestClass().getAnnotatedMethods(Test.class)) {
            if (Unknown.all(m.getMethod())) {
                m.validatePublicVoid(false, errors);
            } else {
                m.validatePublicVoidNoArg(false, errors);
            }
        }
    }

    @Override
    protected Statement methodInvoker(FrameworkMethod m, Object test) {
        if (!Unknown.all(m.getMethod())) {
            return super.methodInvoker(m, test);
        }
        return new Statement() {
            @Override
            public void evaluate() throws Throwable {
                m.invokeExplosively(test, Unknown.values(m.getMethod()));
            }
        };
    }
}
