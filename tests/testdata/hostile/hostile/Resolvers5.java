package hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

// passed hostile.Resolvers5#number(int)
// passed hostile.Resolvers5#numbers(int,int,org.junit.jupiter.api.TestInfo)
// failed hostile.Resolvers5#nobody(java.lang.String): No ParameterResolver registered
// failed hostile.Resolvers5#wrong(hostile.Resolvers5$Wrong): resolved a value of type
// failed hostile.Resolvers5#throwing(long): no long
// failed hostile.Resolvers5#twice(double): multiple competing
// passed hostile.Resolvers5#reports(org.junit.jupiter.api.TestReporter)
// passed hostile.Resolvers5$Inner#inner(int)
@ExtendWith({Resolvers5.Numbers.class, Resolvers5.Doubles.class, Resolvers5.MoreDoubles.class})
class Resolvers5 {
    static class Wrong {}

    @Retention(RetentionPolicy.RUNTIME)
    @interface Big {}

    static class Numbers implements ParameterResolver {
        @Override
        public boolean supportsParameter(ParameterContext p, ExtensionContext c) {
            Class<?> type = p.getParameter().getType();
            return type == int.class || type == Wrong.class || type == long.class;
        }

        @Override
        public Object resolveParameter(ParameterContext p, ExtensionContext c) {
            Class<?> type = p.getParameter().getType();
            if (type == long.class) throw new IllegalStateException("no long");
            if (type == Wrong.class) return "text";
            if (p.getDeclaringExecutable() instanceof java.lang.reflect.Constructor) return 7;
            ExtensionContext.Store store = c.getStore(ExtensionContext.Namespace.create(Numbers.class, p.getDeclaringExecutable()));
            int n = store.getOrComputeIfAbsent("n", k -> 0, Integer.class) + 1;
            store.put("n", n);
            return p.isAnnotated(Big.class) ? n * 1000 : n;
        }
    }

    static class Doubles implements ParameterResolver {
        @Override
        public boolean supportsParameter(ParameterContext p, ExtensionContext c) {
            return p.getParameter().getType() == double.class;
        }

        @Override
        public Object resolveParameter(ParameterContext p, ExtensionContext c) {
            return 1.0;
        }
    }

    static class MoreDoubles extends Doubles {}

    private final int made;
    private final TestInfo info;

    Resolvers5(int made, TestInfo info) {
        this.made = made;
        this.info = info;
    }

    @BeforeEach
    void each(TestInfo own) {
        assertNotNull(info);
        assertEquals(info.getDisplayName().isEmpty(), own.getDisplayName().isEmpty());
    }

    @Test
    void number(int n) {
        assertNotSame(0, n);
        assertEquals(1, n);
    }

    @Test
    void numbers(int a, @Big int b, TestInfo t) {
        assertEquals("numbers(int, int, TestInfo)", t.getDisplayName());
        assertEquals(1, a);
        assertEquals(2000, b);
    }

    @Test
    void nobody(String s) {}

    @Test
    void wrong(Wrong w) {}

    @Test
    void throwing(long n) {}

    @Test
    void twice(double d) {}

    @Test
    void reports(TestReporter r) {
        r.publishEntry("key", "value");
    }

    @Nested
    class Inner {
        @Test
        void inner(int n) {
            assertEquals(1, n);
        }
    }
}
