package java.lang.invoke;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;
import java.util.Objects;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.Hidden;

/** The bytes of a byte array, or of a byte buffer, seen as larger values in one byte order. */
final class ByteViewVarHandle extends VarHandle {
    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    /** Arrays of bytes need not be aligned, so that since 23 nothing is done to them that has to be atomic. */
    private static final boolean PLAIN_ON_HEAP = Natives.release() >= 23;

    private final Class<?> container;
    private final Class<?> type;
    private final boolean bigEndian;

    ByteViewVarHandle(Class<?> container, Class<?> type, boolean bigEndian, boolean exact) {
        super(exact);
        this.container = container;
        this.type = type;
        this.bigEndian = bigEndian;
    }

    /** The offsets of the fields of buffers, found only once a buffer is used. */
    private static final class Fields {
        static final long ADDRESS = UNSAFE.objectFieldOffset(Buffer.class, "address");
        static final long LIMIT = UNSAFE.objectFieldOffset(Buffer.class, "limit");
        static final long ARRAY = UNSAFE.objectFieldOffset(ByteBuffer.class, "hb");
        static final long READ_ONLY = UNSAFE.objectFieldOffset(ByteBuffer.class, "isReadOnly");
    }

    @Hidden
    @Override
    Object access(AccessMode mode, Object[] args) {
        Object base;
        long start;
        int length;
        int index = (int) args[1];
        if (container == byte[].class) {
            byte[] array = (byte[]) args[0];
            base = array;
            start = Natives.arrayBase();
            length = array.length;
        } else {
            Object buffer = Objects.requireNonNull(args[0]);
            boolean plain = mode == AccessMode.GET || mode == AccessMode.SET;
            if (PLAIN_ON_HEAP && !plain && UNSAFE.getReference(buffer, Fields.ARRAY) != null) {
                throw new IllegalStateException("Atomic access not supported for heap buffer");
            }
            if (mode.at != AccessType.GET && UNSAFE.getBoolean(buffer, Fields.READ_ONLY)) {
                throw new ReadOnlyBufferException();
            }
            base = UNSAFE.getReference(buffer, Fields.ARRAY);
            start = UNSAFE.getLong(buffer, Fields.ADDRESS);
            length = UNSAFE.getInt(buffer, Fields.LIMIT);
        }
        int size = size();
        checkIndex(index, length - size + 1);
        long address = start + index;
        if (mode == AccessMode.GET) {
            return getUnaligned(base, address);
        }
        if (mode == AccessMode.SET) {
            putUnaligned(base, address, args[2]);
            return null;
        }
        if ((address & size - 1) != 0) {
            throw new IllegalStateException("Misaligned access at index: " + index);
        }
        return operate(mode.operation, base, address, args);
    }

    @Hidden
    private void checkIndex(int index, int count) {
        if (index >= 0 && index < count) {
            return;
        }
        String message = "Index " + index + " out of bounds for length " + count;
        throw container == byte[].class
                ? new ArrayIndexOutOfBoundsException(message) : new IndexOutOfBoundsException(message);
    }

    private int size() {
        if (type == long.class || type == double.class) {
            return 8;
        }
        return type == int.class || type == float.class ? 4 : 2;
    }

    /** The integral type of the same size that stands for this type in memory. */
    private Class<?> rawType() {
        if (type == float.class) {
            return int.class;
        }
        return type == double.class ? long.class : type;
    }

    /** The value as its raw type, in the order of the machine's memory. */
    @Hidden
    private Object raw(Object value) {
        boolean swap = bigEndian != UNSAFE.isBigEndian();
        switch (type.descriptorString().charAt(0)) {
            case 'S': return swap ? Short.reverseBytes((short) value) : (short) value;
            case 'C': return swap ? Character.reverseBytes((char) value) : (char) value;
            case 'I': return swap ? Integer.reverseBytes((int) value) : (int) value;
            case 'J': return swap ? Long.reverseBytes((long) value) : (long) value;
            case 'F': {
                int bits = Float.floatToRawIntBits((float) value);
                return swap ? Integer.reverseBytes(bits) : bits;
            }
            default: {
                long bits = Double.doubleToRawLongBits((double) value);
                return swap ? Long.reverseBytes(bits) : bits;
            }
        }
    }

