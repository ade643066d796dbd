package algo;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Dependency injection, an event bus, a validator, an object mapper and a test runner, all by reflection. */
public class Injector {
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.CONSTRUCTOR, ElementType.FIELD, ElementType.METHOD})
    @interface Inject { }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Singleton { }

    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.PARAMETER, ElementType.FIELD})
    @interface Named {
        String value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Traced {
        String prefix() default "call";
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Range {
        int min() default 0;

        int max() default Integer.MAX_VALUE;
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Check {
        Class<? extends Throwable> expect() default None.class;

        class None extends Throwable { }
    }

    static class InjectionException extends RuntimeException {
        InjectionException(String m) {
            super(m);
        }
    }

    static class Container {
        private final Map<Class<?>, Class<?>> bindings = new HashMap<>();
        private final Map<String, Object> named = new HashMap<>();
        private final Map<Class<?>, Object> singletons = new HashMap<>();
        private final Deque<Class<?>> building = new ArrayDeque<>();
        final List<String> log = new ArrayList<>();

        <T> Container bind(Class<T> api, Class<? extends T> impl) {
            bindings.put(api, impl);
            return this;
        }

        Container name(String n, Object v) {
            named.put(n, v);
            return this;
        }

        <T> T get(Class<T> type) {
            Class<?> impl = bindings.getOrDefault(type, type);
            if (singletons.containsKey(impl)) {
                return type.cast(singletons.get(impl));
            }
            if (building.contains(impl)) {
                throw new InjectionException("cycle " + building.stream().map(Class::getSimpleName).collect(Collectors.joining("<-")));
            }
            if (impl.isInterface() || Modifier.isAbstract(impl.getModifiers())) {
                throw new InjectionException("no binding for " + impl.getSimpleName());
            }
            building.push(impl);
            try {
                Constructor<?>[] all = impl.getDeclaredConstructors();
                Arrays.sort(all, Comparator.comparing(c -> !c.isAnnotationPresent(Inject.class)));
                Constructor<?> c = all[0];
                if (!c.isAnnotationPresent(Inject.class) && c.getParameterCount() > 0) {
                    throw new InjectionException("no usable constructor in " + impl.getSimpleName());
                }
                c.setAccessible(true);
                Object o = c.newInstance(Arrays.stream(c.getParameters()).map(this::argument).toArray());
                for (Class<?> k = impl; k != Object.class; k = k.getSuperclass()) {
                    for (Field f : sorted(k.getDeclaredFields())) {
                        if (f.isAnnotationPresent(Inject.class)) {
                            f.setAccessible(true);
                            Named n = f.getAnnotation(Named.class);
                            f.set(o, n != null ? named.get(n.value()) : f.getType() == Supplier.class ? supplier((ParameterizedType) f.getGenericType()) : get(f.getType()));
                            log.add("field " + f.getName());
                        }
                    }
                    for (Method m : k.getDeclaredMethods()) {
                        if (m.isAnnotationPresent(Inject.class)) {
                            m.setAccessible(true);
                            m.invoke(o, Arrays.stream(m.getParameters()).map(this::argument).toArray());
                        }
                    }
                }
                o = trace(o, type);
                if (impl.isAnnotationPresent(Singleton.class)) {
                    singletons.put(impl, o);
                }
                log.add("made " + impl.getSimpleName());
                return type.cast(o);
            } catch (InvocationTargetException e) {
                throw new InjectionException(impl.getSimpleName() + " failed: " + e.getCause().getMessage());
            } catch (ReflectiveOperationException e) {
                throw new InjectionException(e.toString());
            } finally {
                building.pop();
            }
        }

        private Supplier<?> supplier(ParameterizedType t) {
            return () -> get((Class<?>) t.getActualTypeArguments()[0]);
        }

        private Object argument(Parameter p) {
            Named n = p.getAnnotation(Named.class);
            if (n == null) {
                return get(p.getType());
            }
            if (!named.containsKey(n.value())) {
                throw new InjectionException("nothing named " + n.value());
            }
            return named.get(n.value());
        }

        private static Field[] sorted(Field[] f) {
            Arrays.sort(f, Comparator.comparing(Field::getName));
            return f;
        }

        private Object trace(Object o, Class<?> api) {
            Traced t = o.getClass().getAnnotation(Traced.class);
            if (t == null || !api.isInterface()) {
                return o;
            }
            return Proxy.newProxyInstance(api.getClassLoader(), new Class<?>[] {api}, (p, m, a) -> {
                log.add(t.prefix() + " " + m.getName() + Arrays.toString(a));
                try {
                    return m.invoke(o, a);
                } catch (InvocationTargetException e) {
                    log.add("threw " + e.getCause().getMessage());
                    throw e.getCause();
                }
            });
        }
    }

    interface Store {
        String load(int id);
    }

    @Singleton
    @Traced(prefix = "store")
    static class MemoryStore implements Store {
        private static int made;
        private final String url;

        @Inject
        private MemoryStore(@Named("url") String url) {
            this.url = url;
            made++;
        }

        @Override
        public String load(int id) {
            if (id < 0) {
                throw new IllegalArgumentException("id " + id);
            }
            return url + "/" + id;
        }
    }

    static class Base {
        @Inject
        @Named("size")
        private int size;
        String configured = "";

        @Inject
        private void setUp(Store s, @Named("size") Integer n) {
            configured = s.load(n);
        }
    }

    static class Service extends Base {
        private final Store store;
        @Inject
        private Supplier<Session> sessions;

        @Inject
        Service(Store store) {
            this.store = store;
        }

        Service(String other, int x) {
            throw new AssertionError("wrong constructor");
        }
    }

    static class Session {
        static int count;
        final int id = ++count;
    }

    static class Chicken {
        @Inject
        Chicken(Egg e) { }
    }

    static class Egg {
        @Inject
        Egg(Chicken c) { }
    }

    static class Explodes {
        Explodes() {
            throw new UnsupportedOperationException("bang");
        }
    }

    record Person(String name, @Range(min = 1, max = 120) int age, List<String> tags, Person boss) {}

    static String map(Object o) throws ReflectiveOperationException {
        if (o == null || o instanceof Number || o instanceof Boolean) {
            return String.valueOf(o);
        }
        if (o instanceof String) {
            return "'" + o + "'";
        }
        if (o instanceof List<?> l) {
            List<String> parts = new ArrayList<>();
            for (Object x : l) {
                parts.add(map(x));
            }
            return parts.toString();
        }
        StringBuilder sb = new StringBuilder(o.getClass().getSimpleName()).append('{');
        for (var c : o.getClass().getRecordComponents()) {
            sb.append(sb.charAt(sb.length() - 1) == '{' ? "" : ", ").append(c.getName()).append(": ").append(map(c.getAccessor().invoke(o)));
        }
        return sb.append('}').toString();
    }

    static List<String> validate(Object o) throws IllegalAccessException {
        List<String> errors = new ArrayList<>();
        for (Field f : Container.sorted(o.getClass().getDeclaredFields())) {
            Range r = f.getAnnotation(Range.class);
            f.setAccessible(true);
            if (r != null && (f.getInt(o) < r.min() || f.getInt(o) > r.max())) {
                errors.add(f.getName() + "=" + f.getInt(o) + " not in " + r.min() + ".." + r.max());
            }
        }
        return errors;
    }

    static class Suite {
        @Check
        void passes() { }

        @Check
        void fails() {
            throw new IllegalStateException("no");
        }

        @Check(expect = ArithmeticException.class)
        void divides() {
            System.out.print(1 / (getClass().getModifiers() & 0));
        }

        @Check(expect = RuntimeException.class)
        void silent() { }

        void notATest() {
            throw new AssertionError();
        }
    }

    public static void main(String[] args) throws Exception {
        Container c = new Container().bind(Store.class, MemoryStore.class).name("url", "mem:").name("size", 42);
        Service s = c.get(Service.class);
        System.out.println(s.store.load(7) + " " + s.configured + " " + ((Base) s).size + " " + s.sessions.get().id + s.sessions.get().id + " " + MemoryStore.made);
        try {
            s.store.load(-1);
        } catch (IllegalArgumentException e) {
            System.out.println("through proxy: " + e.getMessage());
        }
        System.out.println(Proxy.isProxyClass(s.store.getClass()) + " " + (c.get(Service.class) == s) + " " + MemoryStore.made);
        c.log.forEach(l -> System.out.println("  " + l));
        for (Class<?> bad : List.of(Chicken.class, Runnable.class, Explodes.class, Thread.State.class)) {
            try {
                System.out.println(c.get(bad));
            } catch (InjectionException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            new Container().bind(Store.class, MemoryStore.class).get(Store.class);
        } catch (InjectionException e) {
            System.out.println(e.getMessage());
        }
        Person boss = new Person("Eve", 50, List.of(), null);
        System.out.println(map(new Person("Ann", 30, List.of("a", "b"), boss)));
        System.out.println(validate(boss) + " " + validate(new Person("Old", 200, null, null)) + " " + validate(new Person("New", 0, null, null)));
        Method[] tests = Suite.class.getDeclaredMethods();
        Arrays.sort(tests, Comparator.comparing(Method::getName));
        for (Method m : tests) {
            Check k = m.getAnnotation(Check.class);
            if (k == null) {
                continue;
            }
            String verdict;
            try {
                m.invoke(new Suite());
                verdict = k.expect() == Check.None.class ? "ok" : "expected " + k.expect().getSimpleName();
            } catch (InvocationTargetException e) {
                verdict = k.expect().isInstance(e.getCause()) ? "ok (" + e.getCause().getMessage() + ")" : "FAILED " + e.getCause();
            }
            System.out.println(m.getName() + " " + verdict);
        }
    }
}
