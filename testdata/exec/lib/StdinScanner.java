// args: alpha "two words" -3
// stdin: 5\n3 1 4 1 5\nname: Ada, age: 36\ntrue FALSE maybe\n1,234 0x1F 99999999999 3.14e2\nrest of line\n\nend
package lib;

import java.util.Arrays;
import java.util.InputMismatchException;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Scanner;
import java.util.regex.MatchResult;

/** Scanner over standard input and over strings; command-line arguments. */
public class StdinScanner {
    static void attempt(String label, Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(label + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        System.out.println(Arrays.toString(args) + args.length);
        Scanner in = new Scanner(System.in).useLocale(Locale.US);
        int n = in.nextInt();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = in.nextInt();
        }
        Arrays.sort(a);
        System.out.println(Arrays.toString(a) + " [" + in.nextLine() + "]");
        System.out.println(in.findInLine("name: (\\w+), age: (\\d+)"));
        MatchResult m = in.match();
        System.out.println(m.group(1) + "/" + m.group(2) + " [" + in.nextLine() + "]");
        System.out.println(in.nextBoolean() + " " + in.hasNextBoolean() + in.nextBoolean() + " " + in.hasNextBoolean() + in.hasNextInt() + " " + in.next());
        System.out.println(in.hasNextInt() + " " + in.nextInt() + " " + in.hasNextInt() + in.hasNext("0x\\w+") + " " + in.next().length() + " " + in.hasNextInt() + in.hasNextLong() + " " + in.nextLong() + " " + in.hasNextDouble() + " " + in.nextDouble());
        attempt("mismatch", () -> in.nextInt());
        System.out.println(in.next() + "|" + in.nextLine() + "|" + in.nextLine() + "|" + in.hasNextLine() + in.nextLine() + "|" + in.hasNextLine());
        attempt("no line", () -> in.nextLine());
        attempt("no element", () -> in.next());
        in.close();
        attempt("closed", () -> in.hasNext());

        Scanner s = new Scanner("a1b22c333").useDelimiter("[a-z]");
        int sum = 0;
        while (s.hasNext()) {
            String t = s.next();
            sum += t.isEmpty() ? 0 : Integer.parseInt(t);
        }
        System.out.println(sum + " " + s.delimiter());
        System.out.println(new Scanner("x, y ,z").useDelimiter("\\s*,\\s*").tokens().toList() + " " + new Scanner("k=1 k=22").findAll("k=(\\d+)").map(r -> r.group(1)).toList());
        Scanner radix = new Scanner("ff 777 101 zz").useRadix(16);
        System.out.println(radix.nextInt() + " " + radix.nextInt(8) + " " + radix.nextInt(2) + " " + radix.hasNextInt() + radix.radix());
        Scanner de = new Scanner("1.234,5 6,75").useLocale(Locale.GERMANY);
        System.out.println(de.nextDouble() + " " + de.nextBigDecimal());
        Scanner big = new Scanner("123456789012345678901234567890 -7 200 40000").useLocale(Locale.ROOT);
        System.out.println(big.nextBigInteger() + " " + big.nextByte() + " " + big.hasNextByte() + big.nextShort() + " " + big.hasNextShort() + big.nextFloat());
        Scanner skip = new Scanner("   ---data");
        skip.skip("\\s*-+");
        System.out.println(skip.next() + " " + skip.hasNext());
        attempt("skip", () -> new Scanner("abc").skip("x"));
        attempt("range", () -> new Scanner("300").nextByte());
        attempt("pattern", () -> new Scanner("abc def").next("\\d+"));
        attempt("null", () -> new Scanner((String) null));
        attempt("radix", () -> new Scanner("1").useRadix(99));
        Scanner lines = new Scanner("l1\r\nl2\n\nl4");
        int count = 0;
        StringBuilder sb = new StringBuilder();
        while (lines.hasNextLine()) {
            sb.append(++count).append(lines.nextLine()).append(';');
        }
        System.out.println(sb);
        System.out.println(new Scanner("ab cd").findWithinHorizon("c.", 4) + " " + new Scanner("ab cd").findWithinHorizon("c.", 0));
        try {
            new Scanner("").nextInt();
        } catch (InputMismatchException e) {
            System.out.println("mismatch");
        } catch (NoSuchElementException e) {
            System.out.println("none");
        }
    }
}
