// verdict: safe
// paths:   24
// set:     +symbolic.lazy=true +symbolic.method=lazy.ByHandle.test(sym#sym)
// What natives hand on is as little known as it was: each of seven ways to the next of a node,
// if there is a node, leads to null, to the node or to another one (3). No node, and numbers
// below and above those of the ways, are the others.
package lazy;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicReference;

public class ByHandle {
    static class Node {
        static Node last;
        Node next;
    }

    static Node next(Node n) {
        return n.next;
    }

    static final MethodHandle GETTER, ADAPTED, STATIC;
    static final VarHandle NEXT;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            GETTER = lookup.findGetter(Node.class, "next", Node.class);
            ADAPTED = lookup.findStatic(ByHandle.class, "next", MethodType.methodType(Node.class, Node.class))
                    .asType(MethodType.methodType(Object.class, Object.class));
            STATIC = lookup.findStaticGetter(Node.class, "last", Node.class);
            NEXT = lookup.findVarHandle(Node.class, "next", Node.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    static Object get(Node n, int way) throws Throwable {
        switch (way) {
            case 0: return GETTER.invokeWithArguments(n);
            case 1: return ADAPTED.invokeExact((Object) n);
            case 2: Node.last = n.next; return STATIC.invokeWithArguments();
            case 3: return NEXT.getVolatile((Object) n);
            case 4: return NEXT.getAndSet(n, null);
            case 5: return ByHandle.class.getDeclaredMethod("next", Node.class).invoke(null, n);
            default: return new AtomicReference<>(n.next).getAndSet(null);
        }
    }

    static int test(Node n, int way) throws Throwable {
        if (n == null) {
            return 0;
        }
        if (way < 0 || way > 6) {
            return 4;
        }
        Object o = get(n, way);
        return o == null ? 1 : o == n ? 2 : 3;
    }

    public static void main(String[] args) throws Throwable {
        test(null, 0);
    }
}
