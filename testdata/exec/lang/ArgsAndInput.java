// args: 3 "two words" -x=
// stdin: 12 7\nhello world\n\nlast line without end
package lang;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.StringTokenizer;

/** Command line arguments, reading standard input, writing both streams, bytes and flushes. */
public class ArgsAndInput {
    static class Parser {
        private final String src;
        private int at;

        Parser(String src) {
            this.src = src;
        }

        int sum() {
            int total = 0;
            while (at < src.length()) {
                total += number();
                while (at < src.length() && src.charAt(at) == ' ') {
                    at++;
                }
            }
            return total;
        }

        private int number() {
            int start = at;
            while (at < src.length() && Character.isDigit(src.charAt(at))) {
                at++;
            }
            if (start == at) {
                throw new IllegalArgumentException("digit expected at " + at + " in '" + src + "'");
            }
            return Integer.parseInt(src.substring(start, at));
        }
    }

    public static void main(String[] args) throws IOException {
        System.out.println(args.length);
        for (int i = 0; i < 3; i++) {
            System.out.println(i + ":" + args[i] + ":" + args[i].length());
        }
        int n = Integer.parseInt(args[0]);
        String[] copy = args.clone();
        args[0] = "changed";
        System.out.println(copy[0] + args[0] + (args.getClass() == String[].class) + n);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        String first = in.readLine();
        System.out.println(new Parser(first).sum());
        String second = in.readLine();
        try {
            new Parser(second).sum();
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        StringTokenizer st = new StringTokenizer(second, " o", true);
        StringBuilder sb = new StringBuilder();
        while (st.hasMoreTokens()) {
            sb.append('[').append(st.nextToken()).append(']');
        }
        System.out.println(sb);
        System.out.println("empty " + in.readLine().isEmpty());
        int c;
        int count = 0;
        sb.setLength(0);
        while ((c = in.read()) != -1) {
            sb.append((char) c);
            count++;
        }
        System.out.println(sb + " " + count + " " + in.readLine() + " " + in.read());
        System.out.print('c');
        System.out.print(1);
        System.out.print(2L);
        System.out.print(1.5f);
        System.out.print(2.5);
        System.out.print(true);
        System.out.print(new char[] {'x', 'y'});
        System.out.print((Object) null);
        System.out.print((String) null);
        System.out.println();
        System.out.println(new char[] {'l', 'n'});
        System.out.append("append ").append('c').append("substring", 3, 6).println();
        System.out.write('W');
        System.out.write("bytes\n".getBytes(StandardCharsets.US_ASCII));
        System.out.flush();
        System.err.println("to stderr " + n);
        System.err.printf("%s%n", "formatted");
        System.out.println(System.out.checkError() + " " + System.lineSeparator().length());
        try {
            Integer.parseInt(args[1]);
        } catch (NumberFormatException e) {
            System.err.println(e.getMessage());
        }
        System.exit(0);
    }
}
