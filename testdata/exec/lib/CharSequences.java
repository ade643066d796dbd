package lib;

import java.nio.CharBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Own CharSequence implementations given to every library method that takes one; the BMP in checksums. */
public class CharSequences {
    record Repeat(String unit, int times) implements CharSequence {
        @Override
        public int length() {
            return unit.length() * times;
        }

        @Override
        public char charAt(int i) {
            if (i < 0 || i >= length()) {
                throw new IndexOutOfBoundsException("at " + i);
            }
            return unit.charAt(i % unit.length());
        }

        @Override
        public CharSequence subSequence(int from, int to) {
            StringBuilder sb = new StringBuilder();
            for (int i = from; i < to; i++) {
                sb.append(charAt(i));
            }
            return sb;
        }

        @Override
        public String toString() {
            return unit.repeat(times);
        }
    }

    public static void main(String[] args) {
        Repeat r = new Repeat("ab\ud83d\ude00", 3);
        System.out.println(r.length() + " " + r.isEmpty() + " " + r.chars().filter(c -> c == 'a').count() + " " + r.codePoints().count() + " " + r.codePoints().max().getAsInt());
        Repeat p = new Repeat("xyz", 4);
        System.out.println(new StringBuilder(p).append(p, 1, 4).insert(0, p).length() + " " + String.join("-", p, "q", new StringBuilder("w")) + " " + "zz".contains(new Repeat("z", 2)) + " " + "xyzxyz".contentEquals(new Repeat("xyz", 2)) + " " + "a.b".replace(new Repeat(".", 1), p));
        System.out.println(CharSequence.compare(p, "xyzxyzxyzxyy") + " " + CharSequence.compare(p, new Repeat("xyz", 5)) + " " + p.equals(new Repeat("xyz", 4)) + " " + "xyz".equals((Object) new Repeat("xyz", 1)));
        System.out.println(Pattern.compile("y(z)x").matcher(p).results().map(m -> m.start() + m.group(1)).toList() + " " + Pattern.matches("(xyz)+", p) + " " + Pattern.compile("y").splitAsStream(p).toList());
        System.out.println(CharBuffer.wrap(p).subSequence(1, 5) + " " + CharBuffer.wrap(p, 2, 6).length() + " " + new StringBuilder().append(p).indexOf("zx") + " " + new StringBuffer(p).reverse());
        try {
            new StringBuilder().append(p, 5, 99);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            p.chars().skip(20).forEach(x -> { });
            p.charAt(-1);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            Integer.parseInt(new Repeat("12", 2), 0, 9, 10);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("parse bounds " + Integer.parseInt(new Repeat("12", 2), 1, 4, 10));
        }
        System.out.println(List.of(p, "s", new StringBuilder("t")).stream().map(CharSequence::length).toList() + " " + List.<CharSequence>of("b", new StringBuilder("a")).stream().sorted(CharSequence::compare).collect(Collectors.joining()));
        CharSequence nul = null;
        System.out.println(new StringBuilder().append(nul).append(nul, 1, 3));

        int[] sums = new int[12];
        int[] types = new int[31];
        for (int c = 0; c < 0x10000; c += 3) {
            types[Character.getType(c)]++;
            sums[0] = sums[0] * 31 + (Character.isLetter(c) ? 1 : 0);
            sums[1] = sums[1] * 31 + Character.toLowerCase(c);
            sums[2] = sums[2] * 31 + Character.toUpperCase(c);
            sums[3] = sums[3] * 31 + Character.getNumericValue(c);
            sums[4] = sums[4] * 31 + Character.getDirectionality(c);
            sums[5] = sums[5] * 31 + (Character.isWhitespace(c) ? 2 : Character.isSpaceChar(c) ? 1 : 0);
            sums[6] = sums[6] * 31 + (Character.isJavaIdentifierStart(c) ? 2 : Character.isJavaIdentifierPart(c) ? 1 : 0);
            sums[7] = sums[7] * 31 + (Character.isMirrored(c) ? 1 : 0);
            sums[8] = sums[8] * 31 + Character.toTitleCase(c);
        }
        for (int c = 0x10000; c < 0x110000; c += 1031) {
            sums[9] = sums[9] * 31 + Character.getType(c);
            sums[10] = sums[10] * 31 + Character.toLowerCase(c) + Character.toUpperCase(c);
            sums[11] = sums[11] * 31 + (Character.isLetterOrDigit(c) ? 1 : 0) + Character.charCount(c);
        }
        System.out.println(Arrays.toString(types) + "\n" + Arrays.toString(sums));
        StringBuilder all = new StringBuilder();
        for (int c = 0x20; c < 0x600; c++) {
            all.appendCodePoint(c);
        }
        String s = all.toString();
        System.out.println(s.toUpperCase(java.util.Locale.ROOT).hashCode() + " " + s.toLowerCase(java.util.Locale.ROOT).hashCode() + " " + s.strip().length() + " " + s.replaceAll("\\p{L}", "").length() + " " + s.replaceAll("[^\\p{Lu}]", "").length() + " " + s.codePoints().filter(Character::isDigit).count());
        for (int cp : new int[] {'a', 0x130, 0x1F600, 0x4E2D, 0x378, 0xD800, 0x10FFFF}) {
            System.out.println(Character.getName(cp) + " " + Character.UnicodeBlock.of(cp) + " " + Character.UnicodeScript.of(cp) + " " + Character.isValidCodePoint(cp) + Character.isDefined(cp));
        }
        System.out.println(Character.codePointOf("LATIN SMALL LETTER A") + " " + Character.UnicodeScript.forName("Grek"));
    }
}
