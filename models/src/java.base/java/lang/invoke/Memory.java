package java.lang.invoke;

import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.Hidden;

/** The operations of variable handles on one place in memory, as {@link Unsafe} addresses it. Values are boxed. */
final class Memory {
    private Memory() {}

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();

    static final int GET = 0;
    static final int SET = 1;
    static final int GET_VOLATILE = 2;
    static final int SET_VOLATILE = 3;
    static final int COMPARE_AND_SET = 4;
    static final int COMPARE_AND_EXCHANGE = 5;
    static final int GET_AND_SET = 6;
    static final int GET_AND_ADD = 7;
    static final int GET_AND_OR = 8;
    static final int GET_AND_AND = 9;
    static final int GET_AND_XOR = 10;

    /** Whether a variable of this type knows the operation. */
    static boolean supports(Class<?> type, int operation) {
        if (operation < GET_AND_ADD) {
            return true;
        }
        if (operation == GET_AND_ADD) {
            return type.isPrimitive() && type != boolean.class;
        }
        return type.isPrimitive() && type != float.class && type != double.class;
    }

    /** Operates on a variable; the values that the operation takes are in args from {@code first} on. */
    @Hidden
    static Object operate(int operation, Class<?> type, Object base, long offset, Object[] args, int first) {
        Object x = first < args.length ? args[first] : null;
        Object y = first + 1 < args.length ? args[first + 1] : null;
        if (!type.isPrimitive()) {
            return onReference(operation, base, offset, x, y);
        }
        switch (type.descriptorString().charAt(0)) {
            case 'Z': return onBoolean(operation, base, offset, x, y);
            case 'B': return onByte(operation, base, offset, x, y);
            case 'S': return onShort(operation, base, offset, x, y);
            case 'C': return onChar(operation, base, offset, x, y);
            case 'I': return onInt(operation, base, offset, x, y);
            case 'J': return onLong(operation, base, offset, x, y);
            case 'F': return onFloat(operation, base, offset, x, y);
            default: return onDouble(operation, base, offset, x, y);
        }
    }

    @Hidden
    private static Object onBoolean(int operation, Object base, long offset, Object x, Object y) {
        switch (operation) {
            case GET: return UNSAFE.getBoolean(base, offset);
            case SET: UNSAFE.putBoolean(base, offset, (boolean) x); return null;
            case GET_VOLATILE: return UNSAFE.getBooleanVolatile(base, offset);
            case SET_VOLATILE: UNSAFE.putBooleanVolatile(base, offset, (boolean) x); return null;
            case COMPARE_AND_SET: return UNSAFE.compareAndSetBoolean(base, offset, (boolean) x, (boolean) y);
            case COMPARE_AND_EXCHANGE: return UNSAFE.compareAndExchangeBoolean(base, offset, (boolean) x, (boolean) y);
            case GET_AND_SET: return UNSAFE.getAndSetBoolean(base, offset, (boolean) x);
            case GET_AND_OR: return UNSAFE.getAndBitwiseOrBoolean(base, offset, (boolean) x);
            case GET_AND_AND: return UNSAFE.getAndBitwiseAndBoolean(base, offset, (boolean) x);
            case GET_AND_XOR: return UNSAFE.getAndBitwiseXorBoolean(base, offset, (boolean) x);
            default: throw new UnsupportedOperationException();
        }
    }

    @Hidden
    private static Object onByte(int operation, Object base, long offset, Object x, Object y) {
        switch (operation) {
            case GET: return UNSAFE.getByte(base, offset);
            case SET: UNSAFE.putByte(base, offset, (byte) x); return null;
            case GET_VOLATILE: return UNSAFE.getByteVolatile(base, offset);
            case SET_VOLATILE: UNSAFE.putByteVolatile(base, offset, (byte) x); return null;
            case COMPARE_AND_SET: return UNSAFE.compareAndSetByte(base, offset, (byte) x, (byte) y);
            case COMPARE_AND_EXCHANGE: return UNSAFE.compareAndExchangeByte(base, offset, (byte) x, (byte) y);
            case GET_AND_SET: return UNSAFE.getAndSetByte(base, offset, (byte) x);
            case GET_AND_ADD: return UNSAFE.getAndAddByte(base, offset, (byte) x);
            case GET_AND_OR: return UNSAFE.getAndBitwiseOrByte(base, offset, (byte) x);
            case GET_AND_AND: return UNSAFE.getAndBitwiseAndByte(base, offset, (byte) x);
            case GET_AND_XOR: return UNSAFE.getAndBitwiseXorByte(base, offset, (byte) x);
            default: throw new UnsupportedOperationException();
        }
    }

