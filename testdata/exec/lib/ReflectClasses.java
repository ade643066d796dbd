package lib;

import java.io.Serializable;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.AbstractMap;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

/** java.lang.Class: names, relations, nesting, arrays, enums, records, sealed types, casts. */
public class ReflectClasses {
    class Inner {
        class Deeper { }
    }

    static class Nested<T> { }

    interface Face {
        default String hello() {
            return "hello " + getClass().getSimpleName();
        }

        private int hidden() {
            return 1;
        }
    }

    enum Planet implements Face {
        EARTH, MARS {
            @Override
            public String hello() {
                return "red";
            }
        }
    }

    record Pair<A extends Comparable<A>, B>(A left, @Deprecated List<? extends B> right, int... rest) implements Face {
        static final int LIMIT = 3;
    }

    sealed interface Tree permits Leaf, Node { }

    record Leaf(int v) implements Tree { }

    static final class Node implements Tree { }

    abstract static non-sealed class Open extends Base { }

    abstract static sealed class Base permits Open { }

    @interface Mark { }

    static String attempt(Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Throwable e) {
            return e.getClass().getName() + ": " + e.getMessage();
        }
    }

    static void describe(Class<?> c) {
        System.out.println(c.getName() + " | " + c.getSimpleName() + " | " + c.getTypeName() + " | " + c.getCanonicalName() + " | " + c + " | " + c.getPackageName() + " | " + c.descriptorString());
        System.out.println("  " + (c.isInterface() ? "I" : "") + (c.isArray() ? "A" : "") + (c.isPrimitive() ? "P" : "") + (c.isEnum() ? "E" : "") + (c.isRecord() ? "R" : "") + (c.isAnnotation() ? "@" : "") + (c.isAnonymousClass() ? "a" : "") + (c.isLocalClass() ? "l" : "")
            + (c.isMemberClass() ? "m" : "") + (c.isSealed() ? "S" : "") + (c.isSynthetic() ? "s" : "") + (c.isHidden() ? "h" : "") + " mods " + Modifier.toString(c.getModifiers()) + " super " + (c.getSuperclass() == null ? null : c.getSuperclass().getName()) + " interfaces "
            + Arrays.toString(c.getInterfaces()) + " generic " + Arrays.toString(c.getGenericInterfaces()) + " declaring " + c.getDeclaringClass() + " enclosing " + c.getEnclosingClass() + " host " + c.getNestHost().getSimpleName() + " component " + c.getComponentType());
    }

    public static void main(String[] args) throws Exception {
        Runnable anonymous = new Runnable() {
            @Override
            public void run() { }
        };
        class Local {
            Object make() {
                return new Object() {
                    @Override
                    public String toString() {
                        Method m = getClass().getEnclosingMethod();
                        return m.getName() + " in " + m.getDeclaringClass().getSimpleName();
                    }
                };
            }
        }
        for (Class<?> c : new Class<?>[] {int.class, void.class, String.class, int[].class, String[][].class, Inner.class, Inner.Deeper.class, Nested.class, Nested[].class, Face.class, Planet.class, Planet.MARS.getClass(), Pair.class, Tree.class, Leaf.class, Open.class, Base.class, Mark.class,
            anonymous.getClass(), Local.class, Local[].class, Map.Entry.class, AbstractMap.SimpleEntry.class, Cloneable.class, RetentionPolicy.class}) {
            describe(c);
        }
        System.out.println(new Local().make() + " " + Local.class.getEnclosingMethod().getName() + " " + anonymous.getClass().getEnclosingMethod().getName());
        System.out.println(Planet.MARS.getDeclaringClass() + " " + Arrays.toString(Planet.class.getEnumConstants()) + Arrays.toString(String.class.getEnumConstants()) + Planet.EARTH.hello() + Planet.MARS.hello() + new Leaf(1).equals(new Leaf(1)));
        for (RecordComponent rc : Pair.class.getRecordComponents()) {
            System.out.println(rc + " | " + rc.getGenericType() + " | " + rc.getAccessor().getName() + " | " + rc.getGenericSignature() + " | " + Arrays.toString(rc.getAnnotations()) + " | " + rc.getAccessor().invoke(new Pair<>("l", List.of(1), 5, 6)).getClass().getSimpleName());
        }
        System.out.println(Pair.class.getDeclaredConstructors()[0].toGenericString() + " " + Arrays.toString(Node.class.getRecordComponents()));
        System.out.println(Arrays.toString(Tree.class.getPermittedSubclasses()) + Arrays.toString(Base.class.getPermittedSubclasses()) + Arrays.toString(String.class.getPermittedSubclasses()));
        System.out.println(Number.class.isAssignableFrom(Integer.class) + " " + Integer.class.isAssignableFrom(int.class) + " " + Object[].class.isAssignableFrom(String[].class) + " " + Object[].class.isAssignableFrom(int[].class) + " " + Object.class.isAssignableFrom(int[].class) + " " + long.class.isAssignableFrom(int.class)
            + " " + Serializable.class.isInstance(new int[0]) + " " + int.class.isInstance(1) + " " + String.class.isInstance(null));
        System.out.println(attempt(() -> Integer.class.cast("x")) + " | " + Number.class.cast(5) + " | " + String.class.cast(null) + " | " + attempt(() -> String.class.asSubclass(Number.class)) + " | " + Integer.class.asSubclass(Number.class));
        for (String n : new String[] {"java.lang.String", "[I", "[Ljava.lang.String;", "int", "lib.ReflectClasses$Inner", "lib.ReflectClasses.Inner", "no.such.Class", "[Lno.Such;", "", "java/lang/String", "[[Z", "String"}) {
            System.out.println("forName " + n + " -> " + attempt(() -> Class.forName(n)));
        }
        System.out.println(attempt(() -> Class.forName(null)).startsWith("java.lang.NullPointerException"));
        System.out.println(attempt(() -> Face.class.getDeclaredConstructor()) + " | " + attempt(() -> Base.class.getDeclaredConstructor().newInstance()) + " | " + attempt(() -> Inner.class.getDeclaredConstructors()[0].getParameterTypes()[0].getSimpleName()) + " | " + attempt(() -> Planet.class.getDeclaredConstructors()[0].newInstance("X", 3)));
        Object arr = Array.newInstance(int.class, 3);
        Array.set(arr, 0, 7);
        Array.setInt(arr, 1, 'c');
        Array.set(arr, 2, (byte) 3);
        System.out.println(Arrays.toString((int[]) arr) + Array.getLength(arr) + Array.get(arr, 0).getClass() + Array.getDouble(arr, 1) + " " + Array.newInstance(String.class, 2, 3).getClass() + " " + Array.newInstance(int[].class, 1).getClass().getSimpleName());
        System.out.println(attempt(() -> Array.get(arr, 3)) + " | " + attempt(() -> Array.getByte(arr, 0)) + " | " + attempt(() -> {
            Array.set(arr, 0, 1L);
            return 0;
        }) + " | " + attempt(() -> Array.getLength("no")) + " | " + attempt(() -> Array.newInstance(void.class, 1)) + " | " + attempt(() -> Array.newInstance(int.class, -1)) + " | " + attempt(() -> {
            Array.set(new String[1], 0, 5);
            return 0;
        }) + " | " + attempt(() -> Array.newInstance(int.class, new int[0])));
        System.out.println(int.class == Integer.TYPE ? int[].class.getComponentType() + " " + String[].class.arrayType() + " " + int[].class.arrayType().getSimpleName() + " " + int.class.arrayType().componentType() : "");
        System.out.println(Face.class.isNestmateOf(ReflectClasses.class) + " " + String.class.isNestmateOf(Face.class) + " " + Arrays.stream(ReflectClasses.class.getNestMembers()).map(Class::getSimpleName).sorted().toList());
        System.out.println(Arrays.stream(ReflectClasses.class.getDeclaredClasses()).sorted(Comparator.comparing(Class::getName)).map(Class::getSimpleName).toList());
        System.out.println(new HashMap<String, Integer>() { }.getClass().getGenericSuperclass() + " " + List.class.getTypeParameters()[0] + " " + Pair.class.getTypeParameters()[0].getBounds()[0]);
        Runnable lambda = () -> { };
        System.out.println(lambda.getClass().isSynthetic() + " " + lambda.getClass().isHidden() + " " + lambda.getClass().getInterfaces()[0].getSimpleName() + " " + lambda.getClass().getSimpleName().startsWith("ReflectClasses$$Lambda") + " " + lambda.getClass().isAnonymousClass());
        System.out.println(String.class.getModule() + " " + ReflectClasses.class.getModule().isNamed() + " " + String.class.getPackage() + " " + ReflectClasses.class.getPackage().getName() + " " + int[].class.getPackage() + " " + String.class.getClassLoader() + " " + (ReflectClasses.class.getClassLoader() == ClassLoader.getSystemClassLoader()));
        System.out.println(ReflectClasses.class.desiredAssertionStatus() + " " + String.class.desiredAssertionStatus() + " " + ReflectClasses.class.hashCode() * 0 + " " + Arrays.toString(Planet.class.getSigners()) + " " + Planet.valueOf("MARS").name() + " " + attempt(() -> Planet.valueOf("VENUS")) + " " + attempt(() -> Enum.valueOf(Planet.class, null)));
    }
}
