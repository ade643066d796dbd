package gojpf.tests;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.ServiceLoader;
import java.util.Set;
import org.junit.platform.engine.ConfigurationParameters;
import org.junit.platform.engine.DiscoveryFilter;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;

/** Runs the tests of a class by JUnit's own engine, test by test. */
public final class Jupiter implements EngineExecutionListener {
    private final Set<UniqueId> parents = new HashSet<>(); // of tests that were registered late

    private Jupiter() {}

    public static void main(String[] args) throws Exception {
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        TestEngine engine = engine(loader);
        Parameters parameters = new Parameters(loader);
        Request request = new Request(DiscoverySelectors.selectClass(Class.forName(args[0], false, loader)), parameters);
        TestDescriptor root = engine.discover(request, UniqueId.forEngine(engine.getId()));
        filter(root);
        root.accept(TestDescriptor::prune);
        provide(root, loader);
        plan(root);
        engine.execute(new ExecutionRequest(root, new Jupiter(), parameters));
        Hook.over();
    }

    /** Gives tests with symbolic parameters a source, where JUnit has what that takes (5.8 and later). */
    private static void provide(TestDescriptor root, ClassLoader loader) {
        for (String needed : new String[] {"params.provider.ArgumentsSource", "api.Named"}) {
            try {
                Class.forName("org.junit.jupiter." + needed, false, loader);
            } catch (ClassNotFoundException e) {
                return;
            }
        }
        root.accept(d -> {
            TestSource source = d.getSource().orElse(null);
            if (source instanceof MethodSource && d.isContainer()) {
                Unknowns.provide(((MethodSource) source).getJavaMethod());
            }
        });
    }

    private static void plan(TestDescriptor d) {
        if (d.isTest() || ofMethod(d)) {
            Hook.planned(nameOf(d), typeOf(d), methodOf(d), d.getDisplayName());
            return;
        }
        for (TestDescriptor child : d.getChildren()) {
            plan(child);
        }
    }

    private static TestEngine engine(ClassLoader loader) {
        for (TestEngine engine : ServiceLoader.load(TestEngine.class, loader)) {
            if (engine.getId().equals("junit-jupiter")) {
                return engine;
            }
        }
        throw new IllegalStateException("junit-jupiter-engine is not on the class path");
    }

    private static void filter(TestDescriptor d) {
        for (TestDescriptor child : new ArrayList<>(d.getChildren())) {
            TestSource source = child.getSource().orElse(null);
            if (source instanceof MethodSource && !Hook.wanted(typeOf(child), methodOf(child), child.getDisplayName())) {
                child.removeFromHierarchy();
            } else {
                filter(child);
            }
        }
    }

    private static String typeOf(TestDescriptor d) {
        for (TestDescriptor k = d; k != null; k = k.getParent().orElse(null)) {
            TestSource source = k.getSource().orElse(null);
            if (source instanceof ClassSource) {
                return ((ClassSource) source).getClassName();
            }
        }
        return null;
    }

    private static String methodOf(TestDescriptor d) {
        for (TestDescriptor k = d; k != null; k = k.getParent().orElse(null)) {
            TestSource source = k.getSource().orElse(null);
            if (source instanceof MethodSource) {
                MethodSource m = (MethodSource) source;
                String types = m.getMethodParameterTypes();
                return types == null || types.isEmpty() ? m.getMethodName() : m.getMethodName() + "(" + written(types) + ")";
            }
        }
        return d.getDisplayName();
    }

    /** Names of types as they are written in sources: of arrays JUnit has [I. */
    private static String written(String types) {
        StringBuilder list = new StringBuilder();
        for (String type : types.replace(" ", "").split(",")) {
            int depth = type.lastIndexOf('[') + 1;
            String element = type.substring(depth);
            if (depth > 0) {
                switch (element) {
                    case "Z": element = "boolean"; break;
                    case "B": element = "byte"; break;
                    case "C": element = "char"; break;
                    case "S": element = "short"; break;
                    case "I": element = "int"; break;
                    case "J": element = "long"; break;
                    case "F": element = "float"; break;
                    case "D": element = "double"; break;
                    default: element = element.substring(1, element.length() - 1); // Lp.C;
                }
            }
            list.append(list.length() > 0 ? "," : "").append(element);
            for (; depth > 0; depth--) {
                list.append("[]");
            }
        }
        return list.toString();
    }

