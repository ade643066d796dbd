package lib;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.Method;

/** Which boxes reflection and handles make: those that valueOf shares, or others. */
public class ReflectedBoxes {
    static boolean z(boolean v) { return v; }
    static byte b(byte v) { return v; }
    static char c(char v) { return v; }
    static short s(short v) { return v; }
    static int i(int v) { return v; }
    static long l(long v) { return v; }
    static float f(float v) { return v; }
    static double d(double v) { return v; }
    int of() { return 5; }

    static void compare(String name, Class<?> type, Object small, Object large) throws Throwable {
        Method m = ReflectedBoxes.class.getDeclaredMethod(name, type);
        // Once before anybody has asked valueOf for one of them, and often: earlier JDKs make bytecode after a while.
        for (int n = 0; n < 20; n += 19) {
            System.out.print(name + (m.invoke(null, small) == m.invoke(null, small)) + (m.invoke(null, large) == m.invoke(null, large)) + " ");
        }
        MethodHandle h = MethodHandles.lookup().findStatic(ReflectedBoxes.class, name, MethodType.methodType(type, type))
            .asType(MethodType.genericMethodType(1));
        System.out.println(((Object) h.invokeExact(small) == (Object) h.invokeExact(small)) + " " + (h.invokeWithArguments(small) == h.invokeWithArguments(small)));
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle first = MethodHandles.lookup().findStatic(ReflectedBoxes.class, "s", MethodType.methodType(short.class, short.class));
        Object early = first.invokeWithArguments(Array.get(new short[] {3}, 0));
        System.out.println(early == (Object) Short.valueOf((short) 3));
        compare("z", boolean.class, true, false);
        compare("b", byte.class, (byte) 5, (byte) -128);
        compare("c", char.class, 'a', '\u00ff');
        compare("s", short.class, (short) 5, (short) 500);
        compare("i", int.class, 5, 500);
        compare("l", long.class, 5L, 500L);
        compare("f", float.class, 1f, 2f);
        compare("d", double.class, 1.0, 2.0);
        System.out.println(ReflectedBoxes.class.getDeclaredMethod("of").invoke(new ReflectedBoxes()) == (Object) 5);
        System.out.println((Array.get(new int[] {5}, 0) == (Object) 5) + " " + (Array.get(new boolean[] {true}, 0) == Boolean.TRUE));
    }
}
