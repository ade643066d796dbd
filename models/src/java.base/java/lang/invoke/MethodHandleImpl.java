package java.lang.invoke;

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
