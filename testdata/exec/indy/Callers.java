package indy;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** A handle on a caller-sensitive method acts for the class that looked it up, whoever calls it. */
public class Callers {
    static class Finder {
        static MethodHandle find(Class<?> owner, String name, Class<?> result, Class<?>... params) throws Exception {
            return MethodHandles.lookup().findStatic(owner, name, MethodType.methodType(result, params));
        }
    }

    /** HotSpot calls from a hidden class beside the one that looked up. */
    static void show(MethodHandles.Lookup l) {
        System.out.println(l.lookupClass().getName().startsWith("indy.Callers$Finder"));
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle lookup = Finder.find(MethodHandles.class, "lookup", MethodHandles.Lookup.class);
        MethodHandles.Lookup l = (MethodHandles.Lookup) lookup.invokeExact();
        show(l);
        show((MethodHandles.Lookup) lookup.invoke());
        show((MethodHandles.Lookup) MethodHandles.foldArguments(MethodHandles.identity(MethodHandles.Lookup.class), lookup).invoke());
        MethodHandle forName = Finder.find(Class.class, "forName", Class.class, String.class);
        System.out.println((Class<?>) forName.invokeExact("indy.Callers$Finder"));
    }
}
