package gojpf.tests;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.testng.IAnnotationTransformer;
import org.testng.IConfigurationListener2;
import org.testng.ITestContext;
import org.testng.ITestListener;
import org.testng.ITestNGMethod;
import org.testng.ITestResult;
import org.testng.annotations.ITestAnnotation;
import org.testng.annotations.Parameters;
import org.testng.annotations.Test;
import org.testng.xml.XmlClass;
import org.testng.xml.XmlInclude;
import org.testng.xml.XmlSuite;
import org.testng.xml.XmlTest;

/**
 * Runs the tests of a class by TestNG, test by test. TestNG tells of a test's end before
 * the methods that run after it: so a test ends when something else begins.
 */
public final class TestNG implements ITestListener, IConfigurationListener2, IAnnotationTransformer {
    private static final String NEEDS = "what it needs has failed";

    private final String unit; // the class, or what is told of a suite
    private final List<Class<?>> types;
    private final Map<ITestNGMethod, Integer> invocations = new HashMap<>();
    private static TestNG running;

    private String name; // of the test that has begun, null for none
    private String outcome;
    private Throwable thrown;

    private TestNG(String unit, List<Class<?>> types) {
        this.unit = unit;
        this.types = types;
    }

    /** Runs the tests of a class, or behind its name those of a suite, as tests/suitefile.go tells of it. */
    public static void main(String[] args) throws Exception {
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        List<Class<?>> types = new ArrayList<>();
        org.testng.TestNG testng = new org.testng.TestNG(false);
        testng.setVerbose(0);
        if (args.length == 1) {
            types.add(Class.forName(args[0], false, loader));
            testng.setTestClasses(types.toArray(new Class<?>[0]));
        } else {
            testng.setXmlSuites(Collections.singletonList(suite(args, loader, types)));
        }
        TestNG listener = new TestNG(args[0], types);
        running = listener;
        testng.setAnnotationTransformer(listener);
        testng.addListener((Object) listener);
        try {
            testng.run();
        } catch (Throwable t) { // such as a dependency that is none
            listener.ends();
            Hook.fail(listener.unit, t);
        }
        listener.ends();
        Hook.over();
    }

    private static XmlSuite suite(String[] args, ClassLoader loader, List<Class<?>> types) throws Exception {
        XmlSuite suite = new XmlSuite();
        XmlTest test = new XmlTest(suite);
        XmlClass last = null;
        List<XmlClass> classes = new ArrayList<>();
        Map<String, List<String>> defined = new LinkedHashMap<>();
        for (int i = 1; i < args.length; i++) {
            String[] words = args[i].split("\t", -1);
            switch (words[0]) {
                case "suite":
                    suite.setName(words[1]);
                    test.setName(words[2]);
                    break;
                case "listener": suite.addListener(words[1]); break;
                case "parameter": test.addParameter(words[1], words[2]); break;
                case "define": defined.computeIfAbsent(words[1], k -> new ArrayList<>()).add(words[2]); break;
                case "group": test.addIncludedGroup(words[1]); break;
                case "nogroup": test.addExcludedGroup(words[1]); break;
                case "class":
                    Class<?> type = Class.forName(words[1], false, loader);
                    if (!types.contains(type)) {
                        types.add(type);
                    }
                    last = new XmlClass(words[1], classes.size(), true);
                    classes.add(last);
                    break;
                case "set": last.getLocalParameters().put(words[1], words[2]); break;
                case "include": last.getIncludedMethods().add(new XmlInclude(words[1], last.getIncludedMethods().size())); break;
                case "exclude": last.getExcludedMethods().add(words[1]); break;
                default: throw new IllegalArgumentException(args[i]);
            }
        }
        for (Map.Entry<String, List<String>> e : defined.entrySet()) {
            test.addMetaGroup(e.getKey(), e.getValue());
        }
        test.setXmlClasses(classes);
        return suite;
    }

    /** The class of a test method, which may be inherited: the first that has one to run. */
    private Class<?> typeOf(Method method) {
        Class<?> some = types.get(0);
        for (Class<?> t : types) {
            if (method.getDeclaringClass().isAssignableFrom(t)) {
                some = t;
                if (Hook.wanted(t.getName(), describe(method), method.getName())) {
                    return t;
                }
            }
        }
        return some;
    }

    private String typeOf(ITestNGMethod m) {
        return types.size() == 1 || m.getTestClass() == null ? types.get(0).getName() : m.getTestClass().getRealClass().getName();
    }

    @Override
    @SuppressWarnings("rawtypes")
    public void transform(ITestAnnotation test, Class ofClass, Constructor ofConstructor, Method method) {
        test.setThreadPoolSize(0); // tests run one after the other
        if (method == null) {
            return;
        }
        Class<?> type = typeOf(method);
        if (!Hook.wanted(type.getName(), describe(method), method.getName())) {
            test.setEnabled(false);
            return;
        }
        if (Unknown.all(method) && test.getDataProvider().isEmpty() && method.getAnnotation(Parameters.class) == null) {
            test.setDataProvider(UnknownData.NAME);
            test.setDataProviderClass(UnknownData.class);
        }
        String[] needs = test.getDependsOnMethods();
        if (needs != null && needs.length > 0) { // those that do not run cannot be waited for
            List<String> left = new ArrayList<>();
            for (String need : needs) {
                String other = resolve(type, need);
                if (other == null || Hook.wanted(type.getName(), other, need)) {
                    left.add(need);
                } else if (!test.getAlwaysRun() && Hook.lost(type.getName() + "#" + other)) {
                    skip(test, type, method);
                    return;
                }
            }
            test.setDependsOnMethods(left.toArray(new String[0]));
        }
        String[] groups = test.getDependsOnGroups();
        if (groups != null && groups.length > 0) {
            List<String> left = new ArrayList<>();
            for (String group : groups) {
                boolean run = false;
                boolean any = false;
                for (Method m : type.getMethods()) {
                    if (in(m, group)) {
                        any = true;
                        run |= Hook.wanted(type.getName(), describe(m), m.getName());
                        if (!test.getAlwaysRun() && Hook.lost(type.getName() + "#" + describe(m))) {
                            skip(test, type, method);
                            return;
                        }
                    }
                }
                if (run || !any) {
                    left.add(group);
                }
            }
            test.setDependsOnGroups(left.toArray(new String[0]));
        }
    }

