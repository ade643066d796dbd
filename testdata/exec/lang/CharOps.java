package lang;

/** char arithmetic, classification, surrogates and code points. */
public class CharOps {
    static String flags(int cp) {
        StringBuilder sb = new StringBuilder();
        sb.append(Character.isLetter(cp) ? 'L' : '-');
        sb.append(Character.isDigit(cp) ? 'D' : '-');
        sb.append(Character.isLetterOrDigit(cp) ? 'X' : '-');
        sb.append(Character.isUpperCase(cp) ? 'U' : '-');
        sb.append(Character.isLowerCase(cp) ? 'l' : '-');
        sb.append(Character.isWhitespace(cp) ? 'W' : '-');
        sb.append(Character.isSpaceChar(cp) ? 'S' : '-');
        sb.append(Character.isISOControl(cp) ? 'C' : '-');
        sb.append(Character.isJavaIdentifierStart(cp) ? 'I' : '-');
        sb.append(Character.isJavaIdentifierPart(cp) ? 'P' : '-');
        sb.append(Character.isDefined(cp) ? 'd' : '-');
        sb.append(Character.isMirrored(cp) ? 'M' : '-');
        sb.append(' ').append(Character.getType(cp)).append(' ').append(Character.getNumericValue(cp));
        return sb.toString();
    }

    static String caesar(String s, int shift) {
        StringBuilder sb = new StringBuilder();
        for (char c : s.toCharArray()) {
            if (c >= 'a' && c <= 'z') {
                c = (char) ('a' + (c - 'a' + shift + 26) % 26);
            } else if (Character.isUpperCase(c)) {
                c -= 'A';
                c = (char) ((c + shift + 26) % 26);
                c += 'A';
            }
            sb.append(c);
        }
        return sb.toString();
    }

    public static void main(String[] args) {
        for (int cp : new int[] {'a', 'Z', '5', ' ', '\n', '\t', '_', '$', '(', 0, 0x7f, 0xa0, 0xe9, 0xdf, 0x3b1, 0x416, 0x661, 0x2003, 0x4e2d, 0x1f600, 0x10400, 0xd800, 0x2167}) {
            System.out.println(Integer.toHexString(cp) + " " + flags(cp) + " " + Integer.toHexString(Character.toUpperCase(cp))
                + " " + Integer.toHexString(Character.toLowerCase(cp)) + " " + Integer.toHexString(Character.toTitleCase(cp)));
        }
        String enc = caesar("Hello, World! xyz XYZ", 3);
        System.out.println(enc + " " + caesar(enc, -3));
        char c = 'x';
        System.out.println(c + 1);
        System.out.println((char) (c + 1));
        System.out.println("" + c + 1);
        System.out.println('a' + 'b' + "c" + 'd' + 'e');
        System.out.println((int) Character.forDigit(11, 16) + " " + Character.digit('f', 16) + " " + Character.digit('g', 16) + " " + Character.forDigit(3, 10));
        int[] freq = new int[26];
        for (char ch : "the quick brown fox jumps over the lazy dog".toCharArray()) {
            if (ch != ' ') {
                freq[ch - 'a']++;
            }
        }
        StringBuilder sb = new StringBuilder();
        for (char ch = 'a'; ch <= 'z'; ch++) {
            sb.append(ch).append(freq[ch - 'a']);
        }
        System.out.println(sb);
        String s = "a\ud83d\ude00b\u00e9";
        System.out.println(s.length() + " " + s.codePointCount(0, s.length()) + " " + s.codePointAt(1) + " " + (int) s.charAt(2));
        s.codePoints().forEach(cp -> System.out.print(Integer.toHexString(cp) + " "));
        System.out.println();
        s.chars().forEach(cp -> System.out.print(cp + " "));
        System.out.println();
        System.out.println(Character.isSurrogate('\ud83d') + " " + Character.isHighSurrogate('\ude00') + " " + Character.toCodePoint('\ud83d', '\ude00'));
        System.out.println(Character.charCount(0x1f600) + " " + (int) Character.highSurrogate(0x1f600) + " " + (int) Character.lowSurrogate(0x1f600));
        System.out.println(new StringBuilder(s).reverse().codePointAt(2) + " " + s.offsetByCodePoints(0, 2) + " " + Character.toString(0x1f600).length());
        System.out.println(Character.compare('a', 'b') + " " + Character.valueOf('q').compareTo('n') + " " + Character.hashCode('z') + " " + Character.reverseBytes('\u1234') / 256);
        System.out.println(Character.getName('a') + " " + Character.UnicodeBlock.of('a') + " " + Character.UnicodeScript.of(0x3b1) + " " + Character.getDirectionality('a'));
        char m = 'm';
        switch (m) {
            case 'a': case 'm':
                System.out.println("fell in " + m);
            case 'n':
                System.out.println("and through");
                break;
            default:
                System.out.println("default");
        }
        System.out.println((m > 'a') + " " + (m == 109) + " " + (m - 'a') + " " + (char) 97 + " " + (m ^ 'M') + " " + '\u0041' + '\101' + "\u0041\101\0".length());
        Character boxed = 'k';
        boxed++;
        int sum = boxed + 'b';
        System.out.println(boxed + " " + sum + " " + (boxed == 'l') + " " + boxed.charValue() % 10);
    }
}
