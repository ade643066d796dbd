package gojpf.tests;

import gov.nasa.jpf.symbc.Debug;
import gov.nasa.jpf.symbc.Symbolic;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * The source of arguments for parameterised tests that have none and whose first parameters are
 * annotated with Symbolic: one call with values of which nothing is known.
 */
public final class Unknowns implements ArgumentsProvider {
    /** Gives a method this source, if it is such a test. */
    static void provide(Method m) {
        if (symbolic(m) == 0 || !AnnotationSupport.findRepeatableAnnotations(m, ArgumentsSource.class).isEmpty()) {
            return;
        }
        Map<Class<? extends Annotation>, Annotation> all = new LinkedHashMap<>();
        for (Annotation a : m.getDeclaredAnnotations()) {
            all.put(a.annotationType(), a);
        }
        for (Method own : Unknowns.class.getDeclaredMethods()) {
            ArgumentsSource source = own.getDeclaredAnnotation(ArgumentsSource.class);
            if (source != null) {
                all.put(ArgumentsSource.class, source);
            }
        }
        Hook.annotate(m, all);
    }

    @ArgumentsSource(Unknowns.class)
    private static void annotated() {}

    /** How many of the first parameters are symbolic. */
    private static int symbolic(Method m) {
        int n = 0;
        for (Parameter p : m.getParameters()) {
            Symbolic s = p.getAnnotation(Symbolic.class);
            if (s == null || !s.value().equals("true")) {
                break;
            }
            n++;
        }
        return n;
    }

    /** Names keep JUnit from making texts of the values. */
    @Override
    public Stream<? extends Arguments> provideArguments(ExtensionContext context) {
        Method m = context.getRequiredTestMethod();
        Object[] values = new Object[symbolic(m)];
        for (int i = 0; i < values.length; i++) {
            Parameter p = m.getParameters()[i];
            values[i] = Named.of(p.getName(), unknown(p));
        }
        return Stream.of(Arguments.of(values));
    }

    private static Object unknown(Parameter p) {
        String name = p.getName();
        switch (p.getType().getName()) {
            case "int": return Debug.makeSymbolicInteger(name);
            case "long": return Debug.makeSymbolicLong(name);
            case "short": return Debug.makeSymbolicShort(name);
            case "byte": return Debug.makeSymbolicByte(name);
            case "char": return Debug.makeSymbolicChar(name);
            case "boolean": return Debug.makeSymbolicBoolean(name);
            case "float": return (float) Debug.makeSymbolicReal(name);
            case "double": return Debug.makeSymbolicReal(name);
            case "java.lang.String": return Debug.makeSymbolicString(name);
            default: throw new IllegalArgumentException("@Symbolic: gojpf makes unknown numbers, truths and texts, no " + p.getType().getTypeName());
        }
    }
}
