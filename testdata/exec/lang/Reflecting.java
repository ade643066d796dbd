package lang;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Annotations, Class queries, fields, methods, constructors, arrays and proxies by reflection. */
public class Reflecting {
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD, ElementType.PARAMETER})
    @Inherited
    @interface Info {
        String value() default "none";
        int priority() default 1;
        Class<?> type() default Object.class;
        Level level() default Level.LOW;
        String[] tags() default {};
        Nested nested() default @Nested(7);
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Nested { int value(); }

    @Retention(RetentionPolicy.RUNTIME)
    @Repeatable(Marks.class)
    @interface Mark { char c(); }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Marks { Mark[] value(); }

    @Retention(RetentionPolicy.SOURCE)
    @interface Gone { }

    enum Level { LOW, HIGH }

    @Info(value = "base", priority = 5, tags = {"a", "b"}, level = Level.HIGH)
    static class Base<T> {
        @Info("field") protected List<Map<String, T>> field;
        public static final int CONST = 42;
        private volatile transient long hidden = 3;

        public Base() { }

        protected Base(int a, String... rest) throws java.io.IOException { hidden = a + rest.length; }

        @Mark(c = 'x') @Mark(c = 'y') @Gone
        public <X extends Comparable<X>> X generic(X in, @Info("param") List<? super T> l) { return in; }

        private static synchronized int twice(int n) { return n * 2; }
    }

    static final class Sub extends Base<Integer> implements Runnable, Cloneable {
        int ran;

        @Override
        public void run() { ran++; }
    }

    interface Calc {
        int add(int a, int b);

        String name();

        default int triple(int x) { return add(x, add(x, x)); }
    }

    public static void main(String[] args) throws Exception {
        Info info = Base.class.getAnnotation(Info.class);
        System.out.println(info.value() + " " + info.priority() + " " + info.type().getSimpleName() + " " + info.level() + " " + Arrays.toString(info.tags()) + " " + info.nested().value() + " " + info.annotationType().getSimpleName());
        System.out.println(Sub.class.isAnnotationPresent(Info.class) + " " + Sub.class.getDeclaredAnnotations().length + " " + info.equals(Sub.class.getAnnotation(Info.class)) + " " + (info.hashCode() == Sub.class.getAnnotation(Info.class).hashCode()));
        Method generic = Arrays.stream(Base.class.getDeclaredMethods()).filter(m -> m.getName().equals("generic")).findFirst().get();
        Mark[] marks = generic.getAnnotationsByType(Mark.class);
        System.out.println(marks.length + " " + marks[1].c() + " " + generic.getAnnotations().length + " " + ((Info) generic.getParameterAnnotations()[1][0]).value() + " " + generic.getAnnotation(Mark.class));
        System.out.println(generic.toGenericString().replace("lang.Reflecting$", "") + " | " + generic.getReturnType() + " " + Arrays.toString(generic.getGenericParameterTypes()));
        Field field = Base.class.getDeclaredField("field");
        System.out.println(field.getGenericType() + " " + Modifier.toString(field.getModifiers()) + " " + field.getAnnotation(Info.class).value());
        Field hidden = Base.class.getDeclaredField("hidden");
        System.out.println(Modifier.toString(hidden.getModifiers()) + " " + Modifier.toString(Base.class.getDeclaredField("CONST").getModifiers()) + " " + Base.class.getField("CONST").getInt(null));
        hidden.setAccessible(true);
        Sub sub = new Sub();
        hidden.setLong(sub, 99);
        System.out.println(hidden.get(sub) + " " + hidden.getLong(sub));
        for (Constructor<?> c : sorted(Base.class.getDeclaredConstructors())) {
            System.out.println(c.getParameterCount() + " " + c.isVarArgs() + " " + Arrays.toString(c.getExceptionTypes()) + " " + Modifier.toString(c.getModifiers()));
        }
        Base<?> made = Base.class.getDeclaredConstructor(int.class, String[].class).newInstance(5, new String[] {"p", "q"});
        System.out.println(hidden.get(made));
        Method twice = Base.class.getDeclaredMethod("twice", int.class);
        System.out.println(twice.invoke(null, 21) + " " + Modifier.toString(twice.getModifiers()));
        Runnable.class.getMethod("run").invoke(sub);
        System.out.println(sub.ran + " " + Arrays.toString(Sub.class.getInterfaces()) + " " + Sub.class.getGenericSuperclass() + " " + Modifier.toString(Sub.class.getModifiers()) + " " + Sub.class.getPackageName() + " " + Sub.class.getNestHost().getSimpleName());
        for (Class<?> k : new Class<?>[] {int.class, void.class, int[].class, String[][].class, Sub.class, Calc.class, Level.class, Info.class, new Object() { }.getClass()}) {
            System.out.print(k.getName() + " " + k.getTypeName() + " " + k.isPrimitive() + k.isArray() + k.isInterface() + k.isEnum() + k.isAnnotation() + k.isAnonymousClass() + " " + k.getCanonicalName() + "; ");
        }
        System.out.println();
        int[][] grid = (int[][]) Array.newInstance(int.class, 2, 3);
        Array.setInt(grid[1], 2, 8);
        Array.set(grid[0], 0, (byte) 4);
        System.out.println(Arrays.deepToString(grid) + Array.getLength(grid) + Array.get(grid[1], 2) + Array.newInstance(String.class, 1).getClass());
        try {
            Array.set(grid[0], 0, 4L);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        InvocationHandler h = (proxy, m, a) -> switch (m.getName()) {
            case "add" -> (int) a[0] + (int) a[1];
            case "triple" -> InvocationHandler.invokeDefault(proxy, m, a);
            case "toString" -> "proxy of " + proxy.getClass().getInterfaces()[0].getSimpleName();
            case "hashCode" -> 17;
            case "equals" -> proxy == a[0];
            default -> throw new java.io.IOException("no " + m.getName());
        };
        Calc calc = (Calc) Proxy.newProxyInstance(Reflecting.class.getClassLoader(), new Class<?>[] {Calc.class}, h);
        System.out.println(calc.add(2, 3) + " " + calc.triple(5) + " " + calc + " " + calc.hashCode() + " " + calc.equals(calc) + calc.equals("x") + " " + Proxy.isProxyClass(calc.getClass()) + " " + (Proxy.getInvocationHandler(calc) == h));
        try {
            calc.name();
        } catch (java.lang.reflect.UndeclaredThrowableException e) {
            System.out.println(e.getCause().getMessage());
        }
        try {
            Method clone = Object.class.getDeclaredMethod("clone");
            clone.setAccessible(true);
            System.out.println("opened");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        try {
            Integer.class.getMethod("parseInt", String.class).invoke(null, "zz");
        } catch (InvocationTargetException e) {
            System.out.println(e.getCause().getMessage());
        }
        System.out.println(Class.forName("[Llang.Reflecting$Level;").getComponentType().getEnumConstants()[1] + " " + Class.forName("[[I") + " " + Integer.class.cast(5) + " " + Number.class.isInstance(5) + " " + Number.class.isAssignableFrom(Integer.class) + " " + int.class.isInstance(5));
    }

    static Constructor<?>[] sorted(Constructor<?>[] cs) {
        Arrays.sort(cs, Comparator.comparingInt(Constructor::getParameterCount));
        return cs;
    }
}
