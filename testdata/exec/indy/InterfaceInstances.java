// release: 17-21
package indy;

import static java.lang.invoke.MethodType.methodType;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleProxies;
import java.lang.invoke.MethodHandles;
import java.util.Comparator;
import java.util.function.IntSupplier;

/** Method handles as instances of interfaces, for which later releases spin classes. */
public class InterfaceInstances {
    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lk = MethodHandles.lookup();
        System.out.println(MethodHandleProxies.asInterfaceInstance(IntSupplier.class, MethodHandles.constant(int.class, 6)).getAsInt());
        Comparator<String> proxy = MethodHandleProxies.asInterfaceInstance(Comparator.class, lk.findVirtual(String.class, "compareToIgnoreCase", methodType(int.class, String.class)));
        System.out.println(proxy.compare("A", "b") + " " + MethodHandleProxies.isWrapperInstance(proxy) + " " + MethodHandleProxies.isWrapperInstance("cmp"));
        Runnable[] rs = new Runnable[3];
        for (int i = 0; i < 3; i++) {
            MethodHandle print = MethodHandles.insertArguments(lk.findVirtual(java.io.PrintStream.class, "print", methodType(void.class, String.class)), 0, System.out, "r" + i + " ");
            rs[i] = MethodHandleProxies.asInterfaceInstance(Runnable.class, print);
        }
        for (Runnable r : rs) {
            r.run();
        }
        System.out.println();
    }
}
