package java.lang.invoke;

import jdk.internal.vm.annotation.Hidden;
import sun.invoke.util.Wrapper;

/**
 * Where the machine calls into this package to link constants and call sites, under the names that HotSpot uses. The
 * way out, into the machine, is {@link Natives}.
 */
final class MethodHandleNatives {
    private MethodHandleNatives() {}

    /** Reference kinds, for the classes of the JDK that stay. */
    static final class Constants {
        private Constants() {}

        static final byte REF_NONE = 0;
        static final byte REF_getField = 1;
        static final byte REF_getStatic = 2;
        static final byte REF_putField = 3;
        static final byte REF_putStatic = 4;
        static final byte REF_invokeVirtual = 5;
        static final byte REF_invokeStatic = 6;
        static final byte REF_invokeSpecial = 7;
        static final byte REF_newInvokeSpecial = 8;
        static final byte REF_invokeInterface = 9;
        static final byte REF_LIMIT = 10;
    }

    private static final String[] REF_KIND_NAMES = {
        "REF_NONE", "getField", "getStatic", "putField", "putStatic", "invokeVirtual", "invokeStatic", "invokeSpecial",
        "newInvokeSpecial", "invokeInterface"};

    static boolean refKindIsValid(int refKind) {
        return refKind > Constants.REF_NONE && refKind < Constants.REF_LIMIT;
    }

    static boolean refKindIsField(byte refKind) {
        return refKind >= Constants.REF_getField && refKind <= Constants.REF_putStatic;
    }

    static boolean refKindIsSetter(byte refKind) {
        return refKind == Constants.REF_putField || refKind == Constants.REF_putStatic;
    }

    static String refKindName(byte refKind) {
        return REF_KIND_NAMES[refKind];
    }

    /**
     * Resolves a CONSTANT_MethodHandle.
     *
     * @param type the MethodType of the descriptor (constructors: void), or the class of a field
     */
    static MethodHandle linkMethodHandleConstant(Class<?> caller, int refKind, Class<?> owner, String name,
                                                 Object type) {
        try {
            MethodHandles.Lookup lookup = MethodHandles.Lookup.IMPL_LOOKUP.in(caller);
            return new MemberFinder(lookup).linkMethodHandleConstant(refKind, owner, name, type);
        } catch (ReflectiveOperationException e) {
            throw mapLookupExceptionToError(e);
        }
    }

    /** Resolves a CONSTANT_MethodType whose classes the machine has loaded and checked. */
    static MethodType findMethodHandleType(Class<?> returnType, Class<?>[] parameterTypes) {
        return MethodType.methodType(returnType, parameterTypes);
    }

    /** Runs the bootstrap method of an invokedynamic instruction. The arguments are boxed as the constants say. */
    static CallSite linkCallSite(MethodHandle bootstrap, Class<?> caller, String name, MethodType type,
                                 Object[] arguments) {
        CallSite site = (CallSite) bootstrap(CallSite.class, bootstrap, caller, name, type, arguments);
        RuntimeException wrong;
        if (site == null) {
            wrong = new ClassCastException("CallSite bootstrap method failed to produce an instance of CallSite");
        } else {
            MethodHandle target = site.getTarget();
            if (target.type().equals(type)) {
                return site;
            }
            wrong = new WrongMethodTypeException(target + " should be of type " + type);
        }
        throw new BootstrapMethodError("CallSite bootstrap method initialization exception", wrong);
    }

    /** Runs the bootstrap method of a CONSTANT_Dynamic. The answer is boxed if type is primitive. */
    static Object linkDynamicConstant(MethodHandle bootstrap, Class<?> caller, String name, Class<?> type,
                                      Object[] arguments) {
        MethodType bootstrapType = bootstrap.type();
        if (bootstrapType.parameterCount() < 2
                || !MethodHandles.Lookup.class.isAssignableFrom(bootstrapType.parameterType(0))) {
            throw new BootstrapMethodError(
                    "Invalid bootstrap method declared for resolving a dynamic constant: " + bootstrap);
        }
        return bootstrap(type, bootstrap, caller, name, type, arguments);
    }

    /** Calls a bootstrap method and converts what it returns. */
    private static Object bootstrap(Class<?> resultType, MethodHandle bootstrap, Class<?> caller, String name,
                                    Object type, Object[] arguments) {
        Object[] all = new Object[arguments.length + 3];
        all[0] = MethodHandles.Lookup.IMPL_LOOKUP.in(caller);
        all[1] = name;
        all[2] = type;
        System.arraycopy(arguments, 0, all, 3, arguments.length);
        MethodType callType = MethodType.genericMethodType(all.length)
                .changeParameterType(0, MethodHandles.Lookup.class)
                .changeParameterType(1, String.class)
                .changeParameterType(2, type instanceof Class ? Class.class : MethodType.class);
        try {
            return Conversions.convert(bootstrap.callAs(callType, all), Object.class, resultType, true);
        } catch (Error e) {
            throw e;
        } catch (Throwable t) {
            throw new BootstrapMethodError("bootstrap method initialization exception", t);
        }
    }

    /** The linkage error that stands for an exception of Lookup. */
    static LinkageError mapLookupExceptionToError(ReflectiveOperationException exception) {
        Throwable cause = exception.getCause();
        LinkageError error;
        if (exception instanceof IllegalAccessException) {
            if (cause instanceof AbstractMethodError) {
                return (AbstractMethodError) cause;
            }
            error = new IllegalAccessError(exception.getMessage());
        } else if (exception instanceof NoSuchMethodException) {
            error = new NoSuchMethodError(exception.getMessage());
        } else if (exception instanceof NoSuchFieldException) {
            error = new NoSuchFieldError(exception.getMessage());
        } else {
            error = new IncompatibleClassChangeError();
        }
        if (error.getClass().isInstance(cause)) {
            return (LinkageError) cause;
        }
        error.initCause(cause == null ? exception : cause);
        return error;
    }
}