    /** The value that a raw value stands for. */
    @Hidden
    private Object cooked(Object raw) {
        boolean swap = bigEndian != UNSAFE.isBigEndian();
        switch (type.descriptorString().charAt(0)) {
            case 'S': return swap ? Short.reverseBytes((short) raw) : (short) raw;
            case 'C': return swap ? Character.reverseBytes((char) raw) : (char) raw;
            case 'I': return swap ? Integer.reverseBytes((int) raw) : (int) raw;
            case 'J': return swap ? Long.reverseBytes((long) raw) : (long) raw;
            case 'F': return Float.intBitsToFloat(swap ? Integer.reverseBytes((int) raw) : (int) raw);
            default: return Double.longBitsToDouble(swap ? Long.reverseBytes((long) raw) : (long) raw);
        }
    }

    @Hidden
    private Object getUnaligned(Object base, long address) {
        switch (type.descriptorString().charAt(0)) {
            case 'S': return UNSAFE.getShortUnaligned(base, address, bigEndian);
            case 'C': return UNSAFE.getCharUnaligned(base, address, bigEndian);
            case 'I': return UNSAFE.getIntUnaligned(base, address, bigEndian);
            case 'J': return UNSAFE.getLongUnaligned(base, address, bigEndian);
            case 'F': return Float.intBitsToFloat(UNSAFE.getIntUnaligned(base, address, bigEndian));
            default: return Double.longBitsToDouble(UNSAFE.getLongUnaligned(base, address, bigEndian));
        }
    }

    @Hidden
    private void putUnaligned(Object base, long address, Object value) {
        switch (type.descriptorString().charAt(0)) {
            case 'S': UNSAFE.putShortUnaligned(base, address, (short) value, bigEndian); return;
            case 'C': UNSAFE.putCharUnaligned(base, address, (char) value, bigEndian); return;
            case 'I': UNSAFE.putIntUnaligned(base, address, (int) value, bigEndian); return;
            case 'J': UNSAFE.putLongUnaligned(base, address, (long) value, bigEndian); return;
            case 'F':
                UNSAFE.putIntUnaligned(base, address, Float.floatToRawIntBits((float) value), bigEndian);
                return;
            default:
                UNSAFE.putLongUnaligned(base, address, Double.doubleToRawLongBits((double) value), bigEndian);
        }
    }

    @Hidden
    private Object operate(int operation, Object base, long address, Object[] args) {
        if (operation == Memory.GET_AND_ADD) {
            return getAndAdd(base, address, args[2]);
        }
        Object[] raws = new Object[args.length - 2];
        for (int i = 0; i < raws.length; i++) {
            raws[i] = raw(args[i + 2]);
        }
        Object result = Memory.operate(operation, rawType(), base, address, raws, 0);
        return operation == Memory.SET_VOLATILE || operation == Memory.COMPARE_AND_SET ? result : cooked(result);
    }

    /** Adding does not commute with swapping bytes, so it is a loop around the value in its own order. */
    @Hidden
    private Object getAndAdd(Object base, long address, Object delta) {
        while (true) {
            Object old = Memory.operate(Memory.GET_VOLATILE, rawType(), base, address, new Object[0], 0);
            Object value = cooked(old);
            Object sum = type == int.class
                    ? (Object) ((int) value + (int) delta) : (Object) ((long) value + (long) delta);
            Object[] exchange = {old, raw(sum)};
            if ((boolean) Memory.operate(Memory.COMPARE_AND_SET, rawType(), base, address, exchange, 0)) {
                return value;
            }
        }
    }

    @Override
    boolean supports(AccessMode mode) {
        if (PLAIN_ON_HEAP && container == byte[].class) {
            return mode == AccessMode.GET || mode == AccessMode.SET;
        }
        if (mode.operation < Memory.COMPARE_AND_SET) {
            return true;
        }
        if (size() == 2) {
            return false;
        }
        return mode.operation < Memory.GET_AND_ADD || type == int.class || type == long.class;
    }

    @Override
    int coordinateCount() {
        return 2;
    }

    @Override
    Class<?> coordinateType(int i) {
        return i == 0 ? container : int.class;
    }

    @Override
    public Class<?> varType() {
        return type;
    }

    @Override
    public VarHandle withInvokeExactBehavior() {
        return exact ? this : new ByteViewVarHandle(container, type, bigEndian, true);
    }

    @Override
    public VarHandle withInvokeBehavior() {
        return exact ? new ByteViewVarHandle(container, type, bigEndian, false) : this;
    }
}
