/** Long arithmetic: random numbers, a cyclic redundancy check, modular powers, bit counts. */
public class LongMath {
    private static long powMod(long base, long exponent, long modulus) {
        long result = 1;
        base %= modulus;
        while (exponent > 0) {
            if ((exponent & 1) == 1) {
                result = result * base % modulus;
            }
            base = base * base % modulus;
            exponent >>= 1;
        }
        return result;
    }

    private static int bits(long v) {
        int n = 0;
        while (v != 0) {
            v &= v - 1;
            n++;
        }
        return n;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 2_000_000;
        long[] table = new long[256];
        for (int i = 0; i < 256; i++) {
            long c = i;
            for (int k = 0; k < 8; k++) {
                c = (c & 1) != 0 ? 0xC96C5795D7870F42L ^ (c >>> 1) : c >>> 1;
            }
            table[i] = c;
        }
        long seed = 1, crc = -1L, powers = 0;
        int ones = 0;
        for (int i = 0; i < n; i++) {
            seed = seed * 6364136223846793005L + 1442695040888963407L;
            long v = seed ^ (seed >>> 29);
            for (int b = 0; b < 8; b++) {
                crc = table[(int) ((crc ^ v) & 0xff)] ^ (crc >>> 8);
                v >>>= 8;
            }
            if ((i & 15) == 0) {
                powers += powMod(i + 2, 65_537, 1_000_000_007L);
                ones += bits(seed);
            }
        }
        System.out.println("longmath " + Long.toHexString(~crc) + " " + powers + " " + ones);
    }
}
