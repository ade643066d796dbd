package gojpf.tests;

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
        if (Unknown.first(m) == 0 || !AnnotationSupport.findRepeatableAnnotations(m, ArgumentsSource.class).isEmpty()) {
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

    /** Names keep JUnit from making texts of the values. */
    @Override
    public Stream<? extends Arguments> provideArguments(ExtensionContext context) {
        Method m = context.getRequiredTestMethod();
        Object[] values = new Object[Unknown.first(m)];
        for (int i = 0; i < values.length; i++) {
            Parameter p = m.getParameters()[i];
            values[i] = Named.of(p.getName(), Unknown.value(p));
        }
        return Stream.of(Arguments.of(values));
    }
}
