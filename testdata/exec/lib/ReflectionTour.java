package lib;

import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Annotations, generic signatures, members, records, sealed types, proxies, arrays. */
public class ReflectionTour {
    @Retention(RetentionPolicy.RUNTIME) @Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD,
            ElementType.PARAMETER, ElementType.TYPE_USE}) @Inherited @interface A {
        String value() default "dflt";
        int[] n() default {
            1, 2
        };
        Class<?> c() default Object.class;
        Thread.State st() default Thread.State.NEW;
        B b() default @B(3);
        double d() default 1.5;
        char ch() default '\n';
        long l() default 7;
        float f() default 2f;
        String[] ss() default {};
    }
    @Retention(RetentionPolicy.RUNTIME) @interface B {
        int value();
    }
    @Retention(RetentionPolicy.RUNTIME) @Repeatable(Rs.class) @interface R {
        String value();
    }
    @Retention(RetentionPolicy.RUNTIME) @interface Rs {
        R[] value();
    }
    @A("x") @R("1") @R("2") static class Base<T extends Comparable<? super T> & Runnable> {
        @A(n = {}) protected T f;
        private final Map<String, ? extends List<int[]>> m = null;
        @Deprecated public <X extends Exception> void go(@A("p") List<? super X> p, int... xs) throws X,
                java.io.IOException {}
        Base() {}
    }
    static final class Sub extends Base implements Supplier<String>, Comparable<Sub> {
        public String get() {
            return "g";
        }
        public int compareTo(Sub o) {
            return 0;
        }
        private int priv(int x) {
            return x * 2;
        }
        static String st(String s, long l) {
            return s + l;
        }
        class Inner {
            Inner(int q) {}
        }
    }
    record Rec<T>(@A("rc") T a, int b) {
        static int cnt;
        Rec {
            cnt++;
        }
        Rec(T a) {
            this(a, 9);
        }
    }
    sealed interface S permits S1, S2 {}
    record S1() implements S {}
    static final class S2 implements S {}
    enum E {
        X {
            int v() {
                return 1;
            }
        }, Y;
        int v() {
            return 0;
        }
    }
    public static void main(String[] args) throws Exception {
        A a = Base.class.getAnnotation(A.class);
        System.out.println(a);
        System.out.println(a.equals(Sub.class.getAnnotation(A.class)) + " "
                + (a.hashCode() == Sub.class.getAnnotation(A.class).hashCode()) + " " + a.annotationType());
        System.out.println(Arrays.toString(Base.class.getAnnotationsByType(R.class))
                + Base.class.getAnnotation(Rs.class).value().length
                + Arrays.toString(Base.class.getDeclaredAnnotations()));
        for (Method m : sorted(Base.class.getDeclaredMethods())) {
            System.out.println(m + " | " + m.toGenericString() + " " + m.isVarArgs()
                    + Arrays.toString(m.getGenericParameterTypes()) + Arrays.toString(m.getGenericExceptionTypes())
                    + Arrays.deepToString(m.getParameterAnnotations())
                    + Arrays.toString(m.getTypeParameters()[0].getBounds())
                    + m.isAnnotationPresent(Deprecated.class));
            for (Parameter p : m.getParameters()) System.out.println(p + " " + p.isNamePresent());
        }
        for (Field f : Base.class.getDeclaredFields()) System.out.println(f.toGenericString() + " "
                + f.getGenericType().getClass().getSimpleName() + Arrays.toString(f.getAnnotations())
                + Modifier.toString(f.getModifiers()));
        System.out.println(Base.class.toGenericString()
                + Arrays.toString(Base.class.getTypeParameters()[0].getBounds()) + Sub.class.getGenericSuperclass()
                + Arrays.toString(Sub.class.getGenericInterfaces()));
        Sub s = Sub.class.getDeclaredConstructor().newInstance();
        Method pm = Sub.class.getDeclaredMethod("priv", int.class);
        System.out.println(pm.invoke(s, 21));
        System.out.println(Sub.class.getDeclaredMethod("st", String.class, long.class).invoke(null, "s", 3));
        try {
            pm.invoke(s, "x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            pm.invoke(null, 1);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        try {
            pm.invoke("str", 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            pm.invoke(s);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Sub.class.getMethod("nope", int.class, String[].class);
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        try {
            Sub.class.getField("f");
        } catch (NoSuchFieldException e) {
            System.out.println(e.getMessage());
        }
        try {
            Number.class.getDeclaredConstructor().newInstance();
        } catch (InstantiationException e) {
            System.out.println(e);
        }
        Constructor<?> ic = Sub.Inner.class.getDeclaredConstructors()[0];
        System.out.println(ic + " " + ic.newInstance(s, 3).getClass().getName());
        try {
            Integer.class.getMethod("parseInt", String.class).invoke(null, "zz");
        } catch (InvocationTargetException e) {
            System.out.println(e + " " + e.getCause());
        }
        for (RecordComponent rc : Rec.class.getRecordComponents()) System.out.println(rc + " " + rc.getGenericType()
                + " " + rc.getAccessor().invoke(new Rec<>("v")) + Arrays.toString(rc.getAnnotations()));
        System.out.println(new Rec<>(1, 2).equals(new Rec<>(1, 2)) + " " + new Rec<>(null).hashCode() + " "
                + new Rec<>("q") + Rec.cnt);
        System.out.println(Arrays.toString(S.class.getPermittedSubclasses()) + S.class.isSealed() + E.X.getClass()
                + E.X.getDeclaringClass() + E.X.v() + Arrays.toString(E.class.getEnumConstants()) + E.class.isEnum()
                + E.X.getClass().isEnum() + E.X.getClass().isAnonymousClass());
        Object arr = Array.newInstance(int.class, 2, 3);
        Array.setInt(Array.get(arr, 1), 2, 5);
        System.out.println(Arrays.deepToString((int[][]) arr) + Array.getLength(arr));
        try {
            Array.set(arr, 0, "x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Field ff = S2.class.getDeclaredFields().length == 0 ? Rec.class.getDeclaredField("b") : null;
        ff.setAccessible(true);
        Rec<String> rr = new Rec<>("z");
        System.out.println(ff.getInt(rr));
        try {
            ff.setInt(rr, 4);
        } catch (IllegalAccessException e) {
            System.out.println(e.getMessage());
        }
        InvocationHandler h = (p, m, ar) -> m.getName().equals("toString") ? "proxy!" : m.isDefault()
                ? InvocationHandler.invokeDefault(p, m, ar) : m.getName() + (ar == null ? "" : Arrays.toString(ar));
        Itf p = (Itf) Proxy.newProxyInstance(ReflectionTour.class.getClassLoader(), new Class<?>[]{Itf.class,
                Comparable.class}, h);
        System.out.println(p + p.a(1, "b") + p.d() + Proxy.isProxyClass(p.getClass())
                + Modifier.toString(p.getClass().getModifiers()));
        try {
            p.v();
        } catch (ClassCastException | NullPointerException e) {
            System.out.println(e.getClass());
        }
        Runnable lam = () -> {};
        System.out.println(lam.getClass().isSynthetic() + " " + lam.getClass().isHidden() + " "
                + new Object() {}.getClass().getName() + new Object() {}.getClass().getEnclosingMethod()
                + int[].class.getName() + String[][].class.getSimpleName() + Map.Entry.class.getCanonicalName()
                + Sub.Inner.class.getNestHost().getSimpleName() + void.class + int[].class.getComponentType()
                + Integer.TYPE.isPrimitive());
        class Loc {}
        System.out.println(Loc.class.getName() + Loc.class.isLocalClass() + Loc.class.getSimpleName()
                + Loc.class.getEnclosingMethod().getName() + Loc.class.getCanonicalName()
                + Arrays.toString(sortedC(ReflectionTour.class.getDeclaredClasses())));
        System.out.println(Class.forName("lib.ReflectionTour$Sub").getPackageName().isEmpty() + " "
                + ReflectionTour.class.getModule().isNamed() + String.class.getModule()
                + ReflectionTour.class.getClassLoader().getName());
        System.out.println(Stream.of(Sub.class.getMethods()).filter(m ->
                m.getDeclaringClass() != Object.class).map(m -> m.toString() + m.isBridge()
                + m.isSynthetic()).sorted().toList());
        System.out.println(((ParameterizedType) Base.class.getDeclaredField("m").getGenericType()).getActualTypeArguments()[1] + " " + ((AnnotatedType) Base.class.getDeclaredField("f").getAnnotatedType()).getType());
        System.out.println(Modifier.toString(ReflectionTour.class.getDeclaredMethod("sync").getModifiers()) + " "
                + ReflectionTour.class.getDeclaredMethod("main", String[].class).toGenericString()
                + Arrays.toString(ReflectionTour.class.getDeclaredMethod("main",
                String[].class).getExceptionTypes()));
    }
    interface Itf {
        String a(int x, String y);
        default String d() {
            return "default";
        }
        int v();
    }
    protected static final synchronized strictfp void sync() {}
    static Method[] sorted(Method[] m) {
        Arrays.sort(m, Comparator.comparing(Method::toString));
        return m;
    }
    static Class<?>[] sortedC(Class<?>[] m) {
        Arrays.sort(m, Comparator.comparing(Class::getName));
        return m;
    }
}
