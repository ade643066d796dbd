package lib;

import java.io.Serializable;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Members by reflection: listing with modifiers and generics, reading, writing, invoking, failing. */
public class ReflectMembers {
    public abstract static class Shape<T extends Number & Comparable<T>> implements Serializable {
        private static final long serialVersionUID = 1L;
        protected transient volatile int counter;
        public final String label = "const";
        public static double scale = 1.5;
        private List<? super T> items;
        Map<String, ? extends List<T[]>>[] maps;

        protected Shape(T size, String... names) throws IllegalStateException {
            if (size == null) {
                throw new IllegalStateException("no size");
            }
        }

        public abstract <R extends Exception> T area(Function<? super T, ? extends R> f) throws R, java.io.IOException;

        protected static synchronized final strictfp int twice(int x) {
            return 2 * x;
        }

        private native void nothing();

        private String secret(int n, long[] values, String... rest) {
            return "secret " + n + " " + values.length + " " + rest.length;
        }
    }

    public static class Circle extends Shape<Integer> {
        byte b = 1;
        short s = 2;
        char c = 'c';
        int i = 4;
        long l = 5;
        float f = 6;
        double d = 7;
        boolean z = true;
        private final int fixed;

        public Circle() {
            this(1);
        }

        private Circle(int x) {
            super(x, "a", "b");
            fixed = x;
        }

        @Override
        public <R extends Exception> Integer area(Function<? super Integer, ? extends R> f) throws R {
            R r = f.apply(3);
            if (r != null) {
                throw r;
            }
            return 9;
        }

        void overloaded(Object o) {
            System.out.println("object");
        }

        void overloaded(String o) {
            System.out.println("string");
        }
    }

    static String attempt(Call c) {
        try {
            return String.valueOf(c.run());
        } catch (InvocationTargetException e) {
            return "ITE(" + e.getCause() + ")";
        } catch (Exception e) {
            return e.getClass().getSimpleName() + (e instanceof IllegalAccessException ? "" : "(" + e.getMessage() + ")");
        }
    }

    interface Call {
        Object run() throws Exception;
    }

    static String type(Type t) {
        if (t instanceof ParameterizedType p) {
            return "P<" + type(p.getRawType()) + Arrays.stream(p.getActualTypeArguments()).map(ReflectMembers::type).toList() + ">";
        } else if (t instanceof WildcardType w) {
            return "W" + Arrays.stream(w.getUpperBounds()).map(ReflectMembers::type).toList() + Arrays.stream(w.getLowerBounds()).map(ReflectMembers::type).toList();
        } else if (t instanceof GenericArrayType g) {
            return "A(" + type(g.getGenericComponentType()) + ")";
        } else if (t instanceof TypeVariable<?> v) {
            return "V" + v.getName();
        }
        return ((Class<?>) t).getSimpleName();
    }

