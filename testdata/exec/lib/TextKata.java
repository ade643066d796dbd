package lib;

import java.text.*;
import java.util.*;
import java.util.concurrent.*;

/** Text wrapping, numerals, distances, printf in depth, number texts, Unicode corners. */
public class TextKata {
    static class Matrix3 {}
    static String wrap(String t, int w) {
        StringBuilder sb = new StringBuilder();
        int col = 0;
        for (String x : t.split("\\s+")) {
            if (col + x.length() + (col > 0 ? 1 : 0) > w) {
                sb.append('\n');
                col = 0;
            }
            if (col > 0) {
                sb.append(' ');
                col++;
            }
            sb.append(x);
            col += x.length();
        }
        return sb.toString();
    }
    static String roman(int n) {
        int[] v = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] s = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < v.length; i++) for (; n >= v[i]; n -= v[i]) b.append(s[i]);
        return b.toString();
    }
    static String rle(String s) {
        StringBuilder b = new StringBuilder();
        for (int i = 0, j; i < s.length(); i = j) {
            for (j = i; j < s.length() && s.charAt(j) == s.charAt(i); j++);
            b.append(j - i > 1 ? j - i + "" : "").append(s.charAt(i));
        }
        return b.toString();
    }
    static String caesar(String s, int k) {
        return s.chars().map(c -> Character.isUpperCase(c) ? 'A' + Math.floorMod(c - 'A' + k, 26)
                : Character.isLowerCase(c) ? 'a' + Math.floorMod(c - 'a' + k, 26) : c).collect(StringBuilder::new,
                StringBuilder::appendCodePoint, StringBuilder::append).toString();
    }
    static int lev(String a, String b) {
        int[] p = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) p[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int[] c = new int[b.length() + 1];
            c[0] = i;
            for (int j = 1; j <= b.length(); j++) c[j] = Math.min(Math.min(c[j - 1], p[j]) + 1, p[j - 1]
                    + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
            p = c;
        }
        return p[b.length()];
    }
    static boolean pal(String s) {
        String t = s.toLowerCase().replaceAll("[^a-z0-9]", "");
        return new StringBuilder(t).reverse().toString().equals(t);
    }
    static String words(int n) {
        String[] u = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "), d = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
        if (n < 0) return "minus " + words(-n);
        if (n < 20) return u[n];
        if (n < 100) return d[n / 10] + (n % 10 > 0 ? "-" + u[n % 10] : "");
        if (n < 1000) return u[n / 100] + " hundred" + (n % 100 > 0 ? " and " + words(n % 100) : "");
        if (n < 1000000) return words(n / 1000) + " thousand" + (n % 1000 > 0 ? " " + words(n % 1000) : "");
        return words(n / 1000000) + " million" + (n % 1000000 > 0 ? " " + words(n % 1000000) : "");
    }
    public static void main(String[] args) {
        System.out.println(wrap("The quick brown fox jumps over the lazy dog and keeps running through the forest until dawn", 20));
        for (int i : new int[]{1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999}) System.out.print(roman(i) + " ");
        System.out.println();
        System.out.println(rle("aaabccddddde") + " " + caesar("Hello, World!", 3) + " " + caesar(caesar("Zebra", 5),
                -5) + " " + lev("kitten", "sitting") + " " + pal("A man, a plan, a canal: Panama") + pal("nope"));
        for (int i : new int[]{0, 13, 21, 100, 342, 1001, 19999, 123456789, -7}) System.out.println(words(i));
        String[][] table = {{"Item", "Qty", "Price"}, {"Apple", "3", "1.25"}, {"Watermelon", "12", "10.5"}};
        int[] w = new int[3];
        for (String[] r : table) for (int i = 0; i < 3; i++) w[i] = Math.max(w[i], r[i].length());
        for (String[] r : table) System.out.println(String.format("|%-" + w[0] + "s|%" + w[1] + "s|%" + w[2] + "s|",
                (Object[]) r));
        System.out.printf(Locale.US, "%08.3f|%+,d|%o|%X|%e|%.0f|%b|%c|%%|%n", 3.14159, 1234567, 64, 255, 12345.678,
                2.5, "x", 65);
        System.out.printf("%2$s %1$s %<s %s%n", "a", "b");
        System.out.printf("%-8s|%8s|%.3s|%S|%h|%n", "left", "right", "truncate", "up", "hash");
        System.out.printf("%,d %,.2f %(,.2f %05d %x %#x %#o%n", -1234567, 9876.5, -42.0, -42, -1, 255, 8);
        System.out.println(String.format("%10.4f|%-10.2e|%g|%a", Math.PI, 12345.6789, 0.00012345, 1.0));
        for (double d : new double[]{0.1, 1e-5, 123456789.123, 1e21, 100, 1.0 / 3, 5e-324, 1.7976931348623157e308,
                0.001, 1234567.0, 12345678.9, 2e-3}) System.out.print(d + " " + (float) d + " ");
        System.out.println();
        for (String s : new String[]{"1e3", " 42 ", "0x1p3", "Infinity", "-NaN", "1f", ".5", "1_000"}) try {
            System.out.print(Double.parseDouble(s) + " ");
        } catch (NumberFormatException e) {
            System.out.print("[" + e.getMessage() + "] ");
        }
        System.out.println();
        System.out.println("a,b;c d".split("[,; ]").length + "x1y22z".replaceAll("[0-9]+", "#")
                + "Mississippi".indexOf("ss", 3) + "Mississippi".lastIndexOf('s') + "abc".contains("")
                + "hello".matches("h.*o") + "ab".concat("cd") + "tEsT".toUpperCase().toLowerCase() + " trim ".trim()
                + "|" + "  a ".stripLeading() + "|" + "x".compareTo("y") + "apple".compareToIgnoreCase("APPLE")
                + "abcabc".replace("bc", "X") + String.valueOf(new char[]{'o', 'k'}) + "abc".charAt(1)
                + "tést".getBytes(java.nio.charset.StandardCharsets.UTF_8).length + "a\u0000b".length()
                + "e\u0301".length() + "ß".toUpperCase() + "İ".toLowerCase().length() + "ΑΣ".toLowerCase()
                + "\u00DF".equalsIgnoreCase("SS") + Character.isLetterOrDigit('_')
                + Character.isJavaIdentifierStart('$') + Character.getType('A') + Character.isWhitespace('\u00A0')
                + Character.digit('f', 16) + Character.forDigit(11, 16) + Character.toTitleCase('ǆ')
                + (int) Character.reverseBytes('a') + Character.MAX_RADIX + Character.isSurrogate("😀".charAt(0))
                + Character.UnicodeBlock.of('я') + Character.UnicodeScript.of('字'));
        StringBuilder sb = new StringBuilder("0123456789");
        sb.delete(2, 5).insert(2, true).append(1.5f).append('c').append(new char[]{'x', 'y'}).append("abcdef", 1,
                3).setLength(12);
        sb.setCharAt(0, 'Z');
        System.out.println(sb + " " + sb.indexOf("e") + sb.length() + sb.capacity() + sb.charAt(3) + sb.substring(4)
                + sb.lastIndexOf("5") + new StringBuffer("ab").compareTo(new StringBuffer("ac"))
                + sb.chars().filter(Character::isDigit).count());
        System.out.println("line1\nline2\r\nline3".lines().map(String::strip).toList() + "a-b-c".split("-", 2)[1]
                + String.join("|", new TreeSet<>(Set.of("q", "p"))) + "abc".regionMatches(true, 1, "XBC", 1, 2)
                + "%d%%".formatted(5) + "  x\n y".stripIndent().length() + "\\t".translateEscapes().length()
                + "x".hashCode() + "Aa".hashCode() + "BB".hashCode() + "".isEmpty() + "abc".endsWith("")
                + "a".repeat(0).isEmpty() + "\u2028".isBlank()
                + "🎉é".codePoints().mapToObj(Integer::toHexString).toList()
                + new String("héllo".getBytes(java.nio.charset.StandardCharsets.ISO_8859_1),
                java.nio.charset.StandardCharsets.ISO_8859_1) + "abc".describeConstable().get()
                + "A".transform(q -> q + "B"));
    }
}
