// release: 21
package java21;

import java.lang.invoke.*;
import java.lang.runtime.SwitchBootstraps;

/** Bootstraps of pattern switches, called by hand. */
public class SwitchSites {
    enum Color { RED, GREEN }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        CallSite types = SwitchBootstraps.typeSwitch(lookup, "typeSwitch",
            MethodType.methodType(int.class, Object.class, int.class), String.class, 42, Integer.class, "text", Number.class);
        MethodHandle h = types.dynamicInvoker();
        Object[] asked = {null, "text", 42, 43, 1.5, 'c', (short) 42, (byte) 3};
        for (Object o : asked) {
            System.out.print((int) h.invoke(o, 0) + " ");
        }
        System.out.println((int) h.invoke((Object) "text", 1) + " " + (int) h.invoke((Object) 42, 2) + " " + (int) h.invoke((Object) 42, 5));
        CallSite enums = SwitchBootstraps.enumSwitch(lookup, "enumSwitch",
            MethodType.methodType(int.class, Color.class, int.class), "GREEN", "BLUE", Color.class);
        MethodHandle e = enums.dynamicInvoker();
        System.out.println((int) e.invoke(Color.RED, 0) + " " + (int) e.invoke(Color.GREEN, 0) + " " + (int) e.invoke(Color.GREEN, 1)
            + " " + (int) e.invoke((Color) null, 0));
        try {
            h.invoke((Object) "x", 6);
        } catch (IndexOutOfBoundsException x) {
            System.out.println(x.getMessage());
        }
        try {
            SwitchBootstraps.typeSwitch(lookup, "t", MethodType.methodType(int.class, Object.class), String.class);
        } catch (IllegalArgumentException x) {
            System.out.println(x.getMessage());
        }
        try {
            SwitchBootstraps.typeSwitch(lookup, "t", MethodType.methodType(int.class, Object.class, int.class), 1.5);
        } catch (IllegalArgumentException x) {
            System.out.println(x.getMessage());
        }
    }
}
