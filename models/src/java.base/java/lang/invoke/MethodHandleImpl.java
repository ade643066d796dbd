package java.lang.invoke;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import jdk.internal.access.JavaLangInvokeAccess;
import jdk.internal.access.SharedSecrets;
import jdk.internal.invoke.NativeEntryPoint;

/** What other packages of the JDK may know of method handles. */
final class MethodHandleImpl {
    private MethodHandleImpl() {}

    static {
        SharedSecrets.setJavaLangInvokeAccess(new Access());
    }

    /** Used only under a security manager, which there is none of. */
    static MethodHandle bindCaller(MethodHandle handle, Class<?> caller) {
        return handle;
    }

    /** Bits of the flags of a stack frame, which the machine sets. */
    private static final int CALLER_SENSITIVE = 0x100000;

    private static final int HIDDEN = 0x400000;

    private static final class Access implements JavaLangInvokeAccess {
        @Override
        public Object newMemberName() {
            return new MemberName();
        }

        @Override
        public String getName(Object member) {
            return ((MemberName) member).getName();
        }

        @Override
        public MethodType getMethodType(Object member) {
            return ((MemberName) member).getMethodType();
        }

        @Override
        public String getMethodDescriptor(Object member) {
            return ((MemberName) member).getMethodDescriptor();
        }

        @Override
        public boolean isNative(Object member) {
            return ((MemberName) member).isNative();
        }

        @Override
        public Class<?> getDeclaringClass(Object member) {
            return ((MemberName) member).getDeclaringClass();
        }

        // What later JDKs ask for beside these.

        public MethodType getMethodType(String descriptor, ClassLoader loader) {
            return MethodType.fromMethodDescriptorString(descriptor, loader);
        }

        public boolean isCallerSensitive(int flags) {
            return (flags & CALLER_SENSITIVE) != 0;
        }

        public boolean isHiddenMember(int flags) {
            return (flags & HIDDEN) != 0;
        }

        public MethodHandle unreflectConstructor(Constructor<?> constructor) throws IllegalAccessException {
            return MethodHandles.Lookup.IMPL_LOOKUP.unreflectConstructor(constructor);
        }

        public MethodHandle unreflectField(Field field, boolean setter) throws IllegalAccessException {
            return setter ? MethodHandles.Lookup.IMPL_LOOKUP.unreflectSetter(field)
                    : MethodHandles.Lookup.IMPL_LOOKUP.unreflectGetter(field);
        }

        public MethodHandle findVirtual(Class<?> owner, String name, MethodType type) throws IllegalAccessException {
            try {
                return MethodHandles.Lookup.IMPL_LOOKUP.findVirtual(owner, name, type);
            } catch (NoSuchMethodException e) {
                return null;
            }
        }

        public MethodHandle findStatic(Class<?> owner, String name, MethodType type) throws IllegalAccessException {
            try {
                return MethodHandles.Lookup.IMPL_LOOKUP.findStatic(owner, name, type);
            } catch (NoSuchMethodException e) {
                return null;
            }
        }

        @Override
        public void ensureCustomized(MethodHandle handle) {}

        // What follows serves class data sharing and jdk.incubator.foreign.

        @Override
        public Map<String, byte[]> generateHolderClasses(Stream<String> traces) {
            throw new UnsupportedOperationException();
        }

        @Override
        public VarHandle memoryAccessVarHandle(Class<?> carrier, boolean skipAlignmentMaskCheck, long alignmentMask,
                                               ByteOrder order) {
            throw new UnsupportedOperationException();
        }

        @Override
        public VarHandle filterValue(VarHandle target, MethodHandle toTarget, MethodHandle fromTarget) {
            throw new UnsupportedOperationException();
        }

        @Override
        public VarHandle filterCoordinates(VarHandle target, int pos, MethodHandle... filters) {
            throw new UnsupportedOperationException();
        }

        @Override
        public VarHandle dropCoordinates(VarHandle target, int pos, Class<?>... types) {
            throw new UnsupportedOperationException();
        }

        @Override
        public VarHandle permuteCoordinates(VarHandle target, List<Class<?>> coordinates, int... reorder) {
            throw new UnsupportedOperationException();
        }

        @Override
        public VarHandle collectCoordinates(VarHandle target, int pos, MethodHandle filter) {
            throw new UnsupportedOperationException();
        }

        @Override
        public VarHandle insertCoordinates(VarHandle target, int pos, Object... values) {
            throw new UnsupportedOperationException();
        }

        @Override
        public MethodHandle nativeMethodHandle(NativeEntryPoint entryPoint, MethodHandle fallback) {
            throw new UnsupportedOperationException();
        }
    }
}
