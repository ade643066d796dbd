package lib;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** Surrogate pairs, code points, Character properties, and encodings of non-Latin text. Output is ASCII. */
public class StringUnicode {
    static String hex(String s) {
        return s.chars().mapToObj(c -> String.format("%04x", c)).collect(Collectors.joining(" "));
    }

    static String hex(byte[] b) {
        StringBuilder sb = new StringBuilder();
        for (byte x : b) {
            sb.append(String.format("%02x", x));
        }
        return sb.toString();
    }

    public static void main(String[] args) {
        String s = "a\u00e9\u4e2d\ud83d\ude00z\ud800";
        System.out.println(s.length() + " " + s.codePointCount(0, s.length()));
        System.out.println(hex(s));
        s.codePoints().forEach(c -> System.out.printf("U+%04X %d %s %s%n", c, Character.charCount(c),
            Character.isLetter(c), Character.getType(c)));
        System.out.println(s.codePointAt(3) + " " + s.codePointAt(4) + " " + s.codePointBefore(5) + " "
            + s.offsetByCodePoints(0, 4) + " " + s.offsetByCodePoints(7, -3));
        try {
            s.codePointAt(7);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(s.indexOf(0x1F600) + " " + s.lastIndexOf(0x1F600) + " " + s.indexOf(0xD83D) + " " + s.indexOf("\ude00"));
        System.out.println(hex(new StringBuilder(s).reverse().toString()));
        System.out.println(hex(new StringBuilder().appendCodePoint(0x1F601).appendCodePoint('x').toString()));
        System.out.println(hex(Character.toString(0x10FFFF)) + " " + Arrays.toString(Character.toChars(0x1F600)).length());
        System.out.println(Character.toCodePoint('\ud83d', '\ude00') + " " + Character.isSurrogatePair('\ud83d', 'x')
            + " " + Character.highSurrogate(0x1F600) % 7 + " " + (int) Character.lowSurrogate(0x1F600));
        for (var cs : new java.nio.charset.Charset[] {StandardCharsets.UTF_8, StandardCharsets.UTF_16,
            StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE, StandardCharsets.ISO_8859_1, StandardCharsets.US_ASCII}) {
            byte[] b = s.getBytes(cs);
            String back = new String(b, cs);
            System.out.println(cs.name() + " " + hex(b) + " " + back.equals(s) + " " + hex(back));
        }
        byte[][] malformed = {{(byte) 0xc3}, {(byte) 0xc0, (byte) 0x80}, {(byte) 0xed, (byte) 0xa0, (byte) 0x80},
            {(byte) 0xf0, (byte) 0x9f, (byte) 0x98}, {'a', (byte) 0xff, 'b'}, {(byte) 0xe4, (byte) 0xb8, 'x'},
            {(byte) 0xf4, (byte) 0x90, (byte) 0x80, (byte) 0x80}};
        for (byte[] m : malformed) {
            System.out.println(hex(m) + " -> " + hex(new String(m, StandardCharsets.UTF_8)));
        }
        char[] probes = {'A', 'z', '5', '_', ' ', '\t', '\u00a0', '\u00df', '\u0660', '\u2160', '\u01c5', '\u3042', '\u0300',
            '\ufeff', '$', '\u20ac', '\u00ad', '\u2028'};
        for (char c : probes) {
            System.out.printf("%04x type=%d L%b U%b l%b D%b LD%b W%b S%b I%b J%b A%b up=%04x lo=%04x ti=%04x num=%d dir=%d mir=%b%n",
                (int) c, Character.getType(c), Character.isLetter(c), Character.isUpperCase(c), Character.isLowerCase(c),
                Character.isDigit(c), Character.isLetterOrDigit(c), Character.isWhitespace(c), Character.isSpaceChar(c),
                Character.isJavaIdentifierStart(c), Character.isJavaIdentifierPart(c), Character.isAlphabetic(c),
                (int) Character.toUpperCase(c), (int) Character.toLowerCase(c), (int) Character.toTitleCase(c),
                Character.getNumericValue(c), Character.getDirectionality(c), Character.isMirrored(c));
        }
        System.out.println(Character.digit('f', 16) + " " + Character.digit('g', 16) + " " + Character.digit('\u0665', 10)
            + " " + Character.forDigit(11, 16) + " " + (int) Character.forDigit(17, 16) + " " + Character.digit('z', 36));
        System.out.println(Character.getName('A') + ", " + Character.getName(0x1F600));
        System.out.println(Character.UnicodeBlock.of('\u4e2d') + " " + Character.UnicodeScript.of('\u0416') + " "
            + Character.UnicodeBlock.forName("Cyrillic"));
        System.out.println(Character.isIdeographic(0x4e2d) + " " + Character.isSupplementaryCodePoint(0x10000)
            + " " + Character.isBmpCodePoint(0xffff) + " " + Character.isDefined(0x378) + " " + Character.isISOControl('\u0085')
            + " " + Character.isIdentifierIgnorable('\u0001') + " " + Character.isUnicodeIdentifierStart('x'));
        System.out.println(Character.compare('a', 'b') + " " + Character.reverseBytes('\u1234') % 1000 + " "
            + Character.valueOf('x').compareTo('z') + " " + Character.hashCode('c') + " " + Character.BYTES + Character.MAX_RADIX);
        int[] counts = new int[31];
        int letters = 0;
        int upper = 0;
        int digits = 0;
        for (int c = 0; c < 0x3000; c++) {
            counts[Character.getType(c)]++;
            letters += Character.isLetter(c) ? 1 : 0;
            upper += Character.toUpperCase(c) != c ? 1 : 0;
            digits += Character.isDigit(c) ? 1 : 0;
        }
        System.out.println(Arrays.toString(counts) + " " + letters + " " + upper + " " + digits);
        System.out.println(hex("\u0130\u0131 \ufb01 \u01c6 \u1e9e".toUpperCase(Locale.ROOT)));
        System.out.println(hex("\u0130 \u1e9e \u03a3\u03a3".toLowerCase(Locale.ROOT)));
        System.out.println("\ud83d\ude00".compareTo("\uffff") < 0);
        System.out.println("\u00e9".equals("e\u0301") + " " + "x\u0000y".length() + " " + "\u0130".equalsIgnoreCase("i"));
        System.out.println(hex("\u4e2d\u00e9".repeat(2)) + " " + "\u4e2d-x".replace('\u4e2d', 'c') + " " + hex("abc".replace('b', '\u4e2d')));
        System.out.println("\u4e2dabc".substring(1).equals("abc") + " " + "\u4e2dabc".substring(1).hashCode() + " "
            + "\u4e2dabc".indexOf("bc") + " " + "abc".indexOf("\u4e2d") + " " + "\u4e2dabc".contains("\u4e2da"));
    }
}
