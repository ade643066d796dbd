package gojpf.tests;

import java.util.ArrayList;
import java.util.List;
import org.junit.Ignore;
import org.junit.internal.builders.AllDefaultPossibilitiesBuilder;
import org.junit.internal.builders.IgnoredBuilder;
import org.junit.internal.runners.ErrorReportingRunner;
import org.junit.runner.Description;
import org.junit.runner.JUnitCore;
import org.junit.runner.Request;
import org.junit.runner.Runner;
import org.junit.runner.manipulation.Filter;
import org.junit.runner.notification.Failure;
import org.junit.runner.notification.RunListener;

/** Runs the tests of a class by JUnit 4, test by test. */
public final class JUnit4 extends RunListener {
    private String outcome;
    private Throwable thrown;
    private boolean running;
    private int depth; // of suites of classes

    private JUnit4() {}

    public static void main(String[] args) throws Exception {
        JUnitCore core = new JUnitCore();
        core.addListener(new JUnit4());
        Class<?> type = Class.forName(args[0], false, Thread.currentThread().getContextClassLoader());
        Request request = Request.runner(Unknown4.runner(type));
        int left = plan(request.getRunner().getDescription());
        if (left < 0) { // some are not wanted
            request = Request.runner(Unknown4.runner(type)).filterWith(new Wanted());
        }
        if (left != 0) {
            core.run(request);
        }
        Hook.over();
    }

    /** How many tests there are to run; less than 0 if there are others beside them. */
    private static int plan(Description all) {
        int wanted = 0;
        int others = 0;
        for (Description d : tests(all, new ArrayList<Description>())) {
            if (Hook.wanted(d.getClassName(), methodOf(d), d.getDisplayName())) {
                Hook.planned(nameOf(d), d.getClassName(), methodOf(d), d.getDisplayName());
                wanted++;
            } else {
                others++;
            }
        }
        return others > 0 ? -wanted : wanted;
    }

    private static List<Description> tests(Description d, List<Description> list) {
        if (d.isTest()) {
            Description all = ignored(d);
            if (all == null) {
                list.add(d);
            } else {
                d = all;
            }
        }
        for (Description child : d.getChildren()) {
            tests(child, list);
        }
        return list;
    }

    /** The tests of a class that is ignored as a whole, of which JUnit does not tell; null for none. */
    @SuppressWarnings("deprecation")
    private static Description ignored(Description d) {
        Class<?> type = d.getMethodName() == null ? d.getTestClass() : null;
        if (type == null || type.getAnnotation(Ignore.class) == null) {
            return null;
        }
        Runner runner = new AllDefaultPossibilitiesBuilder(true) { // as in every JUnit 4
            @Override
            protected IgnoredBuilder ignoredBuilder() {
                return new IgnoredBuilder() {
                    @Override
                    public Runner runnerForClass(Class<?> c) {
                        return null;
                    }
                };
            }
        }.safeRunnerForClass(type);
        Description all = runner == null ? null : runner.getDescription();
        return all == null || all.getChildren().isEmpty() || runner instanceof ErrorReportingRunner ? null : all;
    }

    private static final class Wanted extends Filter {
        @Override
        public boolean shouldRun(Description d) {
            Description all = d.isTest() ? ignored(d) : null;
            if (all != null) {
                d = all;
            } else if (d.isTest()) {
                return Hook.wanted(d.getClassName(), methodOf(d), d.getDisplayName());
            }
            for (Description child : d.getChildren()) {
                if (shouldRun(child)) {
                    return true;
                }
            }
            return d.getChildren().isEmpty();
        }

        @Override
        public String describe() {
            return "tests that were asked for";
        }
    }

    /** The method without the parameters that JUnit has put behind its name. */
    private static String methodOf(Description d) {
        String name = d.getMethodName();
        if (name == null) {
            return d.getDisplayName();
        }
        int bracket = name.indexOf('[');
        return bracket > 0 ? name.substring(0, bracket) : name;
    }

    private static String nameOf(Description d) {
        return d.getMethodName() == null ? d.getDisplayName() : d.getClassName() + "#" + d.getMethodName();
    }

    // Of suites JUnit tells since 4.13. That of the class that was asked for has nothing behind
    // it; those for the parameters of a class have no class.
    @Override
    public void testSuiteStarted(Description d) {
        if (d.getTestClass() != null) {
            depth++;
            Hook.entered(d.getClassName());
        }
    }

    @Override
    public void testSuiteFinished(Description d) {
        if (d.getTestClass() != null && --depth > 0) {
            Hook.leave(d.getClassName(), "passed", null);
        }
    }

    @Override
    public void testStarted(Description d) {
        outcome = "passed";
        thrown = null;
        running = true;
        Hook.started(nameOf(d), d.getClassName(), methodOf(d), d.getDisplayName());
    }

    @Override
    public void testFailure(Failure f) {
        if (running) {
            outcome = "failed";
            if (thrown == null) {
                thrown = f.getException();
            }
            return;
        }
        Description d = f.getDescription();
        if (d.isTest()) { // such as initializationError
            Hook.started(nameOf(d), d.getClassName(), methodOf(d), d.getDisplayName());
            Hook.finish(nameOf(d), "failed", f.getException());
        } else {
            Hook.fail(d.getClassName(), f.getException());
        }
    }

    @Override
    public void testAssumptionFailure(Failure f) {
        if (!running) {
            skip(f.getDescription(), f.getMessage());
        } else if (outcome.equals("passed")) {
            outcome = "aborted";
            thrown = f.getException();
        }
    }

    @Override
    public void testIgnored(Description d) {
        Ignore why = d.getAnnotation(Ignore.class);
        Description all = ignored(d);
        skip(all == null ? d : all, why == null ? "" : why.value());
    }

    private static void skip(Description d, String why) {
        if (d.isTest()) {
            Hook.skipped(nameOf(d), d.getClassName(), methodOf(d), why);
        } else if (d.getChildren().isEmpty()) {
            Hook.skipped(d.getClassName(), d.getClassName(), "", why);
        }
        for (Description child : d.getChildren()) {
            skip(child, why);
        }
    }

    @Override
    public void testFinished(Description d) {
        running = false;
        Hook.finish(nameOf(d), outcome, thrown);
    }
}
