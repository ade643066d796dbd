package gov.nasa.jpf.util.test;

import gov.nasa.jpf.Config;
import gov.nasa.jpf.Error;
import gov.nasa.jpf.JPF;
import gov.nasa.jpf.JPFShell;
import gov.nasa.jpf.Property;
import gov.nasa.jpf.util.TypeRef;
import gov.nasa.jpf.vm.NoOutOfMemoryErrorProperty;
import gov.nasa.jpf.vm.NotDeadlockedProperty;
import java.lang.annotation.Annotation;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * The base of tests that are run by JUnit on the host and by gojpf inside the machine:
 *
 * <pre>
 * &#64;Test public void testSum() {
 *     if (verifyNoPropertyViolation("+vm.quantum=100")) {
 *         assert sum(Verify.getInt(0, 9)) >= 0;   // only the machine gets here
 *     }
 * }
 * </pre>
 *
 * On the host, a verify method starts gojpf on the class and the method that it was called from, judges by the
 * report, and returns false. Inside the machine it does nothing and returns true. The command is the system property
 * gojpf.command, the environment variable GOJPF, or gojpf on the PATH.
 */
public abstract class TestJPF extends Assertions implements JPFShell {
    public static final String UNNAMED_PACKAGE = "";
    public static final String SAME_PACKAGE = null;

    /** Tests run their bodies on the host, without the machine: option -d of {@link #runTests}. */
    protected static boolean runDirectly;
    protected static boolean globalRunDirectly;
    protected static boolean globalShowConfig;
    protected static boolean showConfig;
    protected static boolean showConfigSources;
    protected static boolean stopOnFailure;
    protected static boolean hideSummary;
    protected static boolean quiet;

    protected String sutClassName;

    public TestJPF() {
        sutClassName = getSutClassName(getClass().getName(), SAME_PACKAGE);
    }

    protected TestJPF(String sutClassName) {
        this.sutClassName = sutClassName;
    }

    /** The class that a test class tests by its name: in another package if one is given, and without JPF behind it. */
    protected static String getSutClassName(String testClassName, String sutPackage) {
        String name = testClassName;
        if (sutPackage != null) {
            String simple = name.substring(name.lastIndexOf('.') + 1);
            name = sutPackage.isEmpty() ? simple : sutPackage + "." + simple;
        }
        return name.endsWith("JPF") ? name.substring(0, name.length() - 3) : name;
    }

    // ---- where are we

    /** Whether this is executed by gojpf. The machine has its own body for it. */
    public static boolean isJPFRun() {
        return false;
    }

    public static boolean isJUnitRun() {
        return !isJPFRun() && Arrays.stream(new Throwable().getStackTrace())
                .anyMatch(frame -> frame.getClassName().startsWith("org.junit."));
    }

    public static boolean isRunTestRun() {
        return false;
    }

    /** A setting of the run; the machine has its own body for it. */
    static String getProperty(String key) {
        return null;
    }

    // ---- inside the machine

