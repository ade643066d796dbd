package lib;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;
import java.util.function.Supplier;

/** BigInteger: arithmetic, bits, modular arithmetic, primality, conversion, errors. */
public class BigIntegerOps {
    static void t(String label, Supplier<?> s) {
        try {
            System.out.println(label + " = " + s.get());
        } catch (RuntimeException e) {
            System.out.println(label + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        BigInteger a = new BigInteger("123456789012345678901234567890");
        BigInteger b = new BigInteger("-987654321098765432109876543210");
        BigInteger c = BigInteger.valueOf(97);
        t("sum", () -> a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + b.negate() + " " + b.abs() + " " + b.signum());
        t("div", () -> b.divide(a) + " " + b.remainder(a) + " " + b.mod(a) + " " + Arrays.toString(b.divideAndRemainder(c)));
        t("div0", () -> a.divide(BigInteger.ZERO));
        t("mod neg", () -> a.mod(b));
        t("pow", () -> c.pow(40) + " " + BigInteger.TWO.pow(200) + " " + b.pow(3) + " " + BigInteger.ZERO.pow(0));
        t("pow neg", () -> a.pow(-1));
        t("gcd", () -> a.gcd(b) + " " + BigInteger.ZERO.gcd(b) + " " + a.gcd(BigInteger.valueOf(30)));
        t("modPow", () -> a.modPow(BigInteger.valueOf(65537), new BigInteger("1000000007")) + " " + c.modPow(BigInteger.valueOf(-3), BigInteger.valueOf(1009))
            + " " + a.modPow(a, BigInteger.valueOf(1024)) + " " + a.modPow(new BigInteger("999"), new BigInteger("100000000000000000000000001")));
        t("modInverse", () -> c.modInverse(BigInteger.valueOf(1009)) + " " + a.modInverse(new BigInteger("1000000007")));
        t("modInverse none", () -> BigInteger.valueOf(4).modInverse(BigInteger.TEN));
        t("shift", () -> a.shiftLeft(70) + " " + a.shiftRight(33) + " " + b.shiftRight(90) + " " + b.shiftRight(200) + " " + a.shiftLeft(-4) + " " + BigInteger.ONE.shiftLeft(64));
        t("bits", () -> a.bitLength() + " " + b.bitLength() + " " + a.bitCount() + " " + b.bitCount() + " " + a.getLowestSetBit() + " " + BigInteger.ZERO.getLowestSetBit()
            + " " + a.testBit(5) + b.testBit(500) + " " + BigInteger.ZERO.bitLength());
        t("logic", () -> a.and(b) + " " + a.or(b) + " " + a.xor(b) + " " + a.not() + " " + a.andNot(c) + " " + c.setBit(70) + " " + c.clearBit(0) + " " + c.flipBit(3));
        t("setBit neg", () -> a.setBit(-1));
        t("sqrt", () -> a.sqrt() + " " + BigInteger.valueOf(99).sqrt() + " " + Arrays.toString(a.sqrtAndRemainder()));
        t("sqrt neg", () -> b.sqrt());
        t("compare", () -> a.compareTo(b) + " " + a.equals(new BigInteger("123456789012345678901234567890")) + " " + a.max(b) + " " + a.min(b) + " " + a.hashCode() + " " + b.hashCode());
        t("radix", () -> a.toString(2) + " " + a.toString(36) + " " + b.toString(16) + " " + new BigInteger("zz", 36) + " " + new BigInteger("-ff", 16) + " " + new BigInteger("+5"));
        t("bad", () -> new BigInteger("12x"));
        t("empty", () -> new BigInteger(""));
        t("--", () -> new BigInteger("--1"));
        t("bytes", () -> Arrays.toString(a.toByteArray()) + Arrays.toString(b.toByteArray()) + Arrays.toString(BigInteger.valueOf(128).toByteArray())
            + Arrays.toString(BigInteger.ZERO.toByteArray()) + new BigInteger(new byte[] {-1, 0}) + " " + new BigInteger(1, new byte[] {-1, 0}) + " "
            + new BigInteger(-1, new byte[] {0, 0, 5}) + " " + new BigInteger(new byte[] {9, 9, 1, 2, 9}, 2, 2));
        t("bytes empty", () -> new BigInteger(new byte[0]));
        t("signum mismatch", () -> new BigInteger(0, new byte[] {1}));
        t("values", () -> a.intValue() + " " + a.longValue() + " " + a.doubleValue() + " " + a.floatValue() + " " + b.shortValue() + " " + BigInteger.TEN.pow(400).doubleValue() + " " + c.byteValueExact());
        t("intExact", () -> BigInteger.ONE.shiftLeft(31).intValueExact());
        t("longExact", () -> BigInteger.ONE.shiftLeft(63).negate().longValueExact());
        t("longExact over", () -> BigInteger.ONE.shiftLeft(63).longValueExact());
        t("prime", () -> c.isProbablePrime(20) + " " + BigInteger.valueOf(91).isProbablePrime(20) + " " + new BigInteger("170141183460469231731687303715884105727").isProbablePrime(10)
            + " " + BigInteger.valueOf(100).nextProbablePrime() + " " + BigInteger.ONE.isProbablePrime(5));
        t("next neg", () -> b.nextProbablePrime());
        t("random", () -> new BigInteger(100, new Random(1)) + " " + new BigInteger(5, new Random(9)) + " " + BigInteger.probablePrime(40, new Random(4)).bitLength());
        t("valueOf", () -> (BigInteger.valueOf(1) == BigInteger.ONE) + " " + (BigInteger.valueOf(10).equals(BigInteger.TEN)) + " " + BigInteger.valueOf(Long.MIN_VALUE));
        BigInteger f = BigInteger.ONE;
        for (int i = 2; i <= 150; i++) {
            f = f.multiply(BigInteger.valueOf(i));
        }
        System.out.println(f);
        System.out.println(f.toString().length() + " " + f.getLowestSetBit() + " " + f.hashCode());
        BigInteger x = new BigInteger(4000, new Random(7));
        BigInteger y = new BigInteger(3500, new Random(8));
        BigInteger p = x.multiply(y);
        System.out.println(p.hashCode() + " " + p.divide(x).equals(y) + " " + x.multiply(x).equals(x.pow(2)) + " " + p.mod(x).signum() + " " + p.add(BigInteger.ONE).remainder(y)
            + " " + x.divide(y.shiftRight(2000)).hashCode() + " " + x.gcd(y));
        System.out.println(new BigInteger(x.toString()).equals(x) + " " + x.toString().hashCode() + " " + x.toString(7).hashCode());
        BigInteger fibA = BigInteger.ZERO;
        BigInteger fibB = BigInteger.ONE;
        for (int i = 0; i < 500; i++) {
            BigInteger n = fibA.add(fibB);
            fibA = fibB;
            fibB = n;
        }
        System.out.println(fibA);
        BigInteger p1 = new BigInteger("1000000000039");
        BigInteger q1 = new BigInteger("1000000000061");
        BigInteger n = p1.multiply(q1);
        BigInteger phi = p1.subtract(BigInteger.ONE).multiply(q1.subtract(BigInteger.ONE));
        BigInteger e = BigInteger.valueOf(65537);
        BigInteger d = e.modInverse(phi);
        BigInteger m = new BigInteger("hello rsa".getBytes());
        BigInteger enc = m.modPow(e, n);
        System.out.println(d + " " + enc + " " + new String(enc.modPow(d, n).toByteArray()));
    }
}
