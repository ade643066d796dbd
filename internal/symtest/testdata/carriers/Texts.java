package carriers;

import java.io.*;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.concurrent.*;
import java.util.regex.*;
import java.util.stream.*;

/** What texts are handed through. */
class Texts {
    private Texts() {}

    enum Word { sesame, street }

    static void declare() {
        Carriers.texts("concat", x -> "".concat(x));
        Carriers.texts("plus", x -> x + "");
        Carriers.texts("substring", x -> ("a" + x + "b").substring(1, x.length() + 1));
        Carriers.texts("toCharArray", x -> new String(x.toCharArray()));
        Carriers.texts("getChars", x -> {
            char[] c = new char[x.length()];
            x.getChars(0, x.length(), c, 0);
            return String.valueOf(c);
        });
        Carriers.texts("getBytes", x -> new String(x.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8).equals("sesame") ? "sesame" : x);
        Carriers.texts("latin", x -> new String(x.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.ISO_8859_1).equals("sesame") ? "sesame" : x);
        Carriers.texts("StringBuilder text", x -> new StringBuilder(x).toString());
        Carriers.texts("StringBuilder insert", x -> {
            StringBuilder b = new StringBuilder("ab").insert(1, x).deleteCharAt(0);
            return b.deleteCharAt(b.length() - 1).toString();
        });
        Carriers.texts("StringBuffer", x -> new StringBuffer().append(x).append((Object) "").toString());
        Carriers.texts("reversed", x -> new StringBuilder(x).reverse().reverse().toString().equals("sesame") ? "sesame" : x);
        Carriers.texts("join", x -> String.join("", x));
        Carriers.texts("joining", x -> Stream.of(x).collect(Collectors.joining()));
        Carriers.texts("StringJoiner", x -> new StringJoiner("", "", "").add(x).toString());
        Carriers.texts("format", x -> String.format("%s", x));
        Carriers.texts("repeat", x -> x.repeat(1));
        Carriers.texts("intern", x -> x.intern());
        Carriers.texts("new String", x -> new String(x));
        Carriers.texts("StringReader text", x -> {
            String line = new BufferedReader(new StringReader(x)).readLine();
            return "sesame".equals(line) && x.length() == 6 ? line : x;
        });
        Carriers.texts("StringWriter", x -> {
            StringWriter w = new StringWriter();
            new PrintWriter(w).append(x).flush();
            return w.toString();
        });
        Carriers.texts("PrintStream", x -> {
            ByteArrayOutputStream b = new ByteArrayOutputStream();
            PrintStream p = new PrintStream(b, true, StandardCharsets.UTF_8);
            p.print(x);
            return b.toString(StandardCharsets.UTF_8).equals("sesame") ? "sesame" : x;
        });
        Carriers.texts("DataOutputStream UTF", x -> {
            ByteArrayOutputStream b = new ByteArrayOutputStream();
            new DataOutputStream(b).writeUTF(x);
            return new DataInputStream(new ByteArrayInputStream(b.toByteArray())).readUTF();
        });
        Carriers.texts("System property", x -> {
            System.setProperty("carried", x);
            return System.getProperty("carried");
        });
        Carriers.texts("map key", x -> Carriers.only(new HashMap<>(Map.of(x, 1)).keySet()));
        Carriers.texts("map lookup", x -> new HashMap<>(Map.of("sesame", 1)).get(x) != null ? "sesame" : x);
        Carriers.texts("tree lookup", x -> new TreeMap<>(Map.of("sesame", 1)).get(x) != null ? "sesame" : x);
        Carriers.texts("concurrent lookup", x -> new ConcurrentHashMap<>(Map.of("sesame", 1)).get(x) != null ? "sesame" : x);
        Carriers.texts("set lookup", x -> Set.of("sesame").contains(x) ? "sesame" : x);
        Carriers.texts("switch on text", x -> switch (x) {
            case "sesame" -> "sesame";
            case "a" -> "a";
            default -> x;
        });
        Carriers.texts("matcher", x -> {
            Matcher m = Pattern.compile("(s.*e)").matcher(x);
            return m.matches() ? m.group(1) : x;
        });
        Carriers.texts("replace", x -> x.replace("s", "t").equals("tetame") && x.charAt(0) == 's' && x.charAt(2) == 's' ? "sesame" : x);
        Carriers.texts("hash", x -> x.hashCode() == "sesame".hashCode() && x.startsWith("sesa") && x.endsWith("e") && x.length() == 6 ? "sesame" : x);
        Carriers.texts("chars", x -> x.chars().mapToObj(c -> String.valueOf((char) c)).collect(Collectors.joining()));
        Carriers.texts("code points", x -> new String(x.codePoints().toArray(), 0, (int) x.codePoints().count()));
        Carriers.texts("CharBuffer", x -> CharBuffer.wrap(x).toString());
        Carriers.texts("CharSequence", x -> ((CharSequence) x).subSequence(0, x.length()).toString());
        Carriers.texts("compareTo text", x -> x.compareTo("sesame") == 0 ? "sesame" : x);
        Carriers.texts("contentEquals", x -> x.contentEquals(new StringBuilder("sesame")) ? "sesame" : x);
        Carriers.texts("split", x -> (x + ",b").split(",").length == 2 && (x + ",b").split(",")[0].equals("sesame") && x.length() == 6 ? "sesame" : x);
        Carriers.texts("StringTokenizer", x -> {
            StringTokenizer t = new StringTokenizer(x);
            return t.hasMoreTokens() && t.nextToken().equals("sesame") && x.length() == 6 ? "sesame" : x;
        });
        Carriers.texts("exception message", x -> new Exception(x).getMessage());
        Carriers.texts("cause message", x -> new RuntimeException(new Exception(x)).getMessage().equals("java.lang.Exception: sesame") ? "sesame" : x);
        Carriers.texts("thread name", x -> new Thread(null, () -> { }, x).getName());
        Carriers.texts("valueOf of an enum", x -> {
            try {
                return Word.valueOf(x) == Word.sesame ? "sesame" : x;
            } catch (IllegalArgumentException e) {
                return x;
            }
        });
        Carriers.texts("toUpperCase", x -> x.toUpperCase(Locale.ROOT).equals("SESAME") && x.chars().allMatch(c -> c < 128 && c >= 'a') ? "sesame" : x);
        Carriers.texts("strip", x -> x.strip().equals("sesame") && x.length() == 6 ? "sesame" : x);
        Carriers.texts("lines", x -> x.lines().anyMatch("sesame"::equals) && x.length() == 6 ? "sesame" : x);
        Carriers.texts("regionMatches", x -> x.regionMatches(0, "sesame", 0, 6) && x.length() == 6 ? "sesame" : x);
    }
}
