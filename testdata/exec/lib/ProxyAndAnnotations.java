package lib;

import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** Dynamic proxies with several handlers; annotations: every member type, defaults, repeating, inheritance. */
public class ProxyAndAnnotations {
    interface Greeter {
        String greet(String name, int times);

        default String shout(String name) {
            return greet(name, 1).toUpperCase() + "!";
        }

        void fail() throws IOException;

        long sum(long a, double b, byte... rest);
    }

    interface Named {
        String name();

        boolean equals(Object o);
    }

    static class Real implements Greeter {
        @Override
        public String greet(String name, int times) {
            return ("hi " + name + " ").repeat(times).trim();
        }

        @Override
        public void fail() throws IOException {
            throw new IOException("real failure");
        }

        @Override
        public long sum(long a, double b, byte... rest) {
            return a + (long) b + rest.length;
        }
    }

    record Logging(Object target, List<String> log) implements InvocationHandler {
        @Override
        public Object invoke(Object proxy, Method m, Object[] args) throws Throwable {
            log.add(m.getName() + (args == null ? "()" : Arrays.deepToString(args)));
            if (m.isDefault()) {
                return InvocationHandler.invokeDefault(proxy, m, args);
            }
            try {
                return m.invoke(target, args);
            } catch (InvocationTargetException e) {
                throw e.getTargetException();
            }
        }
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD, ElementType.PARAMETER, ElementType.TYPE_USE})
    @Inherited
    @Documented
    @interface Info {
        String value() default "none";

        int number() default 1 + 2;

        long big() default 1L << 40;

        byte b() default -1;

        short s() default 2;

        char c() default '\'';

        float f() default 1.5f;

        double d() default Double.NaN;

        boolean z() default true;

        Class<?> type() default Object.class;

        TimeUnit unit() default TimeUnit.DAYS;

        String[] names() default {"a", "b\n"};

        int[] numbers() default {};

        Class<?>[] types() default {int.class, String[].class};

        Tag tag() default @Tag("nested");

        Tag[] tags() default {};
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Repeatable(Tags.class)
    @interface Tag {
        String value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Tags {
        Tag[] value();
    }

    @Retention(RetentionPolicy.CLASS)
    @interface Invisible { }

    @Info(number = 7, names = "single", tags = {@Tag("x"), @Tag("y")}, type = Map.Entry.class)
    @Tag("one")
    @Tag("two")
    @Invisible
    static class Parent {
        @Tag("field")
        int field;

        @Info("method")
        @Deprecated(since = "5", forRemoval = false)
        void method(@Info("p0") int a, String b, @Tag("p2") long c) { }
    }

    static class Child extends Parent {
        @Override
        void method(int a, String b, long c) { }
    }

    @Tag("own")
    static class Other extends Parent { }

    static String attempt(java.util.concurrent.Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (UndeclaredThrowableException e) {
            return "Undeclared(" + e.getUndeclaredThrowable() + ")";
        } catch (Exception e) {
            return e.getClass().getSimpleName() + "(" + (e instanceof NullPointerException || e instanceof ClassCastException ? "" : e.getMessage()) + ")";
        }
    }

    public static void main(String[] args) throws Exception {
        List<String> log = new ArrayList<>();
        ClassLoader loader = ProxyAndAnnotations.class.getClassLoader();
        Greeter g = (Greeter) Proxy.newProxyInstance(loader, new Class<?>[] {Greeter.class}, new Logging(new Real(), log));
        System.out.println(g.greet("bob", 2) + " | " + g.shout("ann") + " | " + g.sum(1, 2.9, (byte) 1, (byte) 2) + " | " + attempt(() -> {
            g.fail();
            return 0;
        }));
        System.out.println(g.toString().contains("Real@") + " " + (g.hashCode() == g.hashCode()) + " " + g.equals(g));
        log.forEach(x -> System.out.println("  " + (x.startsWith("equals") ? "equals" : x)));
        Class<?> pc = g.getClass();
        System.out.println(Proxy.isProxyClass(pc) + " " + Proxy.isProxyClass(Real.class) + " " + pc.getSimpleName().startsWith("$Proxy") + " " + Modifier.isFinal(pc.getModifiers()) + " " + pc.getSuperclass() + " " + Arrays.toString(pc.getInterfaces()) + " " + (Proxy.getInvocationHandler(g) instanceof Logging));
        InvocationHandler odd = (p, m, a) -> switch (m.getName()) {
            case "greet" -> 42;
            case "sum" -> a[1].equals(1.0) ? null : a[1].equals(2.0) ? (Object) 5 : Long.valueOf(6);
            case "fail" -> throw new Exception("checked");
            case "name" -> "named " + (a == null);
            case "toString" -> "odd proxy";
            case "hashCode" -> 99;
            case "equals" -> a[0] == p;
            default -> throw new UnsupportedOperationException(m.toString());
        };
        Greeter o = (Greeter) Proxy.newProxyInstance(loader, new Class<?>[] {Greeter.class, Named.class, Comparable.class}, odd);
        System.out.println(attempt(() -> o.greet("x", 1)) + " " + attempt(() -> o.sum(1, 1.0)) + " " + attempt(() -> o.sum(1, 2.0)) + " " + attempt(() -> o.sum(1, 3.0)) + " " + attempt(() -> {
            o.fail();
            return 0;
        }) + " " + ((Named) o).name() + " " + o + " " + o.hashCode() + " " + o.equals(o) + " " + o.equals(g));
        @SuppressWarnings("unchecked")
        Comparable<Object> cmp = (Comparable<Object>) o;
        System.out.println(attempt(() -> cmp.compareTo("z")));
        System.out.println(attempt(() -> Proxy.newProxyInstance(loader, new Class<?>[] {String.class}, odd)) + " " + attempt(() -> Proxy.newProxyInstance(loader, new Class<?>[] {Greeter.class}, null)) + " " + attempt(() -> Proxy.getInvocationHandler("x")) + " "
            + attempt(() -> Proxy.newProxyInstance(loader, new Class<?>[] {Named.class, Named.class}, odd)).startsWith("IllegalArgumentException"));
        System.out.println(pc == Proxy.newProxyInstance(loader, new Class<?>[] {Greeter.class}, odd).getClass());

        Info info = Parent.class.getAnnotation(Info.class);
        Map<String, String> members = new TreeMap<>();
        for (Method m : Info.class.getDeclaredMethods()) {
            Object v = m.invoke(info);
            members.put(m.getName(), v.getClass().isArray() ? v.getClass().getSimpleName() + (v instanceof Object[] a ? Arrays.toString(a) : Arrays.toString((int[]) v)) : v + " default " + (m.getDefaultValue() == null ? null : m.getDefaultValue().equals(v)));
        }
        members.forEach((k, v) -> System.out.println("  " + k + " = " + v));
        System.out.println(info.annotationType() + " " + Proxy.isProxyClass(info.getClass()) + " " + info.equals(Child.class.getAnnotation(Info.class)) + " " + Parent.class.getAnnotation(Tag.class) + " " + Parent.class.getAnnotation(Tags.class));
        System.out.println(info.names() == info.names());
        for (Class<?> c : List.of(Parent.class, Child.class, Other.class)) {
            System.out.println(c.getSimpleName() + " all " + Arrays.stream(c.getAnnotations()).map(a -> a.annotationType().getSimpleName()).sorted().toList() + " own " + Arrays.stream(c.getDeclaredAnnotations()).map(a -> a.annotationType().getSimpleName()).sorted().toList() + " tags "
                + Arrays.stream(c.getAnnotationsByType(Tag.class)).map(Tag::value).toList() + " " + c.isAnnotationPresent(Info.class) + c.isAnnotationPresent(Invisible.class));
        }
        Method pm = Parent.class.getDeclaredMethod("method", int.class, String.class, long.class);
        Method cm = Child.class.getDeclaredMethod("method", int.class, String.class, long.class);
        System.out.println(pm.getAnnotation(Info.class).value() + " " + cm.getAnnotations().length + " " + pm.getAnnotation(Deprecated.class) + " " + Parent.class.getDeclaredField("field").getAnnotation(Tag.class));
        System.out.println(Arrays.stream(pm.getParameterAnnotations()).map(as -> Arrays.stream(as).map(a -> a.annotationType().getSimpleName()).collect(Collectors.joining("+", "(", ")"))).toList() + " " + pm.getParameters()[0].getAnnotation(Info.class).value());
        Tag a = Parent.class.getAnnotationsByType(Tag.class)[0];
        Tag manual = new Tag() {
            @Override
            public String value() {
                return "one";
            }

            @Override
            public Class<? extends Annotation> annotationType() {
                return Tag.class;
            }
        };
        System.out.println(a.equals(manual) + " " + a.hashCode() + " " + ((127 * "value".hashCode()) ^ "one".hashCode()) + " " + a);
        System.out.println(Arrays.stream(Info.class.getAnnotations()).map(x -> x.annotationType().getSimpleName()).sorted(Comparator.reverseOrder()).toList() + " " + Info.class.getAnnotation(Retention.class).value() + " " + Info.class.getAnnotation(Target.class).value().length);
    }
}
