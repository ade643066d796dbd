package algo;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;

/** Arbitrary-precision naturals by hand: schoolbook, Karatsuba, long division; compared to BigInteger. */
public final class BigNum implements Comparable<BigNum> {
    private static final int BASE = 10_000;
    private final int[] digits; // little endian, no leading zero

    private BigNum(int[] d) {
        int n = d.length;
        while (n > 0 && d[n - 1] == 0) {
            n--;
        }
        digits = n == d.length ? d : Arrays.copyOf(d, n);
    }

    static BigNum of(long v) {
        int[] d = new int[5];
        for (int i = 0; v > 0; i++, v /= BASE) {
            d[i] = (int) (v % BASE);
        }
        return new BigNum(d);
    }

    static BigNum parse(String s) {
        int[] d = new int[(s.length() + 3) / 4];
        for (int i = 0, end = s.length(); end > 0; i++, end -= 4) {
            d[i] = Integer.parseInt(s.substring(Math.max(0, end - 4), end));
        }
        return new BigNum(d);
    }

    BigNum plus(BigNum o) {
        int n = Math.max(digits.length, o.digits.length) + 1;
        int[] r = new int[n];
        int carry = 0;
        for (int i = 0; i < n; i++) {
            int s = at(i) + o.at(i) + carry;
            r[i] = s % BASE;
            carry = s / BASE;
        }
        return new BigNum(r);
    }

    private int at(int i) {
        return i < digits.length ? digits[i] : 0;
    }

    BigNum minus(BigNum o) {
        int[] r = new int[digits.length];
        int borrow = 0;
        for (int i = 0; i < r.length; i++) {
            int s = digits[i] - o.at(i) - borrow;
            borrow = s < 0 ? 1 : 0;
            r[i] = s + borrow * BASE;
        }
        if (borrow != 0 || o.digits.length > digits.length) {
            throw new ArithmeticException("negative result");
        }
        return new BigNum(r);
    }

    BigNum times(BigNum o) {
        if (digits.length > 16 && o.digits.length > 16) {
            return karatsuba(o);
        }
        long[] acc = new long[digits.length + o.digits.length + 1];
        for (int i = 0; i < digits.length; i++) {
            for (int j = 0; j < o.digits.length; j++) {
                acc[i + j] += (long) digits[i] * o.digits[j];
            }
        }
        int[] r = new int[acc.length];
        long carry = 0;
        for (int i = 0; i < acc.length; i++) {
            carry += acc[i];
            r[i] = (int) (carry % BASE);
            carry /= BASE;
        }
        return new BigNum(r);
    }

    private BigNum karatsuba(BigNum o) {
        int h = Math.max(digits.length, o.digits.length) / 2;
        BigNum a = part(0, h);
        BigNum b = part(h, digits.length);
        BigNum c = o.part(0, h);
        BigNum d = o.part(h, o.digits.length);
        BigNum low = a.times(c);
        BigNum high = b.times(d);
        BigNum mid = a.plus(b).times(c.plus(d)).minus(low).minus(high);
        return low.plus(mid.shift(h)).plus(high.shift(2 * h));
    }

    private BigNum part(int from, int to) {
        return from >= digits.length ? of(0) : new BigNum(Arrays.copyOfRange(digits, from, Math.min(to, digits.length)));
    }

    private BigNum shift(int n) {
        int[] r = new int[digits.length + n];
        System.arraycopy(digits, 0, r, n, digits.length);
        return new BigNum(r);
    }

    BigNum[] divide(BigNum o) {
        if (o.digits.length == 0) {
            throw new ArithmeticException("division by zero");
        }
        int[] q = new int[digits.length];
        BigNum rest = of(0);
        for (int i = digits.length - 1; i >= 0; i--) {
            rest = rest.shift(1).plus(of(digits[i]));
            int lo = 0;
            int hi = BASE - 1;
            while (lo < hi) {
                int mid = (lo + hi + 1) / 2;
                if (o.times(of(mid)).compareTo(rest) <= 0) {
                    lo = mid;
                } else {
                    hi = mid - 1;
                }
            }
            q[i] = lo;
            rest = rest.minus(o.times(of(lo)));
        }
        return new BigNum[] {new BigNum(q), rest};
    }

    BigNum pow(int e) {
        BigNum r = of(1);
        for (BigNum b = this; e > 0; e >>= 1, b = b.times(b)) {
            if ((e & 1) == 1) {
                r = r.times(b);
            }
        }
        return r;
    }

    @Override
    public int compareTo(BigNum o) {
        if (digits.length != o.digits.length) {
            return Integer.compare(digits.length, o.digits.length);
        }
        for (int i = digits.length - 1; i >= 0; i--) {
            if (digits[i] != o.digits[i]) {
                return Integer.compare(digits[i], o.digits[i]);
            }
        }
        return 0;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof BigNum b && Arrays.equals(digits, b.digits);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(digits);
    }

    @Override
    public String toString() {
        if (digits.length == 0) {
            return "0";
        }
        StringBuilder sb = new StringBuilder().append(digits[digits.length - 1]);
        for (int i = digits.length - 2; i >= 0; i--) {
            String s = Integer.toString(digits[i]);
            sb.append("0".repeat(4 - s.length())).append(s);
        }
        return sb.toString();
    }

    static String random(Random r, int n) {
        StringBuilder sb = new StringBuilder().append(1 + r.nextInt(9));
        while (sb.length() < n) {
            sb.append(r.nextInt(10));
        }
        return sb.toString();
    }

    public static void main(String[] args) {
        BigNum f = of(1);
        for (int i = 2; i <= 60; i++) {
            f = f.times(of(i));
        }
        System.out.println("60! = " + f);
        System.out.println("2^256 = " + of(2).pow(256));
        BigNum a = of(0);
        BigNum b = of(1);
        for (int i = 0; i < 300; i++) {
            BigNum c = a.plus(b);
            a = b;
            b = c;
        }
        System.out.println("fib 300 = " + a);
        Random r = new Random(5);
        int good = 0;
        for (int i = 0; i < 12; i++) {
            String x = random(r, 20 + r.nextInt(120));
            String y = random(r, 5 + r.nextInt(60));
            BigNum p = parse(x);
            BigNum q = parse(y);
            BigInteger bp = new BigInteger(x);
            BigInteger bq = new BigInteger(y);
            boolean ok = p.plus(q).toString().equals(bp.add(bq).toString())
                && p.times(q).toString().equals(bp.multiply(bq).toString())
                && (bp.compareTo(bq) < 0 || p.minus(q).toString().equals(bp.subtract(bq).toString()))
                && Integer.signum(p.compareTo(q)) == bp.compareTo(bq);
            if (i < 5) {
                BigNum[] qr = p.divide(q);
                BigInteger[] bqr = bp.divideAndRemainder(bq);
                ok &= qr[0].toString().equals(bqr[0].toString()) && qr[1].toString().equals(bqr[1].toString());
            }
            good += ok ? 1 : 0;
        }
        System.out.println("good " + good);
        String long1 = random(r, 200);
        String long2 = random(r, 180);
        System.out.println(parse(long1).times(parse(long2)).toString().equals(new BigInteger(long1).multiply(new BigInteger(long2)).toString()));
        try {
            of(3).minus(of(4));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            of(3).divide(of(0));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(parse("00001234").equals(of(1234)) + " " + parse("0") + " " + of(1234).hashCode() + " " + of(0).hashCode());
    }
}
