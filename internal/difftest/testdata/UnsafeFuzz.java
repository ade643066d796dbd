import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import sun.misc.Unsafe;

/**
 * Random accesses by Unsafe, buffers and views to arrays, objects and off-heap memory, all of them in range: what they
 * leave behind is printed. With a third argument accesses are out of range instead, each of which has to be an
 * InternalError (a plain JVM would read what is there, or end).
 */
public class UnsafeFuzz {
    static final Unsafe U = unsafe();
    static long state, sum;

    static class Target {
        boolean z;
        byte b;
        char c;
        short s;
        int i;
        long j;
        float f;
        double d;
        volatile int vi;
        volatile long vj;
        Object o, p;
        static int si;
        static long sj;
    }

    static Unsafe unsafe() {
        try {
            Field f = Unsafe.class.getDeclaredField("theUnsafe");
            f.setAccessible(true);
            return (Unsafe) f.get(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    static long next() {
        state ^= state << 13;
        state ^= state >>> 7;
        state ^= state << 17;
        return state;
    }

    static int below(int n) {
        return (int) Math.floorMod(next(), (long) n);
    }

    static void note(long x) {
        sum = sum * 1000003 + x;
    }

    static final int BYTES = 64;
    static final byte[] bytes = new byte[BYTES];
    static final short[] shorts = new short[BYTES / 2];
    static final char[] chars = new char[BYTES / 2];
    static final int[] ints = new int[BYTES / 4];
    static final long[] longs = new long[BYTES / 8];
    static final float[] floats = new float[BYTES / 4];
    static final double[] doubles = new double[BYTES / 8];
    static final boolean[] booleans = new boolean[BYTES];
    static final Object[] arrays = {bytes, shorts, chars, ints, longs, floats, doubles};
    static final Object[] refs = new Object[8];
    static final Target target = new Target();
    static final VarHandle INT_VIEW = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    static final VarHandle LONG_VIEW = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    static long memory;

    /** Reads or writes size bytes of an array, or of off-heap memory where that is null. */
    static void access(Object in, long at) {
        switch (below(14)) {
            case 0: note(U.getByte(in, at)); break;
            case 1: U.putByte(in, at, (byte) next()); break;
            case 2: note(U.getShort(in, at)); break;
            case 3: U.putShort(in, at, (short) next()); break;
            case 4: note(U.getChar(in, at)); break;
            case 5: U.putChar(in, at, (char) next()); break;
            case 6: note(U.getInt(in, at)); break;
            case 7: U.putInt(in, at, (int) next()); break;
            case 8: note(U.getLong(in, at)); break;
            case 9: U.putLong(in, at, next()); break;
            case 10: note(Float.floatToIntBits(U.getFloat(in, at))); break;
            case 11: U.putFloat(in, at, below(1000) / 8f); break;
            case 12: note(Double.doubleToLongBits(U.getDouble(in, at))); break;
            default: U.putDouble(in, at, below(1000) / 16.0);
        }
    }

    /** Atomic accesses, at addresses of their size. */
    static void atomic(Object in, long at) {
        switch (below(8)) {
            case 0: note(U.compareAndSwapInt(in, at, U.getInt(in, at), (int) next()) ? 1 : 0); break;
            case 1: note(U.compareAndSwapInt(in, at, below(3), 5) ? 1 : 0); break;
            case 2: note(U.compareAndSwapLong(in, at, U.getLong(in, at), next()) ? 1 : 0); break;
            case 3: note(U.getAndAddInt(in, at, below(100))); break;
            case 4: note(U.getAndSetLong(in, at, next())); break;
            case 5: U.putOrderedInt(in, at, below(9)); break;
            case 6: note(U.getIntVolatile(in, at)); break;
            default: U.putLongVolatile(in, at, next());
        }
    }

    static long offset(String name) {
        try {
            return U.objectFieldOffset(Target.class.getDeclaredField(name));
        } catch (NoSuchFieldException e) {
            throw new AssertionError(e);
        }
    }

    static void field() {
        switch (below(16)) {
            case 0: U.putBoolean(target, offset("z"), below(2) == 1); note(target.z ? 1 : 0); break;
            case 1: U.putByte(target, offset("b"), (byte) next()); note(target.b); break;
            case 2: U.putChar(target, offset("c"), (char) next()); note(target.c); break;
            case 3: U.putShort(target, offset("s"), (short) next()); note(target.s); break;
            case 4: U.putInt(target, offset("i"), (int) next()); note(target.i); break;
            case 5: U.putLong(target, offset("j"), next()); note(target.j); break;
            case 6: U.putFloat(target, offset("f"), below(99) / 4f); note((long) (target.f * 4)); break;
            case 7: U.putDouble(target, offset("d"), below(99) / 4.0); note((long) (target.d * 4)); break;
            case 8: note(U.getAndAddInt(target, offset("vi"), below(7))); break;
            case 9: note(U.compareAndSwapLong(target, offset("vj"), target.vj, next()) ? 1 : 0); break;
            case 10: U.putObject(target, offset("o"), refs[below(8)]); note(target.o == target.p ? 1 : 0); break;
            case 11: note(U.compareAndSwapObject(target, offset("p"), target.o, target) ? 1 : 0); break;
            case 12: note(U.getObject(target, offset("p")) == null ? 1 : 0); break;
            case 13: note(U.getAndSetObject(target, offset("o"), "x") == null ? 1 : 0); break;
            case 14: {
                int k = below(8);
                long at = Unsafe.ARRAY_OBJECT_BASE_OFFSET + (long) k * Unsafe.ARRAY_OBJECT_INDEX_SCALE;
                U.putObject(refs, at, below(2) == 0 ? null : "r" + k);
                note(refs[k] == null ? 0 : k);
                break;
            }
            default: {
                try {
                    Field f = Target.class.getDeclaredField(below(2) == 0 ? "si" : "sj");
                    Object base = U.staticFieldBase(f);
                    if (f.getType() == int.class) {
                        note(U.getAndAddInt(base, U.staticFieldOffset(f), 3));
                    } else {
                        U.putLong(base, U.staticFieldOffset(f), next());
                    }
                    note(Target.si + Target.sj);
                } catch (NoSuchFieldException e) {
                    throw new AssertionError(e);
                }
            }
        }
    }

    static void block() {
        Object from = below(3) == 0 ? null : arrays[below(arrays.length)];
        Object to = below(3) == 0 ? null : arrays[below(arrays.length)];
        int n = below(BYTES / 2);
        long a = below(BYTES - n), b = below(BYTES - n);
        a += from == null ? memory : U.arrayBaseOffset(from.getClass());
        b += to == null ? memory : U.arrayBaseOffset(to.getClass());
        if (below(4) == 0) {
            U.setMemory(to, b, n, (byte) next());
        } else {
            U.copyMemory(from, a, to, b, n);
        }
    }

    static void buffer() {
        ByteBuffer direct = ByteBuffer.allocateDirect(BYTES).order(below(2) == 0 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
        direct.put(bytes).flip();
        direct.putInt(below(BYTES - 3), (int) next()).putDouble(below(BYTES - 7), next());
        note(direct.getLong(below(BYTES - 7)) + direct.asCharBuffer().get(below(BYTES / 2)));
        ByteBuffer heap = ByteBuffer.wrap(bytes);
        heap.put(direct);
        heap.putShort(below(BYTES - 1), (short) next());
        note(heap.compact().position());
        INT_VIEW.set(bytes, below(BYTES - 3), (int) next());
        note((long) LONG_VIEW.get(bytes, below(BYTES - 7)));
    }

    static void inRange() {
        Object in = below(3) == 0 ? null : arrays[below(arrays.length)];
        long base = in == null ? memory : U.arrayBaseOffset(in.getClass());
        switch (below(6)) {
            case 0:
            case 1: access(in, base + below(BYTES - 7)); break;
            case 2: atomic(in == floats || in == doubles ? ints : in, base + 8 * below(BYTES / 8)); break;
            case 3: field(); break;
            case 4: block(); break;
            default:
                if (below(4) == 0) {
                    buffer();
                } else {
                    U.putBoolean(booleans, Unsafe.ARRAY_BOOLEAN_BASE_OFFSET + below(BYTES), below(2) == 0);
                }
        }
    }

    static void outOfRange() {
        Object in = arrays[below(arrays.length)];
        long at = new long[] {-40, -64, Long.MIN_VALUE, Long.MAX_VALUE - 8, 1L << 32, 1 << 20, BYTES + 64, Integer.MIN_VALUE}[below(8)] + below(8);
        if (below(3) == 0) {
            in = target;
            at = at < 0 ? at : at + (1 << 10);
        } else if (at > 0 && at < Long.MAX_VALUE / 2) {
            at += U.arrayBaseOffset(in.getClass());
        }
        try {
            switch (below(4)) {
                case 0: access(in, at); break;
                case 1: atomic(in, at); break;
                case 2: U.copyMemory(in, at, bytes, Unsafe.ARRAY_BYTE_BASE_OFFSET, 8); break;
                default: U.setMemory(in, at, 16, (byte) 1);
            }
        } catch (InternalError | IllegalArgumentException e) {
            return;
        }
        System.out.println("not refused: " + in.getClass() + " at " + at);
    }

    public static void main(String[] args) {
        state = Long.parseLong(args[0]) * 0x9E3779B97F4A7C15L + 1;
        memory = U.allocateMemory(BYTES);
        U.setMemory(memory, BYTES, (byte) 0);
        for (int i = Integer.parseInt(args[1]); i > 0; i--) {
            if (args.length > 2) {
                outOfRange();
                continue;
            }
            inRange();
            if (i % 50 == 0) {
                System.out.println(i + " " + sum);
            }
        }
        for (byte b : bytes) note(b);
        for (short s : shorts) note(s);
        for (char c : chars) note(c);
        for (int i : ints) note(i);
        for (long j : longs) note(j);
        for (int k = 0; k < BYTES; k++) note(U.getByte(memory + k) + (booleans[k] ? 1 : 0));
        System.out.println(args.length > 2 ? "done" : "end " + sum + " " + Double.doubleToRawLongBits(doubles[0]) + " " + Float.floatToRawIntBits(floats[3]));
        U.freeMemory(memory);
    }
}