    private static void skip(ITestAnnotation test, Class<?> type, Method method) {
        test.setEnabled(false);
        Hook.skipped(type.getName() + "#" + describe(method), type.getName(), describe(method), NEEDS);
    }

    /** Whether a test belongs to a group, which may be a pattern. */
    private boolean in(Method m, String group) {
        Test own = m.getAnnotation(Test.class);
        Test all = m.getDeclaringClass().getAnnotation(Test.class);
        return own != null && (in(own.groups(), group) || all != null && in(all.groups(), group));
    }

    private static boolean in(String[] groups, String group) {
        for (String g : groups) {
            if (g.matches(group)) {
                return true;
            }
        }
        return false;
    }

    /** The method of a name, null for what only TestNG understands. */
    private static String resolve(Class<?> type, String need) {
        for (Method m : type.getMethods()) {
            if (m.getName().equals(need)) {
                return describe(m);
            }
        }
        return null;
    }

    @Override
    public void onStart(ITestContext context) {
        for (ITestNGMethod m : context.getAllTestMethods()) {
            Hook.planned(nameOf(m), typeOf(m), methodOf(m), m.getMethodName());
        }
    }

    @Override
    public void onFinish(ITestContext context) {
        ends();
    }

    @Override
    public void beforeConfiguration(ITestResult r) {
        if (!r.getMethod().isAfterMethodConfiguration()) {
            ends();
        }
    }

    @Override
    public void onConfigurationSuccess(ITestResult r) {}

    @Override
    public void onConfigurationSkip(ITestResult r) {}

    @Override
    public void onConfigurationFailure(ITestResult r) {
        if (name == null) {
            Hook.fail(ofAll(r.getMethod()) ? unit : typeOf(r.getMethod()), r.getThrowable());
        } else if (!"failed".equals(outcome)) {
            outcome = "failed";
            thrown = r.getThrowable();
        }
    }

    /** Whether a method comes in front of all classes, or behind them. */
    private static boolean ofAll(ITestNGMethod m) {
        return m.isBeforeSuiteConfiguration() || m.isAfterSuiteConfiguration() || m.isBeforeTestConfiguration() || m.isAfterTestConfiguration();
    }

    @Override
    public void onTestStart(ITestResult r) {
        ends();
        begins(r);
    }

    private void begins(ITestResult r) {
        ITestNGMethod m = r.getMethod();
        name = nameOf(m);
        Object[] parameters = r.getParameters();
        if (parameters != null && parameters.length > 0 || m.getInvocationCount() > 1) {
            int n = invocations.merge(m, 1, Integer::sum);
            name += "[" + n + "]";
        }
        outcome = "passed";
        thrown = null;
        Hook.started(name, typeOf(m), methodOf(m), m.getMethodName());
    }

    @Override
    public void onTestSuccess(ITestResult r) {
        ended("passed", null);
    }

    @Override
    public void onTestFailure(ITestResult r) {
        if (name == null) { // such as a data provider that throws
            begins(r);
        }
        ended("failed", r.getThrowable());
    }

    @Override
    public void onTestFailedButWithinSuccessPercentage(ITestResult r) {
        ended("passed", null);
    }

    @Override
    public void onTestSkipped(ITestResult r) {
        if (name != null && name.startsWith(nameOf(r.getMethod())) && outcome.equals("passed")) {
            ended("aborted", r.getThrowable());
            return;
        }
        ends();
        Throwable why = r.getThrowable();
        Hook.skipped(nameOf(r.getMethod()), typeOf(r.getMethod()), methodOf(r.getMethod()), why == null ? NEEDS : why.getMessage());
    }

    private void ended(String how, Throwable by) {
        if (name != null) {
            outcome = how;
            thrown = by;
        }
    }

    /** Ends the test before the values of the next one are made: they are its own. */
    static void settle() {
        running.ends();
    }

    private void ends() {
        if (name != null) {
            String last = name;
            name = null;
            Hook.finish(last, outcome, thrown);
        }
    }

    private String nameOf(ITestNGMethod m) {
        return typeOf(m) + "#" + methodOf(m);
    }

    private static String methodOf(ITestNGMethod m) {
        return describe(m.getConstructorOrMethod().getMethod());
    }

    /** As in method(int,java.lang.String); without parameters the name alone. */
    private static String describe(Method m) {
        StringBuilder text = new StringBuilder(m.getName());
        String between = "(";
        for (Class<?> p : m.getParameterTypes()) {
            text.append(between).append(p.getTypeName());
            between = ",";
        }
        return between.equals(",") ? text.append(')').toString() : text.toString();
    }
}