    /** The entry inside the machine: runs one test method of a new object. */
    static void runTestMethod(String[] args) throws Throwable {
        Class<?> test = Class.forName(getProperty("target"));
        String name = getProperty("target.test_method");
        Constructor<?> constructor = test.getDeclaredConstructor();
        constructor.setAccessible(true);
        try {
            Object object = constructor.newInstance();
            Method method = findMethod(test, name);
            method.setAccessible(true);
            method.invoke(object);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private static Method findMethod(Class<?> test, String name) throws NoSuchMethodException {
        for (Class<?> c = test; c != null; c = c.getSuperclass()) {
            for (Method m : c.getDeclaredMethods()) {
                if (m.getName().equals(name) && m.getParameterCount() == 0) {
                    return m;
                }
            }
        }
        throw new NoSuchMethodException(test.getName() + "." + name + "()");
    }

    // ---- what tests say

    protected boolean verifyNoPropertyViolation(String... args) {
        if (inside()) {
            return true;
        }
        noPropertyViolation(getCaller(), args);
        return false;
    }

    protected boolean verifyAssertionError(String... args) {
        if (inside()) {
            return true;
        }
        unhandledException(getCaller(), "java.lang.AssertionError", null, args);
        return false;
    }

    protected boolean verifyAssertionErrorDetails(String details, String... args) {
        if (inside()) {
            return true;
        }
        unhandledException(getCaller(), "java.lang.AssertionError", details, args);
        return false;
    }

    protected boolean verifyUnhandledException(String exception, String... args) {
        if (inside()) {
            return true;
        }
        unhandledException(getCaller(), exception, null, args);
        return false;
    }

    protected boolean verifyUnhandledExceptionDetails(String exception, String details, String... args) {
        if (inside()) {
            return true;
        }
        unhandledException(getCaller(), exception, details, args);
        return false;
    }

    protected boolean verifyDeadlock(String... args) {
        if (inside()) {
            return true;
        }
        propertyViolation(getCaller(), NotDeadlockedProperty.class.getName(), args);
        return false;
    }

    protected boolean verifyPropertyViolation(TypeRef property, String... args) {
        if (inside()) {
            return true;
        }
        propertyViolation(getCaller(), property.getName(), args);
        return false;
    }

    protected JPF jpfException(StackTraceElement test, Class<? extends Throwable> exception, String... args) {
        jpfException(test, args);
        return null;
    }

    protected JPF jpfException(Class<? extends Throwable> exception, String... args) {
        if (!isJPFRun()) {
            jpfException(getCaller(), args);
        }
        return null;
    }

    /** Expects that the run cannot be made or carried on; which exception JPF would have thrown is not looked at. */
    protected boolean verifyJPFException(TypeRef exception, String... args) {
        if (inside()) {
            return true;
        }
        jpfException(getCaller(), args);
        return false;
    }

    /** Expects that the configuration is refused. */
    protected boolean verifyIncorrectConfig(String... args) {
        if (inside()) {
            return true;
        }
        jpfException(getCaller(), args);
        return false;
    }

    /** Expects that the run is cut without finding a violation. */
    protected boolean verifyIncomplete(String... args) {
        if (inside()) {
            return true;
        }
        JPF run = start(getCaller(), args);
        if (!run.getVerdict().equals("incomplete")) {
            fail("the run is " + run.getVerdict() + ", expected: incomplete " + run.getSearchErrors());
        }
        return false;
    }

    // ---- the same for tests that look at the run themselves

    protected JPF noPropertyViolation(String... args) {
        return isJPFRun() ? null : noPropertyViolation(getCaller(), args);
    }

    protected JPF noPropertyViolation(StackTraceElement test, String... args) {
        JPF run = start(test, args);
        if (run.foundErrors()) {
            fail("unexpected violation: " + run.getSearchErrors().get(0).getDescription());
        }
        for (String cut : run.getCuts()) {
            if (cut.startsWith("unconfirmed")) {
                fail("a violation was found that may not be possible: " + cut);
            }
            if (notCarriedOn(cut)) {
                fail("the run could not be carried on: " + cut);
            }
            System.err.println("note: " + test.getMethodName() + ": nothing was found, but the search was cut: " + cut);
        }
        return run;
    }

    protected JPF assertionError(String... args) {
        return isJPFRun() ? null : unhandledException(getCaller(), "java.lang.AssertionError", null, args);
    }

    protected JPF assertionError(StackTraceElement test, String... args) {
        return unhandledException(test, "java.lang.AssertionError", null, args);
    }

    protected JPF assertionErrorDetails(String details, String... args) {
        return isJPFRun() ? null : unhandledException(getCaller(), "java.lang.AssertionError", details, args);
    }

    protected JPF assertionErrorDetails(StackTraceElement test, String details, String... args) {
        return unhandledException(test, "java.lang.AssertionError", details, args);
    }

    protected JPF unhandledException(String exception, String details, String... args) {
        return isJPFRun() ? null : unhandledException(getCaller(), exception, details, args);
    }

    protected JPF unhandledException(StackTraceElement test, String exception, String details, String... args) {
        JPF run = start(test, args);
        Error error = run.getLastError();
        if (error == null) {
            fail("nothing was found, expected: " + exception + cutText(run));
        }
        if (!error.getException().equals(exception)) {
            fail("found " + error.getDescription() + ", expected: " + exception);
        }
        // JPF's details begin with the class of the exception.
        if (details != null && !(error.getException() + " : " + error.getDetails()).endsWith(details)) {
            fail("found " + exception + " with the message \"" + error.getDetails() + "\", expected: " + details);
        }
        return run;
    }

    protected JPF deadlock(String... args) {
        return isJPFRun() ? null : propertyViolation(getCaller(), NotDeadlockedProperty.class.getName(), args);
    }

    protected JPF propertyViolation(Class<? extends Property> property, String... args) {
        return isJPFRun() ? null : propertyViolation(getCaller(), property.getName(), args);
    }

    protected JPF propertyViolation(StackTraceElement test, Class<? extends Property> property, String... args) {
        return propertyViolation(test, property.getName(), args);
    }

    private JPF propertyViolation(StackTraceElement test, String property, String... args) {
        JPF run = start(test, args);
        boolean memory = property.equals(NoOutOfMemoryErrorProperty.class.getName()); // the program's own error here
        for (Error error : run.getSearchErrors()) {
            if (error.getPropertyName().equals(property) || memory && error.getException().equals("java.lang.OutOfMemoryError")) {
                return run;
            }
        }
        fail("not found: " + property + (run.foundErrors() ? ", but: " + run.getSearchErrors() : cutText(run)));
        return run;
    }

    private void jpfException(StackTraceElement test, String... args) {
        JPF run;
        try {
            run = createJPF(test, args);
            run.run();
        } catch (IllegalStateException expected) {
            return;
        }
        for (String cut : run.getCuts()) {
            if (notCarriedOn(cut)) {
                return;
            }
        }
        fail("the run was made: " + run.getVerdict());
    }

    /** Whether a cut is no limit of the search, but something that the machine did not do. */
    private static boolean notCarriedOn(String cut) {
        return cut.startsWith("unsupported") || cut.startsWith("internal error") || cut.startsWith("listener ") && cut.contains(" failed: ")
                || cut.startsWith("property ") && cut.contains(" failed: ") || cut.endsWith("that was not examined");
    }

    private static String cutText(JPF run) {
        return run.getCuts().isEmpty() ? "" : "; the search was cut: " + String.join(", ", run.getCuts());
    }

    private JPF start(StackTraceElement test, String... args) {
        if (!quiet) {
            System.out.println("  running gojpf with args: " + String.join(" ", args));
        }
        try {
            JPF run = createJPF(test, args);
            run.run();
            return run;
        } catch (IllegalStateException e) {
            fail(e.getMessage());
            throw e;
        }
    }

    private static boolean inside() {
        return isJPFRun() || runDirectly;
    }

    /** The run of gojpf on a test method, which is still to be run; null inside the machine. */
    protected JPF createJPF(StackTraceElement test, String[] args) {
        if (inside()) {
            return null;
        }
        Config config = new Config(args);
        setTestTargetKeys(config, test);
        return new JPF(config);
    }

    /** What makes a test method the target. */
    protected void setTestTargetKeys(Config config, StackTraceElement test) {
        config.put("target.entry", "runTestMethod([Ljava/lang/String;)V");
        config.put("target", test.getClassName());
        config.put("target.test_method", test.getMethodName());
    }

    /** Starts gojpf on a test method; null inside the machine. */
    protected JPF createAndRunJPF(StackTraceElement test, String[] args) {
        return inside() ? null : start(test, args);
    }

    /** Says what a run is started with. */
    public void report(String[] args) {
        if (!quiet) {
            System.out.println("  running gojpf with args: " + String.join(" ", args));
        }
    }

    /** The method that called the method that asks. */
    protected StackTraceElement getCaller() {
        return new Throwable().getStackTrace()[2];
    }

    protected StackTraceElement setTestMethod(String className, String methodName) {
        return new StackTraceElement(className, methodName, null, -1);
    }

    protected StackTraceElement setTestMethod(String methodName) {
        return setTestMethod(getClass().getName(), methodName);
    }

    // ---- running tests without JUnit

    /** To be called from main of a test class. */
    protected static void runTestsOfThisClass(String[] testMethods) {
        Class<?> caller = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass();
        runTests(caller.asSubclass(TestJPF.class), testMethods);
    }

    /**
     * Runs the methods named, or all that are marked as tests. Options before the names: -d for the host's JVM instead
     * of gojpf, -q for less output, -x to stop at the first failure, -h for no summary.
     */
    public static void runTests(Class<? extends TestJPF> testClass, String... args) {
        args = args == null ? new String[0] : args.clone();
        getOptions(args);
        List<String> names = new ArrayList<>();
        for (String arg : args) {
            if (arg != null && !arg.isEmpty()) {
                names.add(arg);
            }
        }
        int tests = 0;
        int failures = 0;
        int errors = 0;
        List<String> results = new ArrayList<>();
        try {
            List<Method> methods = testMethods(testClass, names);
            callAll(testClass, null, "BeforeClass", "BeforeAll");
            for (Method method : methods) {
                tests++;
                String outcome = "Ok";
                reportTestStart(method.getName());
                try {
                    Constructor<?> constructor = testClass.getDeclaredConstructor();
                    constructor.setAccessible(true);
                    Object object = constructor.newInstance();
                    callAll(testClass, object, "Before", "BeforeEach");
                    method.setAccessible(true);
                    method.invoke(object);
                    callAll(testClass, object, "After", "AfterEach");
                } catch (InvocationTargetException e) {
                    e.getCause().printStackTrace();
                    if (e.getCause() instanceof AssertionError) {
                        failures++;
                        outcome = "Failed";
                    } else {
                        errors++;
                        outcome = "Error";
                    }
                }
                results.add(method.getName() + ": " + outcome);
                reportTestFinished(method.getName() + ": " + outcome);
                if (stopOnFailure && failures + errors > 0) {
                    break;
                }
            }
            callAll(testClass, null, "AfterClass", "AfterAll");
        } catch (ReflectiveOperationException e) {
            errors++;
            System.out.println("......................................... TEST ERROR: " + e);
        }
        if (!hideSummary) {
            reportResults(testClass.getName(), tests, failures, errors, results);
        }
    }

    @Override
    public void start(String[] testMethods) {
        runTests(getClass(), testMethods);
    }

    /** Takes the options in front of the names of tests, which become null. */
    protected static void getOptions(String[] args) {
        for (int i = 0; args != null && i < args.length; i++) {
            if (args[i] == null || args[i].isEmpty()) {
                continue;
            }
            if (!args[i].startsWith("-")) {
                return;
            }
            switch (args[i]) {
                case "-d": runDirectly = true; break;
                case "-s": case "-show": showConfig = true; break;
                case "-l": case "-log": showConfigSources = true; break;
                case "-q": case "-quiet": quiet = true; break;
                case "-x": stopOnFailure = true; break;
                case "-h": hideSummary = true; break;
                default: // unknown ones are left out
            }
            args[i] = null;
        }
    }

    protected static boolean hasExplicitTestMethods(String[] args) {
        return haveTestMethodSpecs(args);
    }

    protected static boolean haveTestMethodSpecs(String[] args) {
        return args != null && Arrays.stream(args).anyMatch(Objects::nonNull);
    }

    protected static boolean isMatchingMethod(Method m, int set, int unset, String[] annotations) {
        if ((m.getModifiers() & set) == 0 || (m.getModifiers() & unset) != 0 || m.getParameterCount() != 0) {
            return false;
        }
        return annotations == null || Arrays.stream(m.getAnnotations())
                .anyMatch(a -> Arrays.asList(annotations).contains(a.annotationType().getName()));
    }

    protected static List<Method> getMatchingMethods(Class<? extends TestJPF> testClass, int set, int unset, String[] annotations) {
        List<Method> list = new ArrayList<>();
        for (Method m : testClass.getMethods()) {
            if (isMatchingMethod(m, set, unset, annotations)) {
                list.add(m);
            }
        }
        return list;
    }

    protected static List<Method> getContextMethods(Class<? extends TestJPF> testClass, int set, int unset, String annotation) {
        return getMatchingMethods(testClass, set, unset, new String[] {annotation});
    }

    protected static List<Method> getBeforeMethods(Class<? extends TestJPF> testClass) {
        return getContextMethods(testClass, Modifier.PUBLIC, Modifier.STATIC, "org.junit.Before");
    }

    protected static List<Method> getAfterMethods(Class<? extends TestJPF> testClass) {
        return getContextMethods(testClass, Modifier.PUBLIC, Modifier.STATIC, "org.junit.After");
    }

    protected static List<Method> getBeforeClassMethods(Class<? extends TestJPF> testClass) {
        return getContextMethods(testClass, Modifier.PUBLIC | Modifier.STATIC, 0, "org.junit.BeforeClass");
    }

    protected static List<Method> getAfterClassMethods(Class<? extends TestJPF> testClass) {
        return getContextMethods(testClass, Modifier.PUBLIC | Modifier.STATIC, 0, "org.junit.AfterClass");
    }

    protected static List<Method> getTestMethods(Class<? extends TestJPF> testClass, String[] args) {
        List<String> names = new ArrayList<>();
        for (String arg : args == null ? new String[0] : args) {
            if (arg != null) {
                names.add(arg);
            }
        }
        try {
            return testMethods(testClass, names);
        } catch (NoSuchMethodException e) {
            throw new RuntimeException("no such test: " + e.getMessage(), e);
        }
    }

    protected static void reportTestStart(String name) {
        if (!quiet) {
            System.out.println("\n......................................... testing " + name + "()");
        }
    }

    protected static void reportTestInitialization(String name) {
        if (!quiet) {
            System.out.println(".... running test initialization: " + name + "()");
        }
    }

    protected static void reportTestCleanup(String name) {
        if (!quiet) {
            System.out.println(".... running test cleanup: " + name + "()");
        }
    }

    protected static void reportTestFinished(String message) {
        if (!quiet) {
            System.out.println("......................................... " + message);
        }
    }

    protected static void reportResults(String testClass, int tests, int failures, int errors, List<String> results) {
        String verdict = failures + errors > 0 ? "FAILED" : tests > 0 ? "SUCCEEDED" : "OBSOLETE";
        System.out.println("\n......................................... execution of testsuite: " + testClass + " " + verdict);
        for (int i = 0; results != null && i < results.size() && !quiet; i++) {
            System.out.println(".... [" + (i + 1) + "] " + results.get(i));
        }
        System.out.println("......................................... tests: " + tests + ", failures: " + failures + ", errors: " + errors);
    }

    private static List<Method> testMethods(Class<?> testClass, List<String> names) throws NoSuchMethodException {
        List<Method> methods = new ArrayList<>();
        for (String name : names) {
            methods.add(findMethod(testClass, name));
        }
        if (names.isEmpty()) {
            for (Method m : testClass.getMethods()) {
                if (!Modifier.isStatic(m.getModifiers()) && m.getParameterCount() == 0 && marked(m, "Test")) {
                    methods.add(m);
                }
            }
            methods.sort((a, b) -> a.getName().compareTo(b.getName()));
        }
        return methods;
    }

    private static void callAll(Class<?> testClass, Object object, String... marks) throws ReflectiveOperationException {
        for (Method m : testClass.getMethods()) {
            if (m.getParameterCount() == 0 && Modifier.isStatic(m.getModifiers()) == (object == null) && marked(m, marks)) {
                m.setAccessible(true);
                m.invoke(object);
            }
        }
    }

    private static boolean marked(Method m, String... names) {
        for (Annotation a : m.getAnnotations()) {
            String type = a.annotationType().getName();
            if ((type.startsWith("org.junit.") || type.startsWith("org.testng."))
                    && Arrays.asList(names).contains(a.annotationType().getSimpleName())) {
                return true;
            }
        }
        return false;
    }
}
