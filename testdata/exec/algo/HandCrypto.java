package algo;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Base64;
import java.util.zip.Adler32;
import java.util.zip.CRC32;

/** MD5, SHA-256, CRC-32, Adler-32, Base64, ChaCha20, AES S-box, XTEA, Mersenne twister by hand, against the library. */
public class HandCrypto {
    static byte[] md5(byte[] in) {
        int[] k = new int[64];
        for (int i = 0; i < 64; i++) {
            k[i] = (int) (long) Math.floor(Math.abs(StrictMath.sin(i + 1)) * (1L << 32));
        }
        int[] shifts = {7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21};
        byte[] m = Arrays.copyOf(in, (in.length + 8) / 64 * 64 + 64);
        m[in.length] = (byte) 0x80;
        for (int i = 0; i < 8; i++) {
            m[m.length - 8 + i] = (byte) ((long) in.length * 8 >>> 8 * i);
        }
        int[] s = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};
        for (int o = 0; o < m.length; o += 64) {
            int[] w = new int[16];
            for (int i = 0; i < 64; i++) {
                w[i / 4] |= (m[o + i] & 0xff) << 8 * (i % 4);
            }
            int a = s[0];
            int b = s[1];
            int c = s[2];
            int d = s[3];
            for (int i = 0; i < 64; i++) {
                int f;
                int g;
                switch (i / 16) {
                    case 0 -> {
                        f = b & c | ~b & d;
                        g = i;
                    }
                    case 1 -> {
                        f = d & b | ~d & c;
                        g = (5 * i + 1) % 16;
                    }
                    case 2 -> {
                        f = b ^ c ^ d;
                        g = (3 * i + 5) % 16;
                    }
                    default -> {
                        f = c ^ (b | ~d);
                        g = 7 * i % 16;
                    }
                }
                int t = d;
                d = c;
                c = b;
                b += Integer.rotateLeft(a + f + k[i] + w[g], shifts[i / 16 * 4 + i % 4]);
                a = t;
            }
            s[0] += a;
            s[1] += b;
            s[2] += c;
            s[3] += d;
        }
        byte[] out = new byte[16];
        for (int i = 0; i < 16; i++) {
            out[i] = (byte) (s[i / 4] >>> 8 * (i % 4));
        }
        return out;
    }

    static int root(int prime, int power) {
        double r = power == 2 ? Math.sqrt(prime) : StrictMath.cbrt(prime);
        return (int) (long) ((r - Math.floor(r)) * (1L << 32));
    }

    static byte[] sha256(byte[] in) {
        int[] primes = new int[64];
        for (int i = 0, p = 2; i < 64; p++) {
            boolean ok = true;
            for (int d = 2; d * d <= p; d++) {
                ok &= p % d != 0;
            }
            if (ok) {
                primes[i++] = p;
            }
        }
        int[] h = new int[8];
        Arrays.setAll(h, i -> root(primes[i], 2));
        byte[] m = Arrays.copyOf(in, (in.length + 8) / 64 * 64 + 64);
        m[in.length] = (byte) 0x80;
        for (int i = 0; i < 8; i++) {
            m[m.length - 1 - i] = (byte) ((long) in.length * 8 >>> 8 * i);
        }
        for (int o = 0; o < m.length; o += 64) {
            int[] w = new int[64];
            for (int i = 0; i < 64; i++) {
                w[i / 4] = w[i / 4] << 8 | m[o + i] & 0xff;
            }
            for (int i = 16; i < 64; i++) {
                int s0 = Integer.rotateRight(w[i - 15], 7) ^ Integer.rotateRight(w[i - 15], 18) ^ w[i - 15] >>> 3;
                int s1 = Integer.rotateRight(w[i - 2], 17) ^ Integer.rotateRight(w[i - 2], 19) ^ w[i - 2] >>> 10;
                w[i] = w[i - 16] + s0 + w[i - 7] + s1;
            }
            int[] v = h.clone();
            for (int i = 0; i < 64; i++) {
                int s1 = Integer.rotateRight(v[4], 6) ^ Integer.rotateRight(v[4], 11) ^ Integer.rotateRight(v[4], 25);
                int t1 = v[7] + s1 + (v[4] & v[5] ^ ~v[4] & v[6]) + root(primes[i], 3) + w[i];
                int s0 = Integer.rotateRight(v[0], 2) ^ Integer.rotateRight(v[0], 13) ^ Integer.rotateRight(v[0], 22);
                int t2 = s0 + (v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]);
                System.arraycopy(v, 0, v, 1, 7);
                v[4] += t1;
                v[0] = t1 + t2;
            }
            for (int i = 0; i < 8; i++) {
                h[i] += v[i];
            }
        }
        byte[] out = new byte[32];
        for (int i = 0; i < 32; i++) {
            out[i] = (byte) (h[i / 4] >>> 24 - 8 * (i % 4));
        }
        return out;
    }

    static int crc(byte[] in) {
        int c = ~0;
        for (byte b : in) {
            c ^= b & 0xff;
            for (int k = 0; k < 8; k++) {
                c = c >>> 1 ^ (0xEDB88320 & -(c & 1));
            }
        }
        return ~c;
    }

    static long adler(byte[] in) {
        int a = 1;
        int b = 0;
        for (byte x : in) {
            a = (a + (x & 0xff)) % 65521;
            b = (b + a) % 65521;
        }
        return (long) b << 16 | a;
    }

    static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    static String base64(byte[] in) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < in.length; i += 3) {
            int v = 0;
            for (int k = 0; k < 3; k++) {
                v = v << 8 | (i + k < in.length ? in[i + k] & 0xff : 0);
            }
            for (int k = 0; k < 4; k++) {
                sb.append(i + k <= in.length ? ALPHABET.charAt(v >>> 18 - 6 * k & 63) : '=');
            }
        }
        return sb.toString();
    }

    static byte[] unbase64(String s) {
        byte[] out = new byte[s.length() / 4 * 3 - (int) s.chars().filter(c -> c == '=').count()];
        for (int i = 0, o = 0; i < s.length(); i += 4) {
            int v = 0;
            for (int k = 0; k < 4; k++) {
                v = v << 6 | Math.max(0, ALPHABET.indexOf(s.charAt(i + k)));
            }
            for (int k = 16; k >= 0 && o < out.length; k -= 8) {
                out[o++] = (byte) (v >> k);
            }
        }
        return out;
    }

    static void quarter(int[] s, int a, int b, int c, int d) {
        s[a] += s[b];
        s[d] = Integer.rotateLeft(s[d] ^ s[a], 16);
        s[c] += s[d];
        s[b] = Integer.rotateLeft(s[b] ^ s[c], 12);
        s[a] += s[b];
        s[d] = Integer.rotateLeft(s[d] ^ s[a], 8);
        s[c] += s[d];
        s[b] = Integer.rotateLeft(s[b] ^ s[c], 7);
    }

    static int[] twister(int seed, int n) {
        int[] mt = new int[624];
        mt[0] = seed;
        for (int i = 1; i < 624; i++) {
            mt[i] = 1812433253 * (mt[i - 1] ^ mt[i - 1] >>> 30) + i;
        }
        int[] out = new int[n];
        for (int i = 0; i < n; i++) {
            int j = i % 624;
            int y = mt[j] & 0x80000000 | mt[(j + 1) % 624] & 0x7fffffff;
            mt[j] = mt[(j + 397) % 624] ^ y >>> 1 ^ ((y & 1) == 0 ? 0 : 0x9908b0df);
            y = mt[j];
            y ^= y >>> 11;
            y ^= y << 7 & 0x9d2c5680;
            y ^= y << 15 & 0xefc60000;
            out[i] = y ^ y >>> 18;
        }
        return out;
    }

    static int gf(int a, int b) {
        int p = 0;
        for (; b != 0; b >>= 1) {
            p ^= (b & 1) * a;
            a = a << 1 ^ (a >> 7) * 0x11b;
        }
        return p;
    }

    static String hex(byte[] b) {
        StringBuilder sb = new StringBuilder();
        for (byte x : b) {
            sb.append(Character.forDigit(x >> 4 & 15, 16)).append(Character.forDigit(x & 15, 16));
        }
        return sb.toString();
    }

    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"", "a", "message digest", "x".repeat(55), "y".repeat(56), "z".repeat(150)}) {
            byte[] in = s.getBytes(StandardCharsets.UTF_8);
            CRC32 c = new CRC32();
            c.update(in);
            Adler32 a = new Adler32();
            a.update(in);
            System.out.println(in.length + " " + hex(md5(in)) + " " + Arrays.equals(md5(in), MessageDigest.getInstance("MD5").digest(in)) + " " + hex(sha256(in)).substring(0, 16) + " " + Arrays.equals(sha256(in), MessageDigest.getInstance("SHA-256").digest(in)) + " "
                + Integer.toHexString(crc(in)) + " " + ((crc(in) & 0xffffffffL) == c.getValue()) + " " + (adler(in) == a.getValue()) + " " + base64(in).equals(Base64.getEncoder().encodeToString(in)) + " " + Arrays.equals(unbase64(base64(in)), in));
        }
        System.out.println(base64("any carnal pleas".getBytes()) + " " + new String(unbase64("TWFueSBoYW5kcw==")));
        int[] q = {0x11111111, 0x01020304, 0x9b8d6f43, 0x01234567};
        quarter(q, 0, 1, 2, 3);
        System.out.println(Integer.toHexString(q[0]) + " " + Integer.toHexString(q[1]) + " " + Integer.toHexString(q[2]) + " " + Integer.toHexString(q[3]));
        int[] state = new int[16];
        Arrays.setAll(state, i -> i * 0x9E3779B9);
        int[] work = state.clone();
        for (int i = 0; i < 10; i++) {
            for (int k = 0; k < 4; k++) {
                quarter(work, k, 4 + k, 8 + k, 12 + k);
            }
            for (int k = 0; k < 4; k++) {
                quarter(work, k, 4 + (k + 1) % 4, 8 + (k + 2) % 4, 12 + (k + 3) % 4);
            }
        }
        System.out.println(Arrays.hashCode(work));
        int[] mt = twister(5489, 1000);
        System.out.println(Integer.toUnsignedString(mt[0]) + " " + Integer.toUnsignedString(mt[1]) + " " + Integer.toUnsignedString(mt[999]));
        byte[] sbox = new byte[256];
        for (int x = 0; x < 256; x++) {
            int inv = 0;
            for (int y = 1; y < 256 && inv == 0 && x != 0; y++) {
                if (gf(x, y) == 1) {
                    inv = y;
                }
            }
            int r = inv;
            for (int k = 1; k < 5; k++) {
                r ^= (inv << k | inv >> 8 - k) & 255;
            }
            sbox[x] = (byte) (r ^ 0x63);
        }
        System.out.println(hex(Arrays.copyOf(sbox, 16)) + " " + Arrays.hashCode(sbox));
        int[] block = {0x41424344, 0x45464748};
        int[] key = {0, 0x01020304, 0x08090a0b, -1};
        int sum = 0;
        int v0 = block[0];
        int v1 = block[1];
        for (int i = 0; i < 32; i++) {
            v0 += (v1 << 4 ^ v1 >>> 5) + v1 ^ sum + key[sum & 3];
            sum += 0x9E3779B9;
            v1 += (v0 << 4 ^ v0 >>> 5) + v0 ^ sum + key[sum >>> 11 & 3];
        }
        String encrypted = Integer.toHexString(v0) + Integer.toHexString(v1);
        for (int i = 0; i < 32; i++) {
            v1 -= (v0 << 4 ^ v0 >>> 5) + v0 ^ sum + key[sum >>> 11 & 3];
            sum -= 0x9E3779B9;
            v0 -= (v1 << 4 ^ v1 >>> 5) + v1 ^ sum + key[sum & 3];
        }
        System.out.println(encrypted + " " + (v0 == block[0] && v1 == block[1]));
        StringBuilder caesar = new StringBuilder();
        for (char c : "The Quick Brown Fox".toCharArray()) {
            caesar.append(Character.isLetter(c) ? (char) ((c & 0x20) + (c - 'A' - (c & 0x20) + 13) % 26 + 'A') : c);
        }
        System.out.println(caesar);
    }
}
