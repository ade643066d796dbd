package lib;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;

/** java.util.regex: syntax, flags, groups, look-around, quantifiers, replacement, regions, errors. */
public class RegexOps {
    static void t(String label, Supplier<?> s) {
        try {
            System.out.println(label + " = " + s.get());
        } catch (PatternSyntaxException e) {
            System.out.println(label + " ! " + e.getDescription() + " @" + e.getIndex() + " " + e.getPattern());
        } catch (RuntimeException e) {
            System.out.println(label + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static String all(String regex, int flags, String text) {
        Matcher m = Pattern.compile(regex, flags).matcher(text);
        StringBuilder sb = new StringBuilder();
        while (m.find()) {
            sb.append('[').append(m.start()).append(',').append(m.end()).append(':').append(m.group().replace("\n", "\\n"));
            for (int g = 1; g <= m.groupCount(); g++) {
                sb.append('|').append(m.group(g) == null ? null : m.group(g).replace("\n", "\\n"));
            }
            sb.append(']');
        }
        return sb.toString();
    }

    public static void main(String[] args) {
        String[][] cases = {
            {"a+?", "aaa"}, {"a++b", "aaab"}, {"a*+a", "aaa"}, {"(a|ab)(c|bcd)(d*)", "abcd"}, {"(?:x)(y)?", "xxy"}, {"(?<first>\\w)(?<second>\\w)\\k<first>", "abaxyx"}, {"(\\w)\\1", "aabbcd"},
            {"foo(?=bar)", "foobar foobaz"}, {"foo(?!bar)", "foobar foobaz"}, {"(?<=\\$)\\d+", "cost $42 or 43"}, {"(?<!\\$)\\b\\d+", "cost $42 or 43"}, {"(?>a+)b", "aaab"}, {"(?>a+)ab", "aaab"},
            {"[a-c&&[^b]]+", "abcabc"}, {"[^\\d\\s]+", "ab 12 c3"}, {"[\\w&&[^_]]+", "a_b"}, {"\\bword\\b", "word sword word"}, {"\\Bx", "ax x"}, {"^\\w+$", "one"}, {"\\d{2,3}", "1 12 123 1234"}, {"\\d{2,3}?", "12345"}, {"x{0}", "ab"},
            {"\\p{Upper}\\p{Lower}+", "Hello World"}, {"\\p{L}+", "abc\u00e9\u4e2d1"}, {"\\p{IsGreek}", "a\u03b1"}, {"[\\p{Punct}]", "a,b.c!"}, {"\\x41\\u0042\\103\\t", "ABC\t"}, {"\\Qa.b\\E+", "a.b a.bb"}, {"a|b|", "cab"}, {"(a?)*", "aa"}, {"(?i)abc(?-i)D", "ABCD ABCd"},
            {"\\R", "a\r\nb\nc"}, {"\\h+\\v?", "a \t\nb"}, {"(a(b(c)?)?)?d", "abd abcd d"}, {"(?s).+", "a\nb"}, {".+", "a\nb"}, {"\\G\\d", "123a4"}, {"\\Aab|cd\\z", "abcd"}, {"(?x) a b # comment\n c", "abc"}, {"[[a-f][0-3]]+", "zab29"}, {"\\X", "e\u0301x"}, {"(?u:\\w)", "q"}};
        for (String[] c : cases) {
            t(c[0].replace("\n", "\\n"), () -> all(c[0], 0, c[1]).chars().mapToObj(x -> x < 127 ? String.valueOf((char) x) : "?" + Integer.toHexString(x)).collect(Collectors.joining()));
        }
        t("multiline", () -> all("^\\w+$", Pattern.MULTILINE, "one\ntwo words\nthree\r\nfour"));
        t("unix", () -> all("^.*$", Pattern.MULTILINE | Pattern.UNIX_LINES, "a\rb\nc").replace("\r", "\\r"));
        t("ci", () -> all("stra\u00dfe|\u00e9", Pattern.CASE_INSENSITIVE, "\u00c9").isEmpty() + " " + all("\u00e9", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE, "\u00c9").length());
        t("literal", () -> all("a.b*", Pattern.LITERAL, "a.b* axb"));
        t("comments", () -> all("a # x\n b", Pattern.COMMENTS, "ab"));
        t("canon", () -> Pattern.compile("e\u0301", Pattern.CANON_EQ).matcher("\u00e9").matches());
        for (String bad : new String[] {"(", ")", "[a", "a{2", "*", "a**", "(?<n>a)(?<n>b)", "\\k<zz>", "\\", "(?z)", "[z-a]", "x{3,1}", "(?<=a+)b", "\\p{Nope}", "(?<1a>x)", "\\2(a)", "a{99999999999}"}) {
            t("bad " + bad, () -> all(bad, 0, "aab"));
        }
        Matcher m = Pattern.compile("(?<k>\\w+)=(?<v>\\d+)?").matcher("a=1;bb=;ccc=333");
        t("before find", () -> m.group());
        t("find", () -> m.find() + " " + m.group("k") + " " + m.start("v") + " " + m.end(2) + " " + m.hitEnd() + " " + m.groupCount());
        t("no such group", () -> m.group(3));
        t("no such name", () -> m.group("zz"));
        t("find 2", () -> m.find() + " " + m.group("v") + " " + m.start("v") + " " + m.find(8) + m.group() + " " + m.find() + " " + m.hitEnd());
        MatchResult saved = Pattern.compile("b(.)").matcher("abc").results().findFirst().get();
        t("result", () -> saved.group(1) + saved.start() + saved.end(1));
        t("replaceAll", () -> m.reset().replaceAll("${v}<-$1") + " " + m.replaceFirst("X") + " " + "a.b".replaceAll("\\.", "\\\\") + " " + "x".replaceAll("x", Matcher.quoteReplacement("$1\\")));
        t("replace bad", () -> m.replaceAll("$7"));
        t("replace bad 2", () -> m.replaceAll("${nope}"));
        t("replace bad 3", () -> m.replaceAll("abc\\"));
        t("replace bad 4", () -> m.replaceAll("$"));
        t("replace fn", () -> Pattern.compile("\\d+").matcher("1 + 22 = 23").replaceAll(r -> String.valueOf(Integer.parseInt(r.group()) * 2)) + " " + Pattern.compile("[aeiou]").matcher("hello").replaceFirst(r -> r.group().toUpperCase()));
        t("append", () -> {
            Matcher x = Pattern.compile("cat|dog").matcher("one cat two dogs in the yard");
            StringBuilder sb = new StringBuilder();
            while (x.find()) {
                x.appendReplacement(sb, x.group().equals("cat") ? "dog" : "cat");
            }
            return x.appendTail(sb);
        });
        t("region", () -> {
            Matcher x = Pattern.compile("^\\w+").matcher("one two three").region(4, 8);
            String a = x.lookingAt() + x.group() + x.regionStart() + x.regionEnd();
            x.useAnchoringBounds(false);
            return a + " " + x.reset().region(4, 8).find() + x.hasAnchoringBounds() + x.hasTransparentBounds();
        });
        t("region bad", () -> m.region(5, 100));
        t("lookingAt", () -> Pattern.compile("ab").matcher("abc").lookingAt() + " " + Pattern.compile("ab").matcher("abc").matches() + " " + Pattern.matches("a.c", "abc"));
        t("usePattern", () -> {
            Matcher x = Pattern.compile("\\w").matcher("a1b2");
            x.find();
            x.usePattern(Pattern.compile("\\d"));
            return x.find() + x.group() + x.requireEnd();
        });
        t("split", () -> Arrays.toString(Pattern.compile("[,;]").split("a,b;;c,")) + Arrays.toString(Pattern.compile(",").split("a,b,c", 2)) + Arrays.toString(Pattern.compile("").split("ab")) + Pattern.compile("\\s").splitAsStream("x y z").toList() + Arrays.toString("boo:and:foo".split("o", 5)) + "boo:and:foo".split("o").length);
        t("predicates", () -> List.of("a1", "b", "c3x").stream().filter(Pattern.compile("\\d").asPredicate()).toList() + " " + List.of("a1", "b").stream().filter(Pattern.compile("\\w\\d").asMatchPredicate()).toList());
        t("results", () -> Pattern.compile("(\\w)(\\d)").matcher("a1b2c3").results().map(r -> r.group(2) + r.group(1)).collect(Collectors.joining()));
        t("pattern", () -> Pattern.compile("a+", Pattern.DOTALL | Pattern.CASE_INSENSITIVE).flags() + " " + Pattern.compile("x|y") + " " + Pattern.quote("a\\Eb") + " " + "a\\Eb".matches(Pattern.quote("a\\Eb")) + " " + m.toMatchResult().groupCount());
        t("backtracking", () -> Pattern.matches("(a|aa)+b", "aaaaaaaaaaaa") + " " + Pattern.matches("(x+x+)+y", "xxxxxxxxxx"));
        t("email", () -> List.of("a@b.co", "x.y+z@sub.dom.org", "bad@", "@bad.com", "no at").stream().map(s -> s.matches("[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+")).toList());
        t("roman", () -> List.of("XIV", "MCMXCIV", "IIII", "VX", "").stream().map(s -> s.matches("M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})")).toList());
        t("null", () -> Pattern.compile("x").matcher(null));
    }
}
