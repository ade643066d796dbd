package cases;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Scanner;

/** Tokens, lines and bytes of the standard input and of files, with clean twins. */
public class Consoles {
    public static int number() {
        Scanner s = new Scanner(System.in);
        return 10 / s.nextInt(); // bug: ArithmeticException 1, InputMismatchException 1, NoSuchElementException 1
    }

    public static int numberClean() {
        Scanner s = new Scanner(System.in);
        if (!s.hasNextInt()) {
            return 0;
        }
        int n = s.nextInt();
        return n == 0 ? 0 : 10 / n;
    }

    public static int line() {
        try (Scanner s = new Scanner(System.in)) {
            return s.hasNextLine() ? 10 / (s.nextLine().length() - 2) : 0; // bug: ArithmeticException 1
        }
    }

    public static int lineClean() {
        try (Scanner s = new Scanner(System.in)) {
            int n = s.hasNextLine() ? s.nextLine().length() : 0;
            return n == 0 ? 0 : 10 / n;
        }
    }

    /** What is left of the line of a number is read as a line. */
    public static int numberThenLine() {
        Scanner s = new Scanner(System.in);
        if (!s.hasNextInt()) {
            return 0;
        }
        int n = s.nextInt();
        String line = s.nextLine();
        return n == 7 ? 1 / line.length() : 0; // bug: ArithmeticException 1
    }

    public static int two() {
        Scanner s = new Scanner(System.in);
        if (!s.hasNextInt()) {
            return 0;
        }
        int n = s.nextInt();
        if (!s.hasNextLong()) {
            return 0;
        }
        return (int) (100 / (s.nextLong() - n)); // bug: ArithmeticException 1
    }

    public static int sumClean() {
        Scanner s = new Scanner(System.in);
        int sum = 0;
        while (s.hasNextInt()) {
            sum ^= s.nextInt();
        }
        return sum == 0 ? 0 : 10 / sum;
    }

    public static int file() throws IOException {
        Scanner s = new Scanner(new File("cases-numbers.txt"));
        int[] table = new int[3];
        return s.hasNextInt() ? table[s.nextInt()] : 0; // bug: ArrayIndexOutOfBoundsException 1
    }

    public static int reader() {
        Scanner s = new Scanner(new BufferedReader(new InputStreamReader(System.in)));
        return s.hasNextInt() ? 1 / s.nextInt() : 0; // bug: ArithmeticException 1
    }

    public static int oneByte() throws IOException {
        int n = System.in.read();
        return 10 / (n - 'a'); // bug: ArithmeticException 1
    }

    public static int oneByteClean() throws IOException {
        int n = System.in.read();
        int[] table = new int[256];
        return n < 0 ? 0 : table[n];
    }
}