    public static void main(String[] args) throws Exception {
        for (Class<?> c : List.of(Shape.class, Circle.class)) {
            System.out.println(c.toGenericString() + " " + Modifier.toString(c.getModifiers()) + " super " + c.getGenericSuperclass());
            List<Member> all = new ArrayList<>(Arrays.asList(c.getDeclaredFields()));
            all.addAll(Arrays.asList(c.getDeclaredConstructors()));
            all.addAll(Arrays.asList(c.getDeclaredMethods()));
            all.stream().sorted(Comparator.comparing(Object::toString)).forEach(m -> {
                System.out.println("  " + m + " synthetic " + m.isSynthetic());
                String g = m instanceof Field f ? f.toGenericString() : ((Executable) m).toGenericString();
                System.out.println("    " + g + (m instanceof Executable e ? " varargs " + e.isVarArgs() + " n " + e.getParameterCount() + (m instanceof Method x ? " bridge " + x.isBridge() + " default " + x.isDefault() : "") : ""));
            });
        }
        for (TypeVariable<?> v : Shape.class.getTypeParameters()) {
            System.out.println(v + " " + Arrays.toString(v.getBounds()) + " " + v.getGenericDeclaration());
        }
        System.out.println(type(Shape.class.getDeclaredField("maps").getGenericType()) + " " + type(Shape.class.getDeclaredField("items").getGenericType()));
        Method area = Shape.class.getMethod("area", Function.class);
        System.out.println(type(area.getGenericParameterTypes()[0]) + " " + type(area.getGenericReturnType()) + " " + Arrays.stream(area.getGenericExceptionTypes()).map(ReflectMembers::type).toList() + Arrays.toString(area.getExceptionTypes()));
        Parameter p = Shape.class.getDeclaredMethod("secret", int.class, long[].class, String[].class).getParameters()[2];
        System.out.println(p + " " + p.isVarArgs() + " " + p.isNamePresent() + " " + p.getName() + " " + p.getType());

        Circle o = new Circle();
        for (String n : List.of("b", "s", "c", "i", "l", "f", "d", "z")) {
            Field f = Circle.class.getDeclaredField(n);
            System.out.println(n + " " + f.get(o) + " " + f.getType() + " int " + attempt(() -> f.getInt(o)) + " double " + attempt(() -> f.getDouble(o)) + " byte " + attempt(() -> f.getByte(o)) + " set " + attempt(() -> {
                f.setInt(o, 77);
                return f.get(o);
            }));
        }
        Field i = Circle.class.getDeclaredField("i");
        System.out.println(attempt(() -> {
            i.set(o, 'x');
            return o.i;
        }) + " " + attempt(() -> {
            i.set(o, 5L);
            return o.i;
        }) + " " + attempt(() -> {
            i.set(o, null);
            return o.i;
        }) + " " + attempt(() -> i.get("wrong")) + " " + attempt(() -> i.get(null)));
        Field fixed = Circle.class.getDeclaredField("fixed");
        System.out.println(attempt(() -> {
            fixed.setInt(o, 9);
            return "set";
        }) + " " + fixed.trySetAccessible() + " " + attempt(() -> {
            fixed.setInt(o, 9);
            return fixed.get(o);
        }));
        Field scale = Shape.class.getField("scale");
        scale.setDouble(null, 2.5);
        System.out.println(Shape.scale + " " + attempt(() -> {
            scale.set(null, 3);
            return Shape.scale;
        }) + " " + Shape.class.getField("label").get(o));

        Method secret = Shape.class.getDeclaredMethod("secret", int.class, long[].class, String[].class);
        System.out.println(attempt(() -> secret.invoke(o, 1, new long[2], new String[] {"q"})) + " " + attempt(() -> secret.invoke(o, 1, new long[2])) + " " + attempt(() -> secret.invoke(o, "1", new long[2], null))
            + " " + attempt(() -> secret.invoke("x", 1, null, null)) + " " + attempt(() -> secret.invoke(null, 1, null, null)) + " " + attempt(() -> secret.invoke(o, 1, null, new String[0])));
        Method twice = Shape.class.getDeclaredMethod("twice", int.class);
        System.out.println(twice.invoke(null, 21) + " " + attempt(() -> twice.invoke(null, (short) 4)) + " " + attempt(() -> twice.invoke(null, 4L)) + " " + attempt(() -> twice.invoke(null, (Object) null)) + " " + attempt(() -> twice.invoke("ignored", 'a')));
        System.out.println(attempt(() -> area.invoke(o, (Function<Integer, Exception>) x -> new java.io.FileNotFoundException("thrown " + x))) + " " + attempt(() -> area.invoke(o, (Function<Integer, Exception>) x -> null)) + " " + attempt(() -> area.invoke(o, (Object) null)));
        Circle.class.getDeclaredMethod("overloaded", Object.class).invoke(o, "actually a string");
        System.out.println(attempt(() -> Circle.class.getMethod("overloaded", String.class)) + " " + attempt(() -> Circle.class.getDeclaredField("nope")) + " " + attempt(() -> Circle.class.getField("b")));
        Constructor<Circle> priv = Circle.class.getDeclaredConstructor(int.class);
        System.out.println(attempt(() -> priv.newInstance(8).fixed) + " " + attempt(() -> Circle.class.getConstructor(int.class)) + " " + attempt(() -> Shape.class.getDeclaredConstructors()[0].newInstance(1, null)) + " " + attempt(() -> priv.newInstance()));
        System.out.println(attempt(() -> String.class.getDeclaredField("value").getInt("x")) + " " + attempt(() -> {
            Field v = String.class.getDeclaredField("value");
            v.setAccessible(true);
            return "opened";
        }).startsWith("InaccessibleObjectException") + " " + secret.canAccess(o));
        System.out.println(Arrays.stream(Circle.class.getMethods()).filter(m -> m.getDeclaringClass() != Object.class).map(m -> m.getReturnType().getSimpleName() + " " + m.getName()).sorted().collect(Collectors.joining(", ")));
        System.out.println(secret.equals(Shape.class.getDeclaredMethod("secret", int.class, long[].class, String[].class)) + " " + secret.hashCode() + " " + i.hashCode() + " " + priv.hashCode() + " " + (secret == Shape.class.getDeclaredMethod("secret", int.class, long[].class, String[].class)));
        AccessibleObject.setAccessible(new Field[] {i, fixed}, true);
        System.out.println(i.isAccessible() + " " + Modifier.toString(0xfff) + " " + Modifier.isStrict(twice.getModifiers()) + " " + ReflectMembers.class.getDeclaredClasses().length);
    }
}
