package lib;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The everyday methods of String, with their edge cases and exceptions. */
public class StringBasics {
    interface Action {
        Object run() throws Exception;
    }

    static void show(String label, Action a) {
        try {
            Object o = a.run();
            System.out.println(label + ": " + (o instanceof Object[] x ? x.length + Arrays.toString(x) : o));
        } catch (Exception e) {
            System.out.println(label + " threw " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        String s = "  Hello, World  ";
        show("trim", () -> '[' + s.trim() + ']');
        show("strip", () -> '[' + "\u2003x\u2003".strip() + ']' + "\u2003x\u2003".trim().length());
        show("stripLeading", () -> '[' + s.stripLeading() + ']');
        show("stripTrailing", () -> '[' + s.stripTrailing() + ']');
        show("isBlank", () -> " \t\n".isBlank() + " " + "".isBlank() + " " + " x".isBlank() + " " + "".isEmpty());
        show("repeat", () -> "ab".repeat(3) + "|" + "ab".repeat(0) + "|" + "".repeat(100));
        show("repeat -1", () -> "ab".repeat(-1));
        show("substring", () -> s.substring(2, 7) + "|" + s.substring(s.length()) + "|" + s.substring(9));
        show("substring bad", () -> s.substring(5, 4));
        show("substring neg", () -> s.substring(-1));
        show("substring long", () -> s.substring(17));
        show("charAt", () -> s.charAt(2));
        show("charAt bad", () -> s.charAt(16));
        show("subSequence", () -> s.subSequence(2, 4));
        show("indexOf", () -> s.indexOf('o') + " " + s.indexOf('o', 7) + " " + s.indexOf("World") + " " + s.indexOf("")
            + " " + s.indexOf("zz") + " " + s.indexOf("", 99) + " " + s.indexOf('o', -5));
        show("lastIndexOf", () -> s.lastIndexOf('o') + " " + s.lastIndexOf('o', 9) + " " + s.lastIndexOf("l") + " "
            + s.lastIndexOf("") + " " + s.lastIndexOf("Hello", 1));
        show("contains", () -> s.contains("lo, W") + " " + s.contains("") + " " + s.contains("LO"));
        show("startsWith", () -> s.startsWith("  H") + " " + s.startsWith("Hello", 2) + " " + s.startsWith("", 16)
            + " " + s.startsWith("x", 99) + " " + s.endsWith("  ") + " " + s.endsWith(""));
        show("replace", () -> s.replace('l', 'L') + s.replace("l", "") + "aaa".replace("aa", "b") + "abc".replace("", "-"));
        show("replaceAll", () -> "a1b22c333".replaceAll("\\d+", "#") + " " + "a1b22".replaceFirst("[0-9]+", "<$0>")
            + " " + "x.y.z".replaceAll(".", "q") + " " + "John Smith".replaceAll("(\\w+) (\\w+)", "$2, $1"));
        show("replaceAll bad", () -> "abc".replaceAll("b", "$9"));
        show("matches", () -> "abc123".matches("[a-c]+\\d{3}") + " " + "abc".matches("b"));
        show("split ,", () -> "a,b,,c,,".split(","));
        show("split , -1", () -> "a,b,,c,,".split(",", -1));
        show("split , 2", () -> "a,b,,c,,".split(",", 2));
        show("split empty", () -> "".split(","));
        show("split each", () -> "abc".split(""));
        show("split dot", () -> "1.2.3".split("\\."));
        show("split space", () -> " a  b ".split("\\s+"));
        show("split lead", () -> ",a".split(","));
        show("split zero-width", () -> "aBcDe".split("(?=[A-Z])"));
        show("join", () -> String.join("-", "a", "b", null, "c") + String.join("", List.of()) + String.join("+", List.of("x", "y")));
        show("case", () -> "MiXeD".toUpperCase(Locale.ROOT) + "MiXeD".toLowerCase(Locale.ROOT));
        show("case tr", () -> "TITLE".toLowerCase(new Locale("tr")).length() + " " + (int) "I".toLowerCase(new Locale("tr")).charAt(0)
            + " " + (int) "i".toUpperCase(new Locale("tr")).charAt(0));
        show("eszett", () -> "stra\u00dfe".toUpperCase(Locale.ROOT));
        show("sigma", () -> Integer.toHexString("\u039f\u0394\u039f\u03a3".toLowerCase(Locale.ROOT).charAt(3)));
        show("equals", () -> "a".equals(null) + " " + "aB".equalsIgnoreCase("Ab") + " " + "a".equalsIgnoreCase(null)
            + " " + "\u00e9".equalsIgnoreCase("\u00c9") + " " + "k".equalsIgnoreCase("\u212a"));
        show("contentEquals", () -> "abc".contentEquals(new StringBuilder("abc")) + " " + "abc".contentEquals("ab"));
        show("compareTo", () -> "apple".compareTo("banana") + " " + "a".compareTo("abc") + " " + "b".compareTo("B") + " "
            + "b".compareToIgnoreCase("B") + " " + "".compareTo("x") + " " + "\u4e00".compareTo("a"));
        show("regionMatches", () -> "Hello".regionMatches(1, "fell", 1, 3) + " " + "Hello".regionMatches(true, 0, "HELP", 0, 3)
            + " " + "Hello".regionMatches(-1, "x", 0, 1) + " " + "Hello".regionMatches(3, "low", 0, 3));
        show("concat", () -> "ab".concat("").concat("cd"));
        show("valueOf", () -> String.valueOf(true) + String.valueOf('c') + String.valueOf(1.0f) + String.valueOf((Object) null)
            + String.valueOf(new char[] {'x', 'y'}) + String.copyValueOf(new char[] {'a', 'b', 'c'}, 1, 2) + String.valueOf(-0.0));
        show("new", () -> new String(new char[] {'a', 'b', 'c', 'd'}, 1, 2) + new String(new int[] {0x61, 0x10FFFF}, 0, 1)
            + new String("lit") + new String(new byte[] {72, 105}, "US-ASCII"));
        show("new bad", () -> new String(new char[3], 2, 5));
        show("new charset", () -> new String(new byte[1], "no-such"));
        show("new cp", () -> new String(new int[] {0x110000}, 0, 1));
        show("hash", () -> "".hashCode() + " " + "a".hashCode() + " " + "hello world".hashCode() + " " + "Aa".hashCode()
            + " " + "BB".hashCode() + " " + "\u4e2d\u6587".hashCode() + " " + "polygenelubricants".hashCode());
        show("intern", () -> new String("x1").intern() == "x1");
        show("const", () -> ("x" + "1") == "x1");
        show("runtime", () -> ("x" + args.length) == "x0");
        show("getChars", () -> {
            char[] c = "........".toCharArray();
            "Hello".getChars(1, 4, c, 2);
            return new String(c);
        });
        show("getChars bad", () -> {
            "Hello".getChars(1, 9, new char[3], 0);
            return "";
        });
        show("toCharArray", () -> Arrays.toString("hey".toCharArray()));
        show("chars", () -> "hello".chars().filter(c -> c == 'l').count() + " " + "abc".chars().sum());
        show("lines", () -> "a\nb\r\nc\rd\n\ne\n".lines().collect(Collectors.joining("|")));
        show("indent", () -> "a\n  b\nc".indent(2).replace("\n", "$") + " a\n   b".indent(-2).replace("\n", "$") + "".indent(3).isEmpty());
        show("stripIndent", () -> "   a\n     b\n   c  ".stripIndent().replace("\n", "$"));
        show("translate", () -> "a\\tb\\u0041\\n\\101\\s\\\"".replace("\\u0041", "A").translateEscapes().replace("\t", "<t>").replace("\n", "<n>"));
        show("translate bad", () -> "a\\q".translateEscapes());
        show("transform", () -> "42".<Integer>transform(Integer::parseInt) + 1);
        show("formatted", () -> "%s is %d".formatted("x", 5));
        show("describe", () -> "x".describeConstable().get() + "x".resolveConstantDesc(null));
        show("null concat", () -> "a" + null + 'c' + 1 + 2L + 1.5f + 2.5 + true + new int[0].length);
        show("compound", () -> {
            String t = "x";
            t += 1;
            t += 'y';
            t += null;
            return t;
        });
        show("null", () -> ((String) args[0]).length());
        show("order", () -> List.of("b", "A", "a", "B", "aa").stream().sorted().toList());
        show("order ci", () -> List.of("b", "A", "aa", "C").stream().sorted(String.CASE_INSENSITIVE_ORDER).toList());
        String block = """
            <p>
              "quoted" \"""triple\"""
              joined \
            line\tand tab
              trailing\040\s
            </p>""";
        show("block", () -> block.replace("\n", "$\n"));
        String sw = switch ("two".concat("")) {
            case "one" -> "1";
            case "two", "deux" -> "2";
            default -> "?";
        };
        show("switch", () -> sw);
        switch ("BB") {
            case "Aa":
                System.out.println("Aa");
                break;
            case "BB":
                System.out.println("BB falls");
            default:
                System.out.println("default");
        }
    }
}
