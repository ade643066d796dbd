package lang;

/** Bit tricks of Integer and Long, and hand-written equivalents. */
public class Bits {
    static int popcount(int x) {
        int n = 0;
        while (x != 0) {
            x &= x - 1;
            n++;
        }
        return n;
    }

    static int reverse(int x) {
        int r = 0;
        for (int i = 0; i < 32; i++) {
            r = r << 1 | x & 1;
            x >>>= 1;
        }
        return r;
    }

    static long gray(long x) {
        return x ^ x >>> 1;
    }

    static long ungray(long g) {
        for (int s = 1; s < 64; s <<= 1) {
            g ^= g >>> s;
        }
        return g;
    }

    static int crc(byte[] data) {
        int crc = ~0;
        for (byte b : data) {
            crc ^= b & 0xff;
            for (int i = 0; i < 8; i++) {
                crc = (crc & 1) != 0 ? crc >>> 1 ^ 0xedb88320 : crc >>> 1;
            }
        }
        return ~crc;
    }

    public static void main(String[] args) {
        int[] ints = {0, 1, -1, 2, 0x80000000, 0x7fffffff, 0x00ff00ff, 12345, -12345, 0x12345678};
        for (int x : ints) {
            System.out.println(x + ": " + Integer.bitCount(x) + " " + popcount(x) + " " + Integer.reverse(x) + " " + reverse(x) + " "
                + Integer.reverseBytes(x) + " " + Integer.highestOneBit(x) + " " + Integer.lowestOneBit(x) + " "
                + Integer.numberOfLeadingZeros(x) + " " + Integer.numberOfTrailingZeros(x) + " " + Integer.rotateLeft(x, 7) + " "
                + Integer.rotateRight(x, 39) + " " + Integer.signum(x) + " " + Integer.toHexString(x));
            assert Integer.bitCount(x) == popcount(x);
            assert Integer.reverse(x) == reverse(x);
        }
        long[] longs = {0, 1, -1, Long.MIN_VALUE, Long.MAX_VALUE, 0x00ff00ff00ff00ffL, 1234567890123L, 0x123456789abcdef0L};
        for (long x : longs) {
            System.out.println(x + ": " + Long.bitCount(x) + " " + Long.reverse(x) + " " + Long.reverseBytes(x) + " "
                + Long.highestOneBit(x) + " " + Long.lowestOneBit(x) + " " + Long.numberOfLeadingZeros(x) + " "
                + Long.numberOfTrailingZeros(x) + " " + Long.rotateLeft(x, 17) + " " + Long.rotateRight(x, -3) + " " + Long.signum(x)
                + " " + gray(x) + " " + (ungray(gray(x)) == x) + " " + Long.hashCode(x));
        }
        System.out.println(Short.reverseBytes((short) 0x1234) + " " + Short.toUnsignedInt((short) -1) + " " + Byte.toUnsignedInt((byte) -1) + " " + Integer.toUnsignedLong(-1));
        System.out.println(Integer.toHexString(crc("123456789".getBytes())));
        int a = 17, b = 42;
        a ^= b;
        b ^= a;
        a ^= b;
        System.out.println(a + " " + b);
        for (int n = 0; n < 20; n++) {
            System.out.print((n & -n) + ":" + (n & n - 1) + ":" + (n | n + 1) + ":" + ((n & n - 1) == 0) + " ");
        }
        System.out.println();
        int set = 0;
        for (int e : new int[] {1, 5, 9, 31, 33}) {
            set |= 1 << e;
        }
        StringBuilder sb = new StringBuilder();
        for (int s = set; s != 0; s &= s - 1) {
            sb.append(Integer.numberOfTrailingZeros(s)).append(',');
        }
        System.out.println(sb + " " + set);
        int count = 0;
        for (int mask = 0b10110; ; mask = mask - 1 & 0b10110) {
            count += mask;
            if (mask == 0) {
                break;
            }
        }
        System.out.println(count);
        long packed = (long) 0xcafebabe << 32 | 0xdeadbeefL;
        System.out.println(Long.toHexString(packed) + " " + Integer.toHexString((int) (packed >>> 32)) + " " + Integer.toHexString((int) packed));
        boolean t = true, f = false;
        t &= f | !f;
        f ^= t;
        t |= f;
        System.out.println(t + " " + f + " " + (t ^ f) + " " + (t & !f));
        java.util.BitSet primes = new java.util.BitSet();
        primes.set(2, 200);
        for (int p = 2; p * p < 200; p = primes.nextSetBit(p + 1)) {
            for (int m = p * p; m < 200; m += p) {
                primes.clear(m);
            }
        }
        System.out.println(primes + " " + primes.cardinality() + " " + primes.nextClearBit(2));
    }
}