    @Hidden
    private static Object onShort(int operation, Object base, long offset, Object x, Object y) {
        switch (operation) {
            case GET: return UNSAFE.getShort(base, offset);
            case SET: UNSAFE.putShort(base, offset, (short) x); return null;
            case GET_VOLATILE: return UNSAFE.getShortVolatile(base, offset);
            case SET_VOLATILE: UNSAFE.putShortVolatile(base, offset, (short) x); return null;
            case COMPARE_AND_SET: return UNSAFE.compareAndSetShort(base, offset, (short) x, (short) y);
            case COMPARE_AND_EXCHANGE: return UNSAFE.compareAndExchangeShort(base, offset, (short) x, (short) y);
            case GET_AND_SET: return UNSAFE.getAndSetShort(base, offset, (short) x);
            case GET_AND_ADD: return UNSAFE.getAndAddShort(base, offset, (short) x);
            case GET_AND_OR: return UNSAFE.getAndBitwiseOrShort(base, offset, (short) x);
            case GET_AND_AND: return UNSAFE.getAndBitwiseAndShort(base, offset, (short) x);
            case GET_AND_XOR: return UNSAFE.getAndBitwiseXorShort(base, offset, (short) x);
            default: throw new UnsupportedOperationException();
        }
    }

    @Hidden
    private static Object onChar(int operation, Object base, long offset, Object x, Object y) {
        switch (operation) {
            case GET: return UNSAFE.getChar(base, offset);
            case SET: UNSAFE.putChar(base, offset, (char) x); return null;
            case GET_VOLATILE: return UNSAFE.getCharVolatile(base, offset);
            case SET_VOLATILE: UNSAFE.putCharVolatile(base, offset, (char) x); return null;
            case COMPARE_AND_SET: return UNSAFE.compareAndSetChar(base, offset, (char) x, (char) y);
            case COMPARE_AND_EXCHANGE: return UNSAFE.compareAndExchangeChar(base, offset, (char) x, (char) y);
            case GET_AND_SET: return UNSAFE.getAndSetChar(base, offset, (char) x);
            case GET_AND_ADD: return UNSAFE.getAndAddChar(base, offset, (char) x);
            case GET_AND_OR: return UNSAFE.getAndBitwiseOrChar(base, offset, (char) x);
            case GET_AND_AND: return UNSAFE.getAndBitwiseAndChar(base, offset, (char) x);
            case GET_AND_XOR: return UNSAFE.getAndBitwiseXorChar(base, offset, (char) x);
            default: throw new UnsupportedOperationException();
        }
    }

    @Hidden
    private static Object onInt(int operation, Object base, long offset, Object x, Object y) {
        switch (operation) {
            case GET: return UNSAFE.getInt(base, offset);
            case SET: UNSAFE.putInt(base, offset, (int) x); return null;
            case GET_VOLATILE: return UNSAFE.getIntVolatile(base, offset);
            case SET_VOLATILE: UNSAFE.putIntVolatile(base, offset, (int) x); return null;
            case COMPARE_AND_SET: return UNSAFE.compareAndSetInt(base, offset, (int) x, (int) y);
            case COMPARE_AND_EXCHANGE: return UNSAFE.compareAndExchangeInt(base, offset, (int) x, (int) y);
            case GET_AND_SET: return UNSAFE.getAndSetInt(base, offset, (int) x);
            case GET_AND_ADD: return UNSAFE.getAndAddInt(base, offset, (int) x);
            case GET_AND_OR: return UNSAFE.getAndBitwiseOrInt(base, offset, (int) x);
            case GET_AND_AND: return UNSAFE.getAndBitwiseAndInt(base, offset, (int) x);
            case GET_AND_XOR: return UNSAFE.getAndBitwiseXorInt(base, offset, (int) x);
            default: throw new UnsupportedOperationException();
        }
    }