    /** p.C#method(int)[3], where 3 is the number of the invocation or dynamic test. */
    private static String nameOf(TestDescriptor d) {
        StringBuilder name = new StringBuilder(typeOf(d)).append('#').append(methodOf(d));
        for (UniqueId.Segment s : d.getUniqueId().getSegments()) {
            if (s.getValue().startsWith("#")) {
                name.append('[').append(s.getValue().substring(1)).append(']');
            }
        }
        return name.toString();
    }

    private static boolean ofClass(TestDescriptor d) {
        return d.getSource().orElse(null) instanceof ClassSource;
    }

    private static boolean ofMethod(TestDescriptor d) {
        return d.getSource().orElse(null) instanceof MethodSource;
    }

    @Override
    public void dynamicTestRegistered(TestDescriptor d) {
        d.getParent().ifPresent(p -> parents.add(p.getUniqueId()));
    }

    @Override
    public void executionSkipped(TestDescriptor d, String reason) {
        if (d.isTest() || ofMethod(d)) {
            Hook.skipped(nameOf(d), typeOf(d), methodOf(d), reason);
            return;
        }
        for (TestDescriptor child : d.getChildren()) {
            executionSkipped(child, reason);
        }
    }

    @Override
    public void executionStarted(TestDescriptor d) {
        if (d.isTest()) {
            Hook.started(nameOf(d), typeOf(d), methodOf(d), d.getDisplayName());
        } else if (ofClass(d)) {
            Hook.entered(typeOf(d));
        }
    }

    @Override
    public void executionFinished(TestDescriptor d, TestExecutionResult result) {
        Throwable thrown = result.getThrowable().orElse(null);
        String outcome = "passed";
        switch (result.getStatus()) {
            case ABORTED: outcome = "aborted"; break;
            case FAILED: outcome = "failed"; break;
            default:
        }
        if (d.isTest()) {
            Hook.finish(nameOf(d), outcome, thrown);
        } else if (ofClass(d)) {
            if (outcome.equals("aborted")) {
                executionSkipped(d, thrown == null ? "" : thrown.toString());
            }
            TestDescriptor outer = d.getParent().orElse(null);
            boolean nested = outer != null && ofClass(outer);
            if (nested || outcome.equals("failed")) { // behind others there is the end of all
                Hook.leave(typeOf(d), outcome, thrown);
            }
            if (nested) {
                Hook.entered(typeOf(outer));
            }
        } else if (outcome.equals("failed")) {
            Hook.started(nameOf(d), typeOf(d), methodOf(d), d.getDisplayName());
            Hook.finish(nameOf(d), outcome, thrown);
        } else if (outcome.equals("passed") && ofMethod(d) && !parents.contains(d.getUniqueId())) { // a factory of no tests
            Hook.started(nameOf(d), typeOf(d), methodOf(d), d.getDisplayName());
            Hook.finish(nameOf(d), outcome, null);
        } else if (outcome.equals("aborted")) {
            executionSkipped(d, thrown == null ? "" : thrown.toString());
        }
    }

    @Override
    public void reportingEntryPublished(TestDescriptor d, ReportEntry entry) {}

    private static final class Request implements EngineDiscoveryRequest {
        private final DiscoverySelector selector;
        private final ConfigurationParameters parameters;

        Request(DiscoverySelector selector, ConfigurationParameters parameters) {
            this.selector = selector;
            this.parameters = parameters;
        }

        @Override
        public <T extends DiscoverySelector> List<T> getSelectorsByType(Class<T> type) {
            return type.isInstance(selector) ? Collections.singletonList(type.cast(selector)) : Collections.emptyList();
        }

        @Override
        public <T extends DiscoveryFilter<?>> List<T> getFiltersByType(Class<T> type) {
            return Collections.emptyList();
        }

        @Override
        public ConfigurationParameters getConfigurationParameters() {
            return parameters;
        }
    }

    /** junit-platform.properties and system properties, but for what runs tests at the same time. */
    private static final class Parameters implements ConfigurationParameters {
        private final Properties file = new Properties();

        Parameters(ClassLoader loader) throws Exception {
            try (InputStream in = loader.getResourceAsStream("junit-platform.properties")) {
                if (in != null) {
                    file.load(in);
                }
            }
        }

        @Override
        public Optional<String> get(String key) {
            if (key.equals("junit.jupiter.execution.parallel.enabled")) {
                return Optional.of("false");
            }
            String value = System.getProperty(key);
            return Optional.ofNullable(value != null ? value : file.getProperty(key));
        }

        @Override
        public Optional<Boolean> getBoolean(String key) {
            return get(key).map(Boolean::parseBoolean);
        }

        @Override
        public int size() {
            return file.size();
        }

        @Override
        public java.util.Set<String> keySet() {
            return file.stringPropertyNames();
        }
    }
}
