package lib;

import java.util.function.Supplier;

/** Integer, Long, Short, Byte, Boolean: parsing, printing, bits, comparing, caching, unsigned arithmetic. */
public class IntegerMethods {
    static void t(String label, Supplier<?> s) {
        try {
            System.out.println(label + " = " + s.get());
        } catch (RuntimeException e) {
            System.out.println(label + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (String s : new String[] {"0", "-0", "+7", "2147483647", "2147483648", "-2147483648", "-2147483649", "", " 1", "1 ",
            "0x10", "1_000", "--1", "+", "\u0663\u0664", "12a", null}) {
            t("parseInt " + (s == null || s.isEmpty() || s.charAt(0) < 128 ? s : "arabic"), () -> Integer.parseInt(s));
        }
        for (String s : new String[] {"10", "-10", "0x1F", "#ff", "017", "-0X1", "08", "0x", "9999999999", "-0x80000000", ""}) {
            t("decode " + s, () -> Integer.decode(s));
            t("Long.decode " + s, () -> Long.decode(s));
        }
        t("radix", () -> Integer.parseInt("zz", 36) + " " + Integer.parseInt("-1010", 2) + " " + Integer.parseInt("kona", 27));
        t("radix bad", () -> Integer.parseInt("9", 8));
        t("radix 1", () -> Integer.parseInt("0", 1));
        t("radix 37", () -> Long.parseLong("0", 37));
        t("range", () -> Integer.parseInt("abc123def", 3, 6, 10) + " " + Long.parseLong("x-77", 1, 4, 10));
        t("range bad", () -> Integer.parseInt("abc", 0, 2, 10));
        t("byte", () -> Byte.parseByte("-128") + " " + Byte.parseByte("7f", 16) + " " + Byte.toUnsignedInt((byte) -1) + " " + Byte.decode("#7f"));
        t("byte bad", () -> Byte.parseByte("128"));
        t("short", () -> Short.parseShort("-32768") + " " + Short.reverseBytes((short) 0x1234) + " " + Short.toUnsignedInt((short) -1));
        t("short bad", () -> Short.valueOf("40000"));
        t("long", () -> Long.parseLong("-9223372036854775808") + " " + Long.parseLong("9223372036854775807"));
        t("long bad", () -> Long.parseLong("9223372036854775808"));
        t("long suffix", () -> Long.parseLong("1L"));
        t("unsigned", () -> Integer.parseUnsignedInt("4294967295") + " " + Integer.toUnsignedString(-1) + " " + Long.toUnsignedString(-1L)
            + " " + Long.parseUnsignedLong("18446744073709551615") + " " + Integer.toUnsignedLong(-2) + " " + Integer.toUnsignedString(-1, 16));
        t("unsigned bad", () -> Integer.parseUnsignedInt("4294967296"));
        t("unsigned neg", () -> Long.parseUnsignedLong("-1"));
        t("unsigned long bad", () -> Long.parseUnsignedLong("18446744073709551616"));
        t("unsigned ops", () -> Integer.divideUnsigned(-1, 7) + " " + Integer.remainderUnsigned(-1, 7) + " " + Long.divideUnsigned(-1, 10)
            + " " + Long.remainderUnsigned(-1, 10) + " " + Integer.compareUnsigned(-1, 1) + " " + Long.compareUnsigned(1, -1)
            + " " + Long.divideUnsigned(5, -3) + " " + Long.remainderUnsigned(-5, -7));
        t("unsigned zero", () -> Integer.divideUnsigned(1, 0));
        for (int i : new int[] {0, 1, -1, 42, 255, -128, 65536, 0x12345678, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            System.out.println(i + ": " + Integer.toBinaryString(i) + " " + Integer.toOctalString(i) + " " + Integer.toHexString(i) + " "
                + Integer.toString(i, 36) + " bits " + Integer.bitCount(i) + " hi " + Integer.highestOneBit(i) + " lo " + Integer.lowestOneBit(i)
                + " nlz " + Integer.numberOfLeadingZeros(i) + " ntz " + Integer.numberOfTrailingZeros(i) + " rev " + Integer.reverse(i)
                + " revb " + Integer.reverseBytes(i) + " rotl " + Integer.rotateLeft(i, 5) + " rotr " + Integer.rotateRight(i, 35)
                + " sig " + Integer.signum(i) + " hash " + Integer.hashCode(i));
        }
        for (long i : new long[] {0, 1, -1, 1L << 33, 0x123456789abcdefL, Long.MAX_VALUE, Long.MIN_VALUE}) {
            System.out.println(i + ": " + Long.toBinaryString(i) + " " + Long.toOctalString(i) + " " + Long.toHexString(i) + " "
                + Long.toString(i, 36) + " bits " + Long.bitCount(i) + " hi " + Long.highestOneBit(i) + " lo " + Long.lowestOneBit(i)
                + " nlz " + Long.numberOfLeadingZeros(i) + " ntz " + Long.numberOfTrailingZeros(i) + " rev " + Long.reverse(i)
                + " revb " + Long.reverseBytes(i) + " rotl " + Long.rotateLeft(i, 5) + " rotr " + Long.rotateRight(i, 69)
                + " sig " + Long.signum(i) + " hash " + Long.hashCode(i));
        }
        t("toString radix", () -> Integer.toString(-255, 16) + " " + Integer.toString(7, 99) + " " + Long.toString(Long.MIN_VALUE, 2).length());
        Integer a = 127;
        Integer b = 127;
        Integer c = 128;
        Integer d = 128;
        t("cache", () -> (a == b) + " " + (c == d) + " " + c.equals(d) + " " + (Long.valueOf(-128) == Long.valueOf(-128)) + " "
            + (Character.valueOf('\u007f') == Character.valueOf('\u007f')) + " " + (Boolean.valueOf("TRUE") == Boolean.TRUE));
        t("equals", () -> Integer.valueOf(1).equals(1L) + " " + Long.valueOf(1).equals(1L) + " " + new Object[] {1}[0].equals(1));
        t("compare", () -> Integer.compare(1, 2) + " " + Integer.valueOf(3).compareTo(2) + " " + Long.compare(Long.MIN_VALUE, 0) + " "
            + Byte.compare((byte) 5, (byte) -3) + " " + Short.compare((short) 1, (short) 10) + " " + Boolean.compare(true, false)
            + " " + Byte.compareUnsigned((byte) -1, (byte) 1) + " " + Short.compareUnsigned((short) -1, (short) 1));
        t("convert", () -> Integer.valueOf(300).byteValue() + " " + Integer.valueOf(-1).longValue() + " " + Long.valueOf(1L << 40).intValue() + " "
            + Integer.valueOf(7).doubleValue() + " " + Double.valueOf(3.99).intValue() + " " + Integer.valueOf(70000).shortValue() + " "
            + Long.valueOf(123456789123L).floatValue());
        t("min max sum", () -> Integer.min(3, -4) + " " + Integer.max(3, -4) + " " + Integer.sum(Integer.MAX_VALUE, 1) + " " + Long.sum(1, 2));
        t("boolean", () -> Boolean.parseBoolean("TrUe") + " " + Boolean.parseBoolean("yes") + " " + Boolean.parseBoolean(null) + " "
            + Boolean.logicalXor(true, true) + " " + Boolean.hashCode(true) + " " + Boolean.hashCode(false) + " " + Boolean.toString(false) + Boolean.getBoolean("x.y"));
        t("hash", () -> Byte.hashCode((byte) -1) + " " + Short.hashCode((short) -2) + " " + Character.hashCode('x') + " " + Long.valueOf(-1).hashCode());
        t("getInteger", () -> {
            System.setProperty("lib.int", "0x20");
            return Integer.getInteger("lib.int") + " " + Integer.getInteger("lib.none") + " " + Integer.getInteger("lib.none", 5) + " " + Long.getLong("lib.int");
        });
        t("unbox null", () -> {
            Integer n = args.length > 5 ? 1 : null;
            int x = n;
            return x;
        });
        t("constants", () -> Integer.SIZE + Integer.BYTES + Long.SIZE + Byte.MIN_VALUE + Short.MAX_VALUE + " " + Integer.TYPE + int.class + Long.MIN_VALUE);
        t("describe", () -> Integer.valueOf(4).describeConstable() + " " + Long.valueOf(1L << 62).hashCode());
    }
}
