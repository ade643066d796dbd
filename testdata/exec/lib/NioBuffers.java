package lib;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.IntBuffer;
import java.nio.InvalidMarkException;
import java.nio.LongBuffer;
import java.nio.ReadOnlyBufferException;
import java.nio.ShortBuffer;
import java.util.Arrays;

/** Heap and direct buffers: positions, marks, slices, views, byte order, read-only, comparison. */
public class NioBuffers {
    static String attempt(Runnable r) {
        try {
            r.run();
            return "ok";
        } catch (BufferOverflowException | BufferUnderflowException | InvalidMarkException | ReadOnlyBufferException e) {
            return e.getClass().getSimpleName();
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName() + "(" + e.getMessage() + ")";
        }
    }

    static void exercise(ByteBuffer b) {
        System.out.println(b + " " + b.order() + " " + b.hasArray() + " " + b.isDirect() + " " + b.isReadOnly());
        b.put((byte) 1).putShort((short) 0x0203).putInt(0x04050607).putLong(0x08090a0b0c0d0e0fL).putChar('\u4e2d').putFloat(1.5f).putDouble(-2.25);
        System.out.println(b + " " + b.remaining());
        b.flip();
        System.out.println(b.get() + " " + b.getShort() + " " + b.getInt() + " " + b.getLong() + " " + (int) b.getChar() + " " + b.getFloat() + " " + b.getDouble() + " " + b.hasRemaining());
        System.out.println(attempt(b::get) + " " + attempt(() -> b.getInt(27)) + " " + attempt(() -> b.position(99)) + " " + attempt(() -> b.limit(-1)) + " " + attempt(b::reset) + " " + attempt(() -> b.put(new byte[9])));
        b.order(ByteOrder.LITTLE_ENDIAN);
        System.out.println(b.getInt(3) + " " + Integer.toHexString(b.getInt(0)) + " " + b.getLong(7) + " " + b.getShort(1) + " " + b.order());
        b.rewind().mark().position(4).reset();
        System.out.println(b.position() + " " + b.get(2));
        b.position(3).limit(11);
        ByteBuffer s = b.slice();
        ByteBuffer d = b.duplicate();
        ByteBuffer ro = b.asReadOnlyBuffer();
        s.put(0, (byte) 99);
        System.out.println(s + " " + d + " " + ro + " " + b.get(3) + " " + ro.get(3) + " " + s.order() + " " + attempt(() -> ro.put((byte) 1)) + " " + attempt(() -> ro.array()) + " " + attempt(() -> b.slice(2, 50)) + " " + b.slice(4, 3));
        b.compact();
        System.out.println(b + " " + b.get(0));
        b.clear();
        b.order(ByteOrder.BIG_ENDIAN);
        IntBuffer ints = b.asIntBuffer();
        ints.put(new int[] {1, -2, 3});
        LongBuffer longs = b.position(4).asLongBuffer();
        b.position(0);
        ShortBuffer shorts = b.order(ByteOrder.LITTLE_ENDIAN).asShortBuffer();
        System.out.println(ints + " " + b.get(3) + b.get(4) + b.get(7) + " " + longs.get(0) + " " + longs.limit() + " " + shorts.get(1) + " " + shorts.order() + " " + ints.order());
        CharBuffer chars = b.asCharBuffer();
        chars.put("hi");
        System.out.println(b.get(0) + " " + b.get(1) + " " + chars.position());
        byte[] dst = new byte[6];
        b.clear();
        b.get(dst, 1, 4).get(10, dst, 5, 1);
        System.out.println(Arrays.toString(dst) + b.position());
        b.put(0, new byte[] {9, 8, 7, 6}).put(4, b, 0, 2);
        System.out.println(b.get(0) + "" + b.get(3) + b.get(4) + b.get(5) + " " + b.alignedSlice(1).capacity());
    }

    public static void main(String[] args) {
        exercise(ByteBuffer.allocate(40));
        exercise(ByteBuffer.allocateDirect(40));
        exercise(ByteBuffer.wrap(new byte[60], 5, 40).slice());
        ByteBuffer w = ByteBuffer.wrap(new byte[] {1, 2, 3, 4, 5}, 1, 3);
        System.out.println(w + " " + w.arrayOffset() + " " + w.slice().arrayOffset() + " " + w.array().length + " " + w.hashCode() + " " + w.equals(ByteBuffer.wrap(new byte[] {2, 3, 4})) + " " + w.compareTo(ByteBuffer.wrap(new byte[] {2, 3, 5})) + " " + w.mismatch(ByteBuffer.wrap(new byte[] {2, 3, 9})));
        System.out.println(attempt(() -> ByteBuffer.allocate(-1)) + " " + attempt(() -> ByteBuffer.wrap(new byte[3], 2, 5)) + " " + attempt(() -> w.put(w)));
        CharBuffer c = CharBuffer.wrap("hello buffer");
        System.out.println(c + " " + c.length() + " " + c.charAt(4) + " " + c.subSequence(0, 5) + " " + c.isReadOnly() + " " + attempt(() -> c.put('x')) + " " + c.position(6) + " " + c.chars().filter(x -> x == 'f').count() + " " + c.compareTo(CharBuffer.wrap("buffer")) + " " + c.hashCode());
        CharBuffer cb = CharBuffer.allocate(8);
        cb.put("abc").append('d').append("xyz", 1, 2);
        cb.flip();
        System.out.println(cb + " " + cb.get() + cb + " " + cb.slice() + " " + new String(cb.array(), 0, 3) + " " + cb.equals(CharBuffer.wrap("bcdy")));
        IntBuffer i = IntBuffer.allocate(5);
        i.put(3).put(1).put(new int[] {4, 1, 5, 9}, 1, 3);
        i.flip();
        int[] all = new int[i.remaining()];
        i.get(all);
        System.out.println(Arrays.toString(all) + " " + i + " " + i.rewind().equals(IntBuffer.wrap(new int[] {3, 1, 1, 5, 9})) + " " + attempt(() -> i.put(9, 1)));
        DoubleBuffer d = DoubleBuffer.wrap(new double[] {0.0, Double.NaN});
        System.out.println(d.equals(DoubleBuffer.wrap(new double[] {-0.0, Double.NaN})) + " " + d.compareTo(DoubleBuffer.wrap(new double[] {-0.0, Double.NaN})) + " " + d.get(1));
        ByteBuffer big = ByteBuffer.allocateDirect(1000);
        for (int k = 0; k < 125; k++) {
            big.putLong(k * 0x9E3779B97F4A7C15L);
        }
        big.flip();
        long h = 0;
        while (big.remaining() >= 3) {
            h = h * 31 + big.get() + big.getShort();
        }
        System.out.println(h + " " + big.remaining() + " " + big.rewind().hashCode());
        ByteBuffer heap = ByteBuffer.allocate(1000).put(big).flip();
        System.out.println(heap.equals(big.rewind()) + " " + heap.mismatch(big) + " " + heap.compareTo(big.position(1)));
    }
}