    @Hidden
    private static Object onLong(int operation, Object base, long offset, Object x, Object y) {
        switch (operation) {
            case GET: return UNSAFE.getLong(base, offset);
            case SET: UNSAFE.putLong(base, offset, (long) x); return null;
            case GET_VOLATILE: return UNSAFE.getLongVolatile(base, offset);
            case SET_VOLATILE: UNSAFE.putLongVolatile(base, offset, (long) x); return null;
            case COMPARE_AND_SET: return UNSAFE.compareAndSetLong(base, offset, (long) x, (long) y);
            case COMPARE_AND_EXCHANGE: return UNSAFE.compareAndExchangeLong(base, offset, (long) x, (long) y);
            case GET_AND_SET: return UNSAFE.getAndSetLong(base, offset, (long) x);
            case GET_AND_ADD: return UNSAFE.getAndAddLong(base, offset, (long) x);
            case GET_AND_OR: return UNSAFE.getAndBitwiseOrLong(base, offset, (long) x);
            case GET_AND_AND: return UNSAFE.getAndBitwiseAndLong(base, offset, (long) x);
            case GET_AND_XOR: return UNSAFE.getAndBitwiseXorLong(base, offset, (long) x);
            default: throw new UnsupportedOperationException();
        }
    }

    @Hidden
    private static Object onFloat(int operation, Object base, long offset, Object x, Object y) {
        switch (operation) {
            case GET: return UNSAFE.getFloat(base, offset);
            case SET: UNSAFE.putFloat(base, offset, (float) x); return null;
            case GET_VOLATILE: return UNSAFE.getFloatVolatile(base, offset);
            case SET_VOLATILE: UNSAFE.putFloatVolatile(base, offset, (float) x); return null;
            case COMPARE_AND_SET: return UNSAFE.compareAndSetFloat(base, offset, (float) x, (float) y);
            case COMPARE_AND_EXCHANGE: return UNSAFE.compareAndExchangeFloat(base, offset, (float) x, (float) y);
            case GET_AND_SET: return UNSAFE.getAndSetFloat(base, offset, (float) x);
            case GET_AND_ADD: return UNSAFE.getAndAddFloat(base, offset, (float) x);
            default: throw new UnsupportedOperationException();
        }
    }

    @Hidden
    private static Object onDouble(int operation, Object base, long offset, Object x, Object y) {
        switch (operation) {
            case GET: return UNSAFE.getDouble(base, offset);
            case SET: UNSAFE.putDouble(base, offset, (double) x); return null;
            case GET_VOLATILE: return UNSAFE.getDoubleVolatile(base, offset);
            case SET_VOLATILE: UNSAFE.putDoubleVolatile(base, offset, (double) x); return null;
            case COMPARE_AND_SET: return UNSAFE.compareAndSetDouble(base, offset, (double) x, (double) y);
            case COMPARE_AND_EXCHANGE: return UNSAFE.compareAndExchangeDouble(base, offset, (double) x, (double) y);
            case GET_AND_SET: return UNSAFE.getAndSetDouble(base, offset, (double) x);
            case GET_AND_ADD: return UNSAFE.getAndAddDouble(base, offset, (double) x);
            default: throw new UnsupportedOperationException();
        }
    }

    @Hidden
    private static Object onReference(int operation, Object base, long offset, Object x, Object y) {
        switch (operation) {
            case GET: return UNSAFE.getReference(base, offset);
            case SET: UNSAFE.putReference(base, offset, x); return null;
            case GET_VOLATILE: return UNSAFE.getReferenceVolatile(base, offset);
            case SET_VOLATILE: UNSAFE.putReferenceVolatile(base, offset, x); return null;
            case COMPARE_AND_SET: return UNSAFE.compareAndSetReference(base, offset, x, y);
            case COMPARE_AND_EXCHANGE: return UNSAFE.compareAndExchangeReference(base, offset, x, y);
            case GET_AND_SET: return UNSAFE.getAndSetReference(base, offset, x);
            default: throw new UnsupportedOperationException();
        }
    }
}
