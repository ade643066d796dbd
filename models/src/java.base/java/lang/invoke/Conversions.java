package java.lang.invoke;

import jdk.internal.vm.annotation.Hidden;
import sun.invoke.util.ValueConversions;
import sun.invoke.util.Wrapper;

/**
 * Conversions of a single value between two static types, and of a call between two method types. "Strict" is what
 * {@link MethodHandle#asType} allows and does; otherwise the rules of
 * {@link MethodHandles#explicitCastArguments} hold. A value is boxed as its static type says.
 */
final class Conversions {
    private Conversions() {}

    /** Whether a handle of type target can be called as callType (strict rules; the number of parameters included). */
    static boolean convertible(MethodType target, MethodType callType) {
        int count = target.parameterCount();
        if (count != callType.parameterCount()) {
            return false;
        }
        for (int i = 0; i < count; i++) {
            if (!convertible(callType.parameterType(i), target.parameterType(i))) {
                return false;
            }
        }
        return convertible(target.returnType(), callType.returnType());
    }

    /** Whether the strict rules allow a conversion; a cast may still fail when it is made. */
    static boolean convertible(Class<?> from, Class<?> to) {
        if (from == to || from == Object.class || to == Object.class || from == void.class || to == void.class) {
            return true;
        }
        if (from.isPrimitive()) {
            Wrapper source = Wrapper.forPrimitiveType(from);
            return to.isPrimitive()
                    ? Wrapper.forPrimitiveType(to).isConvertibleFrom(source)
                    : to.isAssignableFrom(source.wrapperType());
        }
        if (!to.isPrimitive()) {
            return true;
        }
        Wrapper result = Wrapper.forPrimitiveType(to);
        return from.isAssignableFrom(result.wrapperType())
                || Wrapper.isWrapperType(from) && result.isConvertibleFrom(Wrapper.forWrapperType(from));
    }

    /** Converts one value. */
    @Hidden
    static Object convert(Object value, Class<?> from, Class<?> to, boolean strict) {
        if (from == to || to == Object.class && from != void.class) {
            return value;
        }
        if (to == void.class) {
            return null;
        }
        if (from == void.class) {
            return zero(to);
        }
        if (to.isPrimitive()) {
            return from.isPrimitive()
                    ? fromNumber(number(value), Wrapper.forPrimitiveType(to))
                    : unbox(value, from, Wrapper.forPrimitiveType(to), strict);
        }
        if (to.isAssignableFrom(from) || !strict && to.isInterface()) {
            return value;
        }
        return to.cast(value);
    }

    /** The default value of a type: null for void and references. */
    static Object zero(Class<?> type) {
        return type.isPrimitive() ? Wrapper.forPrimitiveType(type).zero() : null;
    }

    @Hidden
    private static Object unbox(Object value, Class<?> from, Wrapper to, boolean strict) {
        if (value == null && strict && from == to.wrapperType()) {
            throw new NullPointerException("Cannot invoke \"" + from.getName() + "." + to.primitiveSimpleName()
                    + "Value()\" because \"x\" is null");
        }
        if (value != null && value.getClass() == to.wrapperType()) {
            return value;
        }
        Number number = ValueConversions.primitiveConversion(to, value, !strict);
        if (number == null) {
            String getter = to == Wrapper.BYTE || to == Wrapper.SHORT || to == Wrapper.LONG || to.isFloating()
                    ? to.primitiveSimpleName() : "int";
            throw new NullPointerException("Cannot invoke \"java.lang.Number." + getter + "Value()\" because the"
                    + " return value of \"sun.invoke.util.ValueConversions.primitiveConversion("
                    + "sun.invoke.util.Wrapper, Object, boolean)\" is null");
        }
        return fromNumber(number, to);
    }

    private static Number number(Object primitive) {
        if (primitive instanceof Number) {
            return (Number) primitive;
        }
        if (primitive instanceof Character) {
            return (int) (char) primitive;
        }
        return (boolean) primitive ? 1 : 0;
    }

    private static Object fromNumber(Number number, Wrapper to) {
        switch (to.basicTypeChar()) {
            case 'Z': return (number.byteValue() & 1) != 0;
            case 'B': return number.byteValue();
            case 'S': return number.shortValue();
            case 'C': return (char) number.intValue();
            case 'I': return number.intValue();
            case 'J': return number.longValue();
            case 'F': return number.floatValue();
            case 'D': return number.doubleValue();
            default: throw new InternalError("not a number: " + to);
        }
    }

    /** Calls target, whose type has the same number of parameters, with arguments boxed for callType. */
    @Hidden
    static Object call(MethodHandle target, MethodType callType, Object[] args, boolean strict) throws Throwable {
        MethodType type = target.type;
        Object result = target.call(arguments(type, callType, args, strict));
        return convert(result, type.returnType(), callType.returnType(), strict);
    }

    /** Converts arguments boxed for callType to those of type. Answers args itself if there was nothing to do. */
    @Hidden
    static Object[] arguments(MethodType type, MethodType callType, Object[] args, boolean strict) {
        Object[] converted = args;
        for (int i = 0; i < args.length; i++) {
            Class<?> from = callType.parameterType(i);
            Class<?> to = type.parameterType(i);
            if (from == to) {
                continue;
            }
            Object value = convert(args[i], from, to, strict);
            if (value != args[i]) {
                if (converted == args) {
                    converted = args.clone();
                }
                converted[i] = value;
            }
        }
        return converted;
    }
}
