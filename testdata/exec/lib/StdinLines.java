// stdin: first line\n2 3.5 word true\n\n  padded  \n100 200\nno,commas,here\nlast without newline
package lib;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/** BufferedReader over standard input: lines, marks, characters, the end. */
public class StdinLines {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println("[" + in.readLine() + "]");
        in.mark(100);
        System.out.println((char) in.read() + " " + in.ready());
        in.reset();
        StringTokenizer t = new StringTokenizer(in.readLine());
        int i = Integer.parseInt(t.nextToken());
        double d = Double.parseDouble(t.nextToken());
        System.out.println(i * d + " " + t.nextToken() + " " + Boolean.parseBoolean(t.nextToken()) + " " + t.hasMoreTokens());
        System.out.println("[" + in.readLine() + "] [" + in.readLine() + "]");
        char[] buf = new char[5];
        System.out.println(in.read(buf, 1, 3) + " " + (int) buf[0] + new String(buf, 1, 3) + " skipped " + in.skip(4));
        List<String> rest = new ArrayList<>();
        in.lines().map(String::toUpperCase).forEach(rest::add);
        System.out.println(rest + " " + in.readLine() + " " + in.read() + " " + System.in.read());
        in.close();
        try {
            in.readLine();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        int words = 0;
        for (String r : rest) {
            words += r.split("[ ,]").length;
        }
        System.out.printf("%d lines, %d words%n", rest.size(), words);
        System.out.println("lines and characters of standard input were read through one reader, in order, to the end: " + (words == 7));
    }
}
