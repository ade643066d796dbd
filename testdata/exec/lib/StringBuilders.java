package lib;

import java.util.List;
import java.util.StringJoiner;
import java.util.StringTokenizer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** StringBuilder, StringBuffer, StringJoiner, StringTokenizer. */
public class StringBuilders {
    static void attempt(String label, Runnable r) {
        try {
            r.run();
            System.out.println(label + " ok");
        } catch (RuntimeException e) {
            System.out.println(label + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder("base");
        sb.append(1).append('c').append(2.5).append(3f).append(true).append((String) null).append((Object) null)
            .append(new char[] {'x', 'y'}).append("hello", 1, 3).append(new char[] {'1', '2', '3'}, 1, 2).append(9_000_000_000L)
            .append(new StringBuffer("buf")).append((CharSequence) null, 0, 2).append(Integer.MIN_VALUE).append(Long.MIN_VALUE);
        System.out.println(sb + " " + sb.length());
        sb.setLength(10);
        System.out.println(sb.insert(0, "<").insert(sb.length(), '>').insert(3, 42).insert(2, new char[] {'#'}).insert(1, -1.5)
            .insert(0, true).insert(0, (String) null));
        System.out.println(sb.reverse() + " " + sb.indexOf("e") + " " + sb.lastIndexOf("e") + " " + sb.indexOf("e", 5)
            + " " + sb.lastIndexOf("e", 3) + " " + sb.indexOf("nope"));
        System.out.println(sb.delete(0, 3).deleteCharAt(0).replace(0, 4, "REPLACED") + " " + sb.delete(2, 999));
        sb.setCharAt(1, 'Q');
        System.out.println(sb + " " + sb.charAt(1) + " " + sb.substring(1) + " " + sb.subSequence(0, 1) + " " + sb.isEmpty());
        attempt("charAt", () -> sb.charAt(2));
        attempt("insert", () -> sb.insert(9, "x"));
        attempt("delete", () -> sb.delete(3, 4));
        attempt("deleteCharAt", () -> sb.deleteCharAt(-1));
        attempt("setLength", () -> sb.setLength(-1));
        attempt("replace", () -> sb.replace(2, 1, ""));
        attempt("substring", () -> sb.substring(1, 5));
        attempt("setCharAt", () -> sb.setCharAt(2, 'x'));
        attempt("append", () -> sb.append("abc", 2, 9));
        attempt("capacity", () -> new StringBuilder(-1));
        StringBuilder grow = new StringBuilder(2);
        for (int i = 0; i < 300; i++) {
            grow.append((char) ('a' + i % 26));
            if (i == 150) {
                grow.append('\u4e2d');
            }
        }
        System.out.println(grow.length() + " " + grow.toString().hashCode() + " " + grow.chars().distinct().count());
        grow.setLength(302);
        System.out.println((int) grow.charAt(301) + " " + grow.codePointAt(151));
        System.out.println(new StringBuilder().capacity() + " " + new StringBuilder("abc").capacity() + " " + new StringBuilder(5).capacity());
        StringBuilder cap = new StringBuilder();
        cap.ensureCapacity(17);
        System.out.println(cap.capacity());
        cap.append("x".repeat(40)).trimToSize();
        System.out.println(cap.capacity());
        System.out.println(new StringBuilder("abc").compareTo(new StringBuilder("abd")) + " "
            + new StringBuilder("a").equals(new StringBuilder("a")) + " " + CharSequence.compare("a", new StringBuilder("b")));
        StringBuilder self = new StringBuilder("ab");
        self.append(self).append(self).insert(1, self);
        System.out.println(self);
        self.getChars(0, 2, new char[2], 0);
        StringBuffer buffer = new StringBuffer();
        for (int i = 0; i < 5; i++) {
            buffer.append(i).append(i == 4 ? "" : ",");
        }
        System.out.println(buffer.reverse().insert(1, 'Z').deleteCharAt(2) + " " + buffer.compareTo(new StringBuffer("4")));
        String s1 = buffer.toString();
        String s2 = buffer.toString();
        buffer.append("!");
        System.out.println(s1.equals(s2) + " " + s1.equals(buffer.toString()));

        StringJoiner j = new StringJoiner(", ", "{", "}");
        j.setEmptyValue("EMPTY");
        System.out.println(j + " " + j.length());
        j.add("a").add(null).add("");
        System.out.println(j + " " + j.length());
        j.merge(new StringJoiner("-", "<", ">").add("x").add("y")).merge(new StringJoiner("z"));
        j.merge(j);
        System.out.println(j);
        System.out.println(Stream.of("p", "q").collect(Collectors.joining("/", "^", "$")) + List.of().stream().map(Object::toString)
            .collect(Collectors.joining("/", "^", "$")));

        StringTokenizer t = new StringTokenizer(" to  be or\tnot\nto be ");
        System.out.print(t.countTokens() + ":");
        while (t.hasMoreTokens()) {
            System.out.print(t.nextToken() + ".");
        }
        System.out.println();
        StringTokenizer d = new StringTokenizer("a+b-c", "+-", true);
        while (d.hasMoreElements()) {
            System.out.print("[" + d.nextElement() + "]");
        }
        System.out.println();
        StringTokenizer change = new StringTokenizer("k=v;w", "=");
        System.out.println(change.nextToken() + " " + change.nextToken(";") + " " + change.nextToken());
        attempt("nextToken", change::nextToken);
        StringBuilder fizz = new StringBuilder();
        for (int i = 1; i <= 20; i++) {
            int mark = fizz.length();
            fizz.append(i % 3 == 0 ? "Fizz" : "").append(i % 5 == 0 ? "Buzz" : "");
            if (fizz.length() == mark) {
                fizz.append(i);
            }
            fizz.append(i % 10 == 0 ? '\n' : ' ');
        }
        System.out.print(fizz);
    }
}
