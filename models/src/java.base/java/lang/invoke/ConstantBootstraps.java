package java.lang.invoke;

import java.util.Objects;
import sun.invoke.util.Wrapper;

/** Bootstrap methods of common dynamic constants. Replaced because the JDK's looks into direct handles. */
public final class ConstantBootstraps {
    private ConstantBootstraps() {
        throw new AssertionError();
    }

    public static Object nullConstant(MethodHandles.Lookup lookup, String name, Class<?> type) {
        if (type.isPrimitive()) {
            throw new IllegalArgumentException("not reference: " + type);
        }
        return null;
    }

    public static Class<?> primitiveClass(MethodHandles.Lookup lookup, String name, Class<?> type) {
        Objects.requireNonNull(name);
        Objects.requireNonNull(type);
        if (type != Class.class) {
            throw new IllegalArgumentException();
        }
        if (name.length() != 1) {
            throw new IllegalArgumentException("not primitive: " + name);
        }
        return switch (name.charAt(0)) { // Wrapper has it by this letter only up to 24
            case 'Z' -> boolean.class;
            case 'B' -> byte.class;
            case 'C' -> char.class;
            case 'S' -> short.class;
            case 'I' -> int.class;
            case 'J' -> long.class;
            case 'F' -> float.class;
            case 'D' -> double.class;
            case 'V' -> void.class;
            default -> throw new IllegalArgumentException("not primitive: " + name);
        };
    }

    public static <E extends Enum<E>> E enumConstant(MethodHandles.Lookup lookup, String name, Class<E> type) {
        Objects.requireNonNull(lookup);
        Objects.requireNonNull(name);
        Objects.requireNonNull(type);
        return Enum.valueOf(accessible(lookup, type), name);
    }

    public static Object getStaticFinal(MethodHandles.Lookup lookup, String name, Class<?> type,
                                        Class<?> declaringClass) {
        Objects.requireNonNull(lookup);
        Objects.requireNonNull(name);
        Objects.requireNonNull(type);
        Objects.requireNonNull(declaringClass);
        MethodHandle getter;
        try {
            getter = lookup.findStaticGetter(declaringClass, name, type);
        } catch (ReflectiveOperationException e) {
            throw MethodHandleNatives.mapLookupExceptionToError(e);
        }
        if (!getter.internalMemberName().isFinal()) {
            throw new IncompatibleClassChangeError("not a final field: " + name);
        }
        try {
            return getter.call(new Object[0]);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable t) {
            throw new LinkageError("Unexpected throwable", t);
        }
    }

    public static Object getStaticFinal(MethodHandles.Lookup lookup, String name, Class<?> type) {
        Class<?> owner = type.isPrimitive() ? Wrapper.forPrimitiveType(type).wrapperType() : type;
        return getStaticFinal(lookup, name, type, owner);
    }

    public static Object invoke(MethodHandles.Lookup lookup, String name, Class<?> type, MethodHandle handle,
                                Object... args) throws Throwable {
        Objects.requireNonNull(type);
        Objects.requireNonNull(handle);
        Objects.requireNonNull(args);
        if (handle.type().returnType() != type) {
            MethodHandle converted = handle.asType(handle.type().changeReturnType(type));
            handle = converted.withVarargs(handle.isVarargsCollector());
        }
        return handle.invokeWithArguments(args);
    }

    public static VarHandle fieldVarHandle(MethodHandles.Lookup lookup, String name, Class<VarHandle> type,
                                           Class<?> declaringClass, Class<?> fieldType) {
        checkField(lookup, name, type, declaringClass, fieldType);
        try {
            return lookup.findVarHandle(declaringClass, name, fieldType);
        } catch (ReflectiveOperationException e) {
            throw MethodHandleNatives.mapLookupExceptionToError(e);
        }
    }

    public static VarHandle staticFieldVarHandle(MethodHandles.Lookup lookup, String name, Class<VarHandle> type,
                                                 Class<?> declaringClass, Class<?> fieldType) {
        checkField(lookup, name, type, declaringClass, fieldType);
        try {
            return lookup.findStaticVarHandle(declaringClass, name, fieldType);
        } catch (ReflectiveOperationException e) {
            throw MethodHandleNatives.mapLookupExceptionToError(e);
        }
    }

    private static void checkField(MethodHandles.Lookup lookup, String name, Class<VarHandle> type,
                                   Class<?> declaringClass, Class<?> fieldType) {
        Objects.requireNonNull(lookup);
        Objects.requireNonNull(name);
        Objects.requireNonNull(type);
        Objects.requireNonNull(declaringClass);
        Objects.requireNonNull(fieldType);
        if (type != VarHandle.class) {
            throw new IllegalArgumentException();
        }
    }

    public static VarHandle arrayVarHandle(MethodHandles.Lookup lookup, String name, Class<VarHandle> type,
                                           Class<?> arrayClass) {
        Objects.requireNonNull(lookup);
        Objects.requireNonNull(type);
        Objects.requireNonNull(arrayClass);
        if (type != VarHandle.class) {
            throw new IllegalArgumentException();
        }
        return MethodHandles.arrayElementVarHandle(accessible(lookup, arrayClass));
    }

    public static Object explicitCast(MethodHandles.Lookup lookup, String name, Class<?> dstType, Object value)
            throws ClassCastException {
        if (dstType == void.class) {
            throw new ClassCastException("Can not convert to void");
        }
        return Conversions.convert(value, Object.class, dstType, false);
    }

    private static <T> Class<T> accessible(MethodHandles.Lookup lookup, Class<T> type) {
        try {
            lookup.accessClass(type);
            return type;
        } catch (ReflectiveOperationException e) {
            throw MethodHandleNatives.mapLookupExceptionToError(e);
        }
    }
}
