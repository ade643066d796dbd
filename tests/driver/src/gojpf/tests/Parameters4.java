package gojpf.tests;

import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.Test;
import org.junit.runner.Runner;
import org.junit.runners.Parameterized;
import org.junit.runners.Suite;
import org.junit.runners.model.FrameworkMethod;
import org.junit.runners.model.Statement;
import org.junit.runners.model.TestClass;
import org.junit.runners.parameterized.BlockJUnit4ClassRunnerWithParameters;
import org.junit.runners.parameterized.TestWithParameters;

/** JUnit 4's Parameterized, where test methods have parameters of their own, of which nothing is known. */
final class Parameters4 extends Suite {
    private Parameters4(Class<?> type, List<Runner> runners) throws Exception {
        super(type, runners);
    }

    static Runner of(Class<?> type) throws Exception {
        TestClass test = new TestClass(type);
        FrameworkMethod source = null;
        for (FrameworkMethod m : test.getAnnotatedMethods(Parameterized.Parameters.class)) {
            if (m.isStatic() && m.isPublic()) {
                source = m;
                break;
            }
        }
        if (source == null) {
            throw new Exception("No public static parameters method on class " + type.getName());
        }
        Object all;
        try {
            all = source.invokeExplosively(null);
        } catch (Exception | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new Exception(e);
        }
        List<Object> list = new ArrayList<>();
        if (all instanceof Iterable) {
            for (Object o : (Iterable<?>) all) {
                list.add(o);
            }
        } else {
            list.addAll(Arrays.asList((Object[]) all));
        }
        String name = source.getAnnotation(Parameterized.Parameters.class).name();
        List<Runner> runners = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            Object[] values = list.get(i) instanceof Object[] ? (Object[]) list.get(i) : new Object[] {list.get(i)};
            String text = MessageFormat.format(name.replaceAll("\\{index\\}", Integer.toString(i)), values);
            runners.add(new One(new TestWithParameters("[" + text + "]", test, Arrays.asList(values))));
        }
        return new Parameters4(type, Collections.unmodifiableList(runners));
    }

    private static final class One extends BlockJUnit4ClassRunnerWithParameters {
        private One(TestWithParameters test) throws Exception {
            super(test);
        }

        @Override
        protected void validateTestMethods(List<Throwable> errors) {
            Unknown4.validate(getTestClass().getAnnotatedMethods(Test.class), errors);
        }

        @Override
        protected Statement methodInvoker(FrameworkMethod m, Object test) {
            return Unknown.all(m.getMethod()) ? Unknown4.invoker(m, test) : super.methodInvoker(m, test);
        }
    }
}
