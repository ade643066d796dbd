package indy;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleInfo;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.List;

import static java.lang.invoke.MethodType.methodType;

/** MethodType operations, descriptors, MethodHandleInfo, constant dynamic descriptions. */
public class MethodTypes {
    static int stat(String s, long[] l) { return 0; }

    String virt(Object o) { return ""; }

    int f;
    static final String K = "k";

    MethodTypes(int x) { }

    static void refused(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " accepted");
        } catch (RuntimeException e) {
            System.out.println(what + " " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodType t = methodType(int.class, String.class, long.class, int[].class);
        System.out.println(t + " " + t.toMethodDescriptorString() + " " + t.descriptorString() + " " + t.parameterCount() + " " + t.returnType() + " " + t.parameterType(1) + " " + t.lastParameterType());
        System.out.println(t.parameterList() + " " + Arrays.toString(t.parameterArray()));
        System.out.println(t.changeReturnType(void.class) + " " + t.changeParameterType(0, Object.class) + " " + t.dropParameterTypes(1, 3) + " " + t.insertParameterTypes(1, char.class, byte.class) + " " + t.appendParameterTypes(double.class));
        System.out.println(t.wrap() + " " + t.wrap().unwrap() + " " + t.erase() + " " + t.generic() + " " + t.hasPrimitives() + t.hasWrappers() + t.wrap().hasPrimitives() + t.wrap().hasWrappers());
        System.out.println((t == methodType(int.class, List.of(String.class, long.class, int[].class))) + " " + t.equals(t.changeReturnType(int.class)) + " " + t.equals(t.wrap()) + " " + (t.hashCode() == methodType(int.class, String.class, long.class, int[].class).hashCode()));
        System.out.println(MethodType.genericMethodType(3) + " " + MethodType.genericMethodType(1, true) + " " + methodType(void.class) + " " + methodType(int.class, t));
        MethodType parsed = MethodType.fromMethodDescriptorString("(ILjava/lang/String;[[DZ)Ljava/util/List;", MethodTypes.class.getClassLoader());
        System.out.println(parsed + " " + parsed.parameterType(2).getName() + " " + parsed.toMethodDescriptorString());
        refused("void parameter", () -> methodType(int.class, void.class));
        refused("null parameter", () -> methodType(int.class, (Class<?>) null));
        refused("bad index", () -> t.parameterType(3));
        refused("bad drop", () -> t.dropParameterTypes(2, 1));
        refused("bad descriptor", () -> MethodType.fromMethodDescriptorString("(I", null));
        refused("unknown class", () -> {
            try {
                MethodType.fromMethodDescriptorString("(Lno/Such;)V", MethodTypes.class.getClassLoader());
            } catch (TypeNotPresentException e) {
                System.out.println(e.typeName());
                throw e;
            }
        });
        MethodHandles.Lookup lk = MethodHandles.lookup();
        MethodHandle[] handles = {lk.findStatic(MethodTypes.class, "stat", methodType(int.class, String.class, long[].class)), lk.findVirtual(MethodTypes.class, "virt", methodType(String.class, Object.class)), lk.findConstructor(MethodTypes.class, methodType(void.class, int.class)), lk.findGetter(MethodTypes.class, "f", int.class), lk.findSetter(MethodTypes.class, "f", int.class), lk.findStaticGetter(MethodTypes.class, "K", String.class), lk.findVirtual(List.class, "size", methodType(int.class))};
        for (MethodHandle h : handles) {
            MethodHandleInfo info = lk.revealDirect(h);
            System.out.println(MethodHandleInfo.referenceKindToString(info.getReferenceKind()) + " " + info.getName() + " " + info.getMethodType() + " " + info.getDeclaringClass().getSimpleName() + " " + info.isVarArgs() + " " + h.type());
        }
        refused("reveal of bound", () -> {
            lk.revealDirect(handles[0].bindTo("x"));
        });
        System.out.println(lk.lookupClass().getSimpleName() + " " + lk.hasFullPrivilegeAccess() + " " + MethodHandles.publicLookup().lookupClass().getSimpleName() + " " + lk.in(String.class).lookupClass().getSimpleName());
        Class<?> found = lk.findClass("indy.MethodTypes$Late");
        System.out.println(found.getSimpleName());
        lk.ensureInitialized(found);
        try {
            lk.findClass("indy.Missing");
        } catch (ClassNotFoundException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(t.describeConstable().get().displayDescriptor() + " " + String.class.descriptorString() + " " + int[][].class.descriptorString() + " " + int.class.arrayType() + " " + String[].class.componentType().getSimpleName());
        MethodHandle h = handles[0];
        System.out.println(h + " " + h.asType(h.type().generic()) + " " + (h.asType(h.type()) == h) + " " + h.isVarargsCollector());
        System.out.println(MethodHandles.classData(lk, "_", Object.class));
    }

    static class Late {
        static {
            System.out.println("Late initialised");
        }
    }
}
