package gojpf.tests;

import java.lang.annotation.Annotation;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.experimental.theories.Theories;
import org.junit.experimental.theories.Theory;
import org.junit.internal.builders.AllDefaultPossibilitiesBuilder;
import org.junit.internal.builders.AnnotatedBuilder;
import org.junit.internal.builders.JUnit4Builder;
import org.junit.runner.RunWith;
import org.junit.runner.Runner;
import org.junit.runners.BlockJUnit4ClassRunner;
import org.junit.runners.Parameterized;
import org.junit.runners.model.FrameworkMethod;
import org.junit.runners.model.InitializationError;
import org.junit.runners.model.Statement;

/**
 * JUnit 4's own way to run a class, where tests, theories, constructors and fields of a parameterised class may have
 * parameters that are annotated with Symbolic.
 */
class Unknown4 extends BlockJUnit4ClassRunner {
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
                        return has(c, Test.class) ? new Unknown4(c) : super.runnerForClass(c);
                    }
                };
            }

            @Override
            protected AnnotatedBuilder annotatedBuilder() {
                return new AnnotatedBuilder(this) {
                    @Override
                    public Runner buildRunner(Class<? extends Runner> runner, Class<?> c) throws Exception {
                        if (runner == Parameterized.class && sourceless(c)) {
                            return new Unknown4(c);
                        } else if (runner == Parameterized.class && has(c, Test.class) && plain(c)) {
                            return Parameters4.of(c);
                        } else if (runner == Theories.class && has(c, Theory.class)) {
                            return new Unproven(c);
                        }
                        return super.buildRunner(runner, c);
                    }
                };
            }
        }.safeRunnerForClass(type);
    }

    /** Whether all parameters of a test, or of a theory, are symbolic. */
    static boolean has(Class<?> type, Class<? extends Annotation> kind) {
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            for (Method m : c.getDeclaredMethods()) {
                if (m.isAnnotationPresent(kind) && Unknown.all(m)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether nobody has said how the tests of a parameterised class run. */
    private static boolean plain(Class<?> type) {
        for (Annotation a : type.getAnnotations()) {
            if (a.annotationType().getName().equals("org.junit.runners.Parameterized$UseParametersRunnerFactory")) {
                return false;
            }
        }
        return true;
    }

    /** Whether a parameterised class has no parameters, and unknown ones in their place. */
    private static boolean sourceless(Class<?> type) {
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            for (Method m : c.getDeclaredMethods()) {
                if (m.isAnnotationPresent(Parameterized.Parameters.class)) {
                    return false;
                }
            }
        }
        Constructor<?>[] all = type.getConstructors();
        List<Field> fields = fields(type);
        for (Field f : fields) {
            if (!Unknown.is(f.getAnnotations())) {
                return false;
            }
        }
        return all.length == 1 && Unknown.first(all[0]) == all[0].getParameterCount() && fields.size() + all[0].getParameterCount() > 0;
    }

    private static List<Field> fields(Class<?> type) {
        List<Field> list = new ArrayList<>();
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            for (Field f : c.getDeclaredFields()) {
                if (f.isAnnotationPresent(Parameterized.Parameter.class) && !Modifier.isStatic(f.getModifiers())) {
                    list.add(f);
                }
            }
        }
        return list;
    }

    @Override
    protected void validateConstructor(List<Throwable> errors) {
        validateOnlyOneConstructor(errors);
        if (Unknown.first(getTestClass().getOnlyConstructor()) < getTestClass().getOnlyConstructor().getParameterCount()) {
            validateZeroArgConstructor(errors);
        }
    }

    @Override
    protected Object createTest() throws Exception {
        Constructor<?> c = getTestClass().getOnlyConstructor();
        Object test;
        try {
            test = c.newInstance(Unknown.values(c));
        } catch (java.lang.reflect.InvocationTargetException e) {
            if (e.getCause() instanceof Exception) {
                throw (Exception) e.getCause();
            }
            throw e;
        }
        if (getTestClass().getJavaClass().isAnnotationPresent(RunWith.class)) {
            for (Field f : fields(getTestClass().getJavaClass())) {
                f.set(test, Unknown.value(f.getType(), f.getName()));
            }
        }
        return test;
    }

    @Override
    protected void validateTestMethods(List<Throwable> errors) {
        validate(getTestClass().getAnnotatedMethods(Test.class), errors);
    }

    static void validate(List<FrameworkMethod> tests, List<Throwable> errors) {
        for (FrameworkMethod m : tests) {
            if (Unknown.all(m.getMethod())) {
                m.validatePublicVoid(false, errors);
            } else {
                m.validatePublicVoidNoArg(false, errors);
            }
        }
    }

    @Override
    protected Statement methodInvoker(FrameworkMethod m, Object test) {
        return Unknown.all(m.getMethod()) ? invoker(m, test) : super.methodInvoker(m, test);
    }

    static Statement invoker(FrameworkMethod m, Object test) {
        return new Statement() {
            @Override
            public void evaluate() throws Throwable {
                m.invokeExplosively(test, Unknown.values(m.getMethod()));
            }
        };
    }

    /** Theories of whose parameters nothing is known: they hold for all values, not for some points. */
    private static final class Unproven extends Theories {
        private Unproven(Class<?> type) throws InitializationError {
            super(type);
        }

        @Override
        public Statement methodBlock(FrameworkMethod m) {
            Constructor<?> c = getTestClass().getOnlyConstructor();
            if (!Unknown.all(m.getMethod()) || Unknown.first(c) < c.getParameterCount()) {
                return super.methodBlock(m);
            }
            try {
                return new One(getTestClass().getJavaClass()).methodBlock(m);
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** Runs one theory as a test. */
    private static final class One extends Unknown4 {
        private One(Class<?> type) throws Exception {
            super(type);
        }

        @Override
        protected void collectInitializationErrors(List<Throwable> errors) {}

        @Override
        public Statement methodBlock(FrameworkMethod m) {
            return super.methodBlock(m);
        }
    }
}
