package shapes;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.HashMap;
import java.util.Map;
import sun.misc.Unsafe;

/**
 * Calls a static method with objects that are built as the text of a shape says:
 * Replay CLASS METHOD NAME=SHAPE... Objects are made as unknown ones are, without a
 * constructor. What nobody looked at is null, or a new object where null will not do.
 */
public class Replay {
    static final Unsafe UNSAFE = unsafe();

    private final Class<?> main;
    private final Map<String, Object> objects = new HashMap<>(); // by NAME#NUMBER
    private String text;
    private int at;

    Replay(Class<?> main) { this.main = main; }

    static Unsafe unsafe() {
        try {
            Field f = Unsafe.class.getDeclaredField("theUnsafe");
            f.setAccessible(true);
            return (Unsafe) f.get(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Throwable {
        Class<?> main = Class.forName(args[0]);
        Map<String, String> inputs = new HashMap<>();
        for (int i = 2; i < args.length; i++) {
            int eq = args[i].indexOf('=');
            inputs.put(args[i].substring(0, eq), args[i].substring(eq + 1));
        }
        for (Method m : main.getDeclaredMethods()) {
            if (!m.getName().equals(args[1]) || m.isSynthetic()) {
                continue;
            }
            if (!Modifier.isStatic(m.getModifiers())) {
                throw new IllegalArgumentException(m + " is not static");
            }
            m.setAccessible(true);
            Replay r = new Replay(main);
            Parameter[] params = m.getParameters();
            Object[] values = new Object[params.length];
            for (int i = 0; i < values.length; i++) {
                r.text = inputs.remove(params[i].getName());
                r.at = 0;
                values[i] = r.value(params[i].getType());
            }
            for (Map.Entry<String, String> e : inputs.entrySet()) {
                r.text = e.getValue();
                r.at = 0;
                Field f = main.getDeclaredField(e.getKey().substring(e.getKey().lastIndexOf('.') + 1));
                r.put(UNSAFE.staticFieldBase(f), UNSAFE.staticFieldOffset(f), f.getType());
            }
            try {
                m.invoke(null, values);
            } catch (java.lang.reflect.InvocationTargetException e) {
                throw e.getCause();
            }
        }
    }

    private boolean skip(String word) {
        boolean is = text.startsWith(word, at);
        if (is) {
            at += word.length();
        }
        return is;
    }

    private void expect(String word) {
        if (!skip(word)) {
            throw new IllegalArgumentException("expected " + word + " at " + at + " of " + text);
        }
    }

    private String upTo(String ends) {
        int from = at;
        while (at < text.length() && ends.indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return text.substring(from, at);
    }

    private void put(Object base, long offset, Class<?> type) throws Exception {
        Object v = value(type);
        if (type == int.class) {
            UNSAFE.putInt(base, offset, (Integer) v);
        } else if (type == long.class) {
            UNSAFE.putLong(base, offset, (Long) v);
        } else if (type == boolean.class) {
            UNSAFE.putBoolean(base, offset, (Boolean) v);
        } else if (type.isPrimitive()) {
            throw new IllegalArgumentException("a field of type " + type);
        } else {
            UNSAFE.putObject(base, offset, v);
        }
    }

    private Object value(Class<?> type) throws Exception {
        if (skip("null")) {
            return null;
        }
        if (skip("?!=null")) {
            return UNSAFE.allocateInstance(type);
        }
        if (skip("?")) {
            return type == int.class ? (Object) 0 : type == long.class ? (Object) 0L : type == boolean.class ? (Object) false : null;
        }
        if (type == int.class || type == Integer.class) {
            return Integer.valueOf(upTo(",}"));
        }
        if (type == long.class) {
            String s = upTo(",}");
            return Long.valueOf(s.substring(0, s.length() - 1));
        }
        if (type == boolean.class) {
            return Boolean.valueOf(upTo(",}"));
        }
        if (type == String.class && skip("\"")) {
            String s = upTo("\\\"");
            expect("\"");
            return s;
        }
        if (type.isEnum()) {
            for (Object constant : type.getEnumConstants()) {
                if (skip(((Enum<?>) constant).name())) {
                    return constant;
                }
            }
        }
        String head = upTo("#");
        at++;
        String id = head.replaceFirst("\\[[0-9]+\\]", "[]") + "#" + upTo(",{}");
        if (!skip("{")) {
            return objects.get(id);
        }
        if (type.isArray()) {
            int n = Integer.parseInt(head.substring(head.indexOf('[') + 1, head.indexOf(']')));
            Object array = Array.newInstance(type.getComponentType(), n);
            objects.put(id, array);
            for (int i = 0; i < n && !skip("..."); i++) {
                if (i > 0) {
                    expect(",");
                }
                Array.set(array, i, value(type.getComponentType()));
            }
            expect("}");
            return array;
        }
        Class<?> c = named(head, type);
        Object o = UNSAFE.allocateInstance(c);
        objects.put(id, o);
        while (!skip("}")) {
            skip(",");
            String name = upTo("=");
            at++;
            Field f = field(c, name);
            put(o, UNSAFE.objectFieldOffset(f), f.getType());
        }
        return o;
    }

    private Class<?> named(String name, Class<?> type) {
        for (Class<?> c : main.getDeclaredClasses()) {
            if (c.getSimpleName().equals(name)) {
                return c;
            }
        }
        if (!type.getSimpleName().equals(name)) {
            throw new IllegalArgumentException("no class " + name);
        }
        return type;
    }

    private static Field field(Class<?> c, String name) {
        for (; c != null; c = c.getSuperclass()) {
            for (Field f : c.getDeclaredFields()) {
                if (f.getName().equals(name)) {
                    return f;
                }
            }
        }
        throw new IllegalArgumentException("no field " + name);
    }
}
