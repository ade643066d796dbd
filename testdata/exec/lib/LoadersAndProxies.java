package lib;

import java.lang.invoke.*;
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

/** A child-first loader, logging proxies, type tokens, constructor injection, hidden classes, services. */
public class LoadersAndProxies {
    // class loaders, hidden classes, service lookup, generic reflection, default methods via proxies
    public interface Greeter {
        String greet(String n);
        default String twice(String n) {
            return greet(n) + greet(n);
        }
    }
    public static class Impl implements Greeter {
        static int made;
        public Impl() {
            made++;
        }
        public String greet(String n) {
            return "hi " + n;
        }
        @Override public String toString() {
            return "Impl@" + getClass().getClassLoader().getName();
        }
    }
    static class Child extends ClassLoader {
        final Set<String> mine;
        final List<String> asked = new ArrayList<>();
        Child(Set<String> m) {
            super("child", LoadersAndProxies.class.getClassLoader());
            mine = m;
        }
        @Override protected Class<?> loadClass(String n, boolean r) throws ClassNotFoundException {
            asked.add(n.replaceAll(".*\\.", ""));
            synchronized (getClassLoadingLock(n)) {
                Class<?> c = findLoadedClass(n);
                if (c == null && mine.contains(n)) {
                    try (var in = LoadersAndProxies.class.getResourceAsStream("/" + n.replace('.', '/') + ".class")) {
                        byte[] b = in.readAllBytes();
                        c = defineClass(n, b, 0, b.length);
                    } catch (java.io.IOException e) {
                        throw new ClassNotFoundException(n, e);
                    }
                }
                return c != null ? c : super.loadClass(n, r);
            }
        }
    }
    static <T> T timed(Class<T> t, T target, List<String> log) {
        return t.cast(Proxy.newProxyInstance(t.getClassLoader(), new Class<?>[]{t}, (p, m, as) -> {
            log.add(m.getName() + Arrays.toString(as));
            try {
                return m.invoke(target, as);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            } finally {
                log.add("/" + m.getName());
            }
        }));
    }
    static abstract class TypeRef<T> {
        final Type t = ((ParameterizedType) getClass().getGenericSuperclass()).getActualTypeArguments()[0];
    }
    static String show(Type t) {
        if (t instanceof Class<?> c) return c.getSimpleName();
        if (t instanceof ParameterizedType p) {
            StringJoiner j = new StringJoiner(",", show(p.getRawType()) + "<", ">");
            for (Type x : p.getActualTypeArguments()) j.add(show(x));
            return j.toString();
        }
        if (t instanceof WildcardType w) return "?" + (w.getLowerBounds().length > 0 ? " super "
                + show(w.getLowerBounds()[0]) : " extends " + show(w.getUpperBounds()[0]));
        if (t instanceof GenericArrayType g) return show(g.getGenericComponentType()) + "[]";
        return ((TypeVariable<?>) t).getName() + ":" + ((TypeVariable<?>) t).getGenericDeclaration();
    }
    static Object inject(Class<?> c, Map<Class<?>, Object> env) throws Exception {
        if (env.containsKey(c)) return env.get(c);
        Constructor<?> k = c.getDeclaredConstructors()[0];
        k.setAccessible(true);
        Object[] as = new Object[k.getParameterCount()];
        for (int i = 0; i < as.length; i++) as[i] = inject(k.getParameterTypes()[i], env);
        Object o = k.newInstance(as);
        env.put(c, o);
        return o;
    }
    static class DbX {
        final String url;
        DbX(String u) {
            url = u;
        }
    }
    static class Repo {
        final DbX d;
        Repo(DbX d) {
            this.d = d;
        }
    }
    static class Svc {
        final Repo r;
        final DbX d;
        Svc(Repo r, DbX d) {
            this.r = r;
            this.d = d;
        }
    }
    static <E extends Enum<E>> E parse(Class<E> c, String s) {
        return Enum.valueOf(c, s.toUpperCase());
    }
    static String dump(Object o) throws IllegalAccessException {
        StringJoiner j = new StringJoiner(", ", o.getClass().getSimpleName() + "{", "}");
        for (Class<?> c = o.getClass(); c != Object.class; c = c.getSuperclass()) for (Field f
                : c.getDeclaredFields()) {
            if (Modifier.isStatic(f.getModifiers()) || f.isSynthetic()) continue;
            f.setAccessible(true);
            Object v = f.get(o);
            j.add(f.getName() + "=" + (v != null && v.getClass().isArray() ? Array.getLength(v) + " items" : v));
        }
        return j.toString();
    }
    static class A0 {
        private int p = 1;
        protected String q = "s";
        static int no;
    }
    static class B0 extends A0 {
        double[] arr = {1, 2};
        final Boolean z = null;
        char c = 'k';
    }
    public static void main(String[] args) throws Throwable {
        String n = "LoadersAndProxies$Impl";
        Child cl = new Child(Set.of(n));
        Class<?> c = Class.forName(n, false, cl);
        System.out.println((c == Impl.class) + " " + c.getClassLoader().getName() + " " + cl.asked);
        Greeter g = (Greeter) c.getDeclaredConstructor().newInstance();
        System.out.println(g.twice("x") + g + " " + Impl.made + " " + c.getDeclaredField("made").get(null));
        try {
            Impl i = (Impl) (Object) g;
            System.out.println(i);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", "@#"));
        }
        System.out.println(cl.loadClass("LoadersAndProxies$Greeter") == Greeter.class);
        try {
            cl.loadClass("no.Such");
        } catch (ClassNotFoundException e) {
            System.out.println(e.getMessage());
        }
        List<String> log = new ArrayList<>();
        Greeter pr = timed(Greeter.class, new Impl(), log);
        System.out.println(pr.greet("p") + pr.twice("q") + log);
        Comparable<String> bad = timed(Comparable.class, (Comparable) "s", log);
        try {
            ((Comparable) bad).compareTo(5);
        } catch (ClassCastException e) {
            System.out.println("cce");
        }
        System.out.println(show(new TypeRef<Map<? super Integer, List<? extends Number[]>>>() {}.t) + " "
                + show(new TypeRef<List<String>[]>() {}.t));
        Map<Class<?>, Object> env = new HashMap<>(Map.of(String.class, "jdbc:x"));
        Svc s = (Svc) inject(Svc.class, env);
        System.out.println((s.r.d == s.d) + s.d.url + env.size());
        System.out.println(parse(Thread.State.class, "new"));
        try {
            parse(Thread.State.class, "nah");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(dump(new B0()));
        byte[] bytes = LoadersAndProxies.class.getResourceAsStream("LoadersAndProxies$Impl.class").readAllBytes();
        MethodHandles.Lookup hl = MethodHandles.lookup().defineHiddenClass(bytes, true,
                MethodHandles.Lookup.ClassOption.NESTMATE);
        Class<?> h = hl.lookupClass();
        System.out.println(h.isHidden() + " " + h.getName().startsWith("LoadersAndProxies$Impl/0x") + " "
                + ((Greeter) h.getConstructor().newInstance()).greet("hidden") + " "
                + h.getNestHost().getSimpleName());
        System.out.println(ServiceLoader.load(Greeter.class).findFirst().isPresent() + " "
                + ServiceLoader.load(java.nio.file.spi.FileSystemProvider.class).stream().count());
        Thread t = Thread.currentThread();
        ClassLoader old = t.getContextClassLoader();
        t.setContextClassLoader(cl);
        System.out.println(t.getContextClassLoader().getName() + old.getName()
                + ClassLoader.getPlatformClassLoader().getName() + String.class.getClassLoader());
        t.setContextClassLoader(old);
        System.out.println(LoadersAndProxies.class.getResource("LoadersAndProxies.class").getProtocol() + " "
                + ClassLoader.getSystemResource("nope.txt") + " "
                + LoadersAndProxies.class.getProtectionDomain().getCodeSource().getLocation().getProtocol());
        Function<Object, String> f = Object::toString;
        Supplier<Function<Object, String>> sup = () -> f;
        System.out.println(sup.get().apply(12));
        System.out.println(MethodHandles.lookup().findVirtual(Greeter.class, "twice",
                MethodType.methodType(String.class, String.class)).invoke((Greeter) x -> x + "!", "mh"));
    }
}
