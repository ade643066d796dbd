package lang;

import java.util.Arrays;

/** String methods, interning, constant folding, comparison, splitting, text blocks. */
public class StringBasics {
    static final String CONST = "con" + "stant";
    static final int N = 3;

    public static void main(String[] args) {
        String s = "Hello, World";
        System.out.println(s.length() + " " + s.charAt(4) + " " + s.indexOf('o') + " " + s.indexOf('o', 5) + " " + s.lastIndexOf("o") + " " + s.indexOf("zz"));
        System.out.println(s.substring(7) + "|" + s.substring(0, 5) + "|" + s.substring(12) + "|" + s.toUpperCase() + "|" + s.toLowerCase());
        System.out.println(s.replace('l', 'L') + " " + s.replace("l", "") + " " + s.replaceAll("[aeiou]", "*") + " " + s.replaceFirst("(\\w+), (\\w+)", "$2 $1"));
        System.out.println(s.contains("World") + " " + s.startsWith("Hell") + " " + s.startsWith("World", 7) + " " + s.endsWith("d") + " " + s.isEmpty() + " " + "  ".isBlank());
        System.out.println("  trim\t ".trim() + "|" + " \u2003strip ".strip() + "|" + "  x ".stripLeading() + "|" + "  x ".stripTrailing() + "|");
        System.out.println("abc".compareTo("abd") + " " + "abc".compareTo("ab") + " " + "ABC".compareToIgnoreCase("abd") + " " + "Abc".equalsIgnoreCase("aBC") + " " + "a".compareTo("\u00e9"));
        System.out.println(Arrays.toString("a,b,,c,,".split(",")) + Arrays.toString("a,b,,c,,".split(",", -1)) + Arrays.toString("a1b22c".split("\\d+", 2)) + Arrays.toString("".split(",")) + Arrays.toString("abc".split("")));
        System.out.println(String.join("-", "x", "y", "z") + " " + "ab".repeat(3) + " " + "ab".concat("cd") + " " + String.valueOf(new char[] {'o', 'k'}) + " " + String.valueOf((Object) null));
        System.out.println("hello".hashCode() + " " + "".hashCode() + " " + "\u00e9\u4e2d".hashCode() + " " + "polygenelubricants".hashCode());
        String a = "constant";
        String b = new String("constant");
        String part = "con";
        String dyn = part + "stant";
        System.out.println((a == CONST) + " " + (a == b) + " " + (a == b.intern()) + " " + (a == dyn) + " " + (a == dyn.intern()) + " " + a.equals(dyn));
        final String fpart = "con";
        System.out.println((a == fpart + "stant") + " " + ("x" + N == "x3") + " " + ("" + 1.0 + 'c' + true == "1.0ctrue") + " " + (CONST == StringBasicsHelper.other()));
        System.out.println("" + null + 1 + 2L + 3f + 4d + 'c' + true + new int[0].length);
        System.out.println(1 + 2 + "x" + 1 + 2);
        String t = null;
        t += "x";
        t += 1 + 2;
        t += 'c';
        System.out.println(t);
        char[] cs = {'a', 'b'};
        Object o = "z";
        o += "y";
        System.out.println(o + String.valueOf(cs, 1, 1) + new String(cs) + new String(cs, 0, 1) + String.copyValueOf(cs));
        String block = """
            Hello,
              "Text" block \
            joined
            tab\tend\s
            back\\slash \"""
            """;
        System.out.print(block);
        System.out.println(block.lines().count() + " " + "x\ny\r\nz".lines().toList() + " " + "a\\tb".translateEscapes() + " " + "  a\n b".indent(2).length() + " " + " a\n  b".stripIndent());
        for (Runnable r : new Runnable[] {() -> "abc".charAt(3), () -> "abc".substring(2, 1), () -> "abc".substring(-1), () -> "abc".substring(4), () -> "a".repeat(-1), () -> "abc".codePointAt(5), () -> Integer.parseInt("12x"), () -> Integer.parseInt(""), () -> Integer.parseInt(null), () -> "abc".subSequence(2, 9)}) {
            try {
                r.run();
            } catch (RuntimeException e) {
                System.out.println(e);
            }
        }
        StringBuilder sb = new StringBuilder("0123456789");
        sb.insert(3, "abc").delete(0, 2).deleteCharAt(0).replace(0, 2, "ZZZZ").setCharAt(1, '-');
        sb.append(1).append('c').append(2.5).append(true).append((Object) null).append("xyz", 1, 2).append(cs).append(-1L).append(1f);
        System.out.println(sb + " " + sb.length() + " " + sb.indexOf("c") + " " + sb.lastIndexOf("c"));
        sb.setLength(4);
        sb.setLength(6);
        System.out.println((int) sb.charAt(5) + " " + sb.reverse().length() + " " + sb.compareTo(new StringBuilder("a")));
        try {
            sb.insert(10, "x");
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        StringBuffer buf = new StringBuffer();
        for (int i = 0; i < 100; i++) {
            buf.append(i % 10).append(i % 7 == 0 ? "," : "");
        }
        System.out.println(buf);
        System.out.println("a-b-c".matches("[a-c-]+") + " " + "x".equals(null) + " " + "abc".contentEquals(new StringBuilder("abc")) + " " + "%d%%".formatted(5) + " " + "abc".regionMatches(true, 1, "xBC", 1, 2));
        System.out.println(Arrays.toString("h\u00e9\u4e2d\ud83d\ude00".getBytes(java.nio.charset.StandardCharsets.UTF_8)) + " " + new String(new byte[] {(byte) 0xc3, (byte) 0xa9}, java.nio.charset.StandardCharsets.UTF_8).length());
        System.out.println(Arrays.toString("h\u00e9".getBytes(java.nio.charset.StandardCharsets.ISO_8859_1)) + Arrays.toString("h\u00e9".getBytes(java.nio.charset.StandardCharsets.US_ASCII)) + Arrays.toString("h".getBytes(java.nio.charset.StandardCharsets.UTF_16)));
        System.out.println("b,a;c".chars().filter(Character::isLetter).mapToObj(c -> (char) c).sorted().toList() + " " + "abc".transform(x -> x + "!") + " " + "a".equals("a".describeConstable().get()));
    }
}

class StringBasicsHelper {
    static String other() {
        return "constant";
    }
}
