package java.lang.invoke;

import jdk.internal.vm.annotation.Hidden;

/** Handles without a target that are not members either: values, arrays, and calls of handles given as argument. */
final class LeafHandles {
    private LeafHandles() {}

    /** Answers a fixed value, whatever the arguments. */
    static final class Constant extends MethodHandle {
        private final Object value;

        /** The value is boxed as the return type says. */
        Constant(MethodType type, Object value) {
            super(type);
            this.value = value;
        }

        @Hidden
        @Override
        Object call(Object[] args) {
            return value;
        }
    }

    /** Answers its argument. */
    static final class Identity extends MethodHandle {
        Identity(Class<?> type) {
            super(MethodType.methodType(type, type));
        }

        @Hidden
        @Override
        Object call(Object[] args) {
            return args[0];
        }
    }

    /** Throws its argument. */
    static final class Throw extends MethodHandle {
        Throw(Class<?> returnType, Class<?> exceptionType) {
            super(MethodType.methodType(returnType, exceptionType));
        }

        @Hidden
        @Override
        Object call(Object[] args) throws Throwable {
            Throwable t = (Throwable) args[0];
            throw t;
        }
    }

    /** Refuses to be called: the target of a call site that has none, and reflection on polymorphic methods. */
    static final class Refuse extends MethodHandle {
        private final boolean unsupported;
        private final String message;

        Refuse(MethodType type, boolean unsupported, String message) {
            super(type);
            this.unsupported = unsupported;
            this.message = message;
        }

        @Hidden
        @Override
        Object call(Object[] args) {
            throw unsupported ? new UnsupportedOperationException(message) : new IllegalStateException(message);
        }
    }

    /** Makes an array of a given length. */
    static final class NewArray extends MethodHandle {
        NewArray(Class<?> arrayClass) {
            super(MethodType.methodType(arrayClass, int.class));
        }

        @Hidden
        @Override
        Object call(Object[] args) {
            return java.lang.reflect.Array.newInstance(type.returnType().getComponentType(), (int) args[0]);
        }
    }

    /** The length of an array. */
    static final class ArrayLength extends MethodHandle {
        ArrayLength(Class<?> arrayClass) {
            super(MethodType.methodType(int.class, arrayClass));
        }

        @Hidden
        @Override
        Object call(Object[] args) {
            return ArrayAccess.length(ArrayAccess.component(type.parameterType(0)), args[0]);
        }
    }

    /** Reads an element of an array. */
    static final class ArrayGet extends MethodHandle {
        ArrayGet(Class<?> arrayClass) {
            super(MethodType.methodType(arrayClass.getComponentType(), arrayClass, int.class));
        }

        @Hidden
        @Override
        Object call(Object[] args) {
            return ArrayAccess.get(ArrayAccess.component(type.parameterType(0)), args[0], (int) args[1]);
        }
    }

    /** Writes an element of an array. */
    static final class ArraySet extends MethodHandle {
        ArraySet(Class<?> arrayClass) {
            super(MethodType.methodType(void.class, arrayClass, int.class, arrayClass.getComponentType()));
        }

        @Hidden
        @Override
        Object call(Object[] args) {
            ArrayAccess.set(ArrayAccess.component(type.parameterType(0)), args[0], (int) args[1], args[2]);
            return null;
        }
    }

    /** Calls the handle that is its first argument, as invokeExact or invoke would. */
    static final class Invoker extends MethodHandle {
        private final MethodType callType;
        private final boolean exact;

        Invoker(MethodType callType, boolean exact) {
            super(callType.insertParameterTypes(0, MethodHandle.class));
            this.callType = callType;
            this.exact = exact;
        }

        @Hidden
        @Override
        Object call(Object[] args) throws Throwable {
            MethodHandle handle = (MethodHandle) args[0];
            Object[] rest = ArgumentAdapters.replace(args, 0, 1, 0);
            return exact ? linkExact(handle, callType, rest) : linkGeneric(handle, callType, rest);
        }
    }

    /** Accesses the variable that is its first argument. */
    static final class VarHandleInvoker extends MethodHandle {
        private final VarHandle.AccessMode mode;
        private final MethodType callType;
        private final boolean exact;

        VarHandleInvoker(VarHandle.AccessMode mode, MethodType callType, boolean exact) {
            super(callType.insertParameterTypes(0, VarHandle.class));
            this.mode = mode;
            this.callType = callType;
            this.exact = exact;
        }

        @Hidden
        @Override
        Object call(Object[] args) throws Throwable {
            VarHandle handle = (VarHandle) args[0];
            if (exact && !handle.isAccessModeSupported(mode)) {
                throw VarHandle.unsupported(mode);
            }
            if (exact && handle.accessModeType(mode) != callType) {
                MethodType found = handle.accessModeType(mode).insertParameterTypes(0, VarHandle.class);
                throw mismatch(type, found);
            }
            return VarHandle.link(handle, mode.ordinal(), callType, ArgumentAdapters.replace(args, 0, 1, 0));
        }
    }

    /** Accesses one variable in one mode. */
    static final class VarHandleAccess extends MethodHandle {
        private final VarHandle handle;
        private final VarHandle.AccessMode mode;

        VarHandleAccess(VarHandle handle, VarHandle.AccessMode mode) {
            super(handle.accessModeType(mode));
            this.handle = handle;
            this.mode = mode;
        }

        @Hidden
        @Override
        Object call(Object[] args) {
            return handle.checkedAccess(mode, args);
        }
    }

    /** Calls the present target of a call site. */
    static final class SiteInvoker extends MethodHandle {
        private final CallSite site;

        SiteInvoker(CallSite site) {
            super(site.type());
            this.site = site;
        }

        @Hidden
        @Override
        Object call(Object[] args) throws Throwable {
            return site.getTarget().call(args);
        }
    }
}
