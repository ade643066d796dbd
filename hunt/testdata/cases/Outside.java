package cases;

import java.io.BufferedReader;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URL;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Properties;

/** Bugs that need files, connections or chance, which tests provide, with clean twins. */
public class Outside {
    public static int file() {
        int n = -1;
        try (BufferedReader in = new BufferedReader(new InputStreamReader(new FileInputStream("cases.txt")))) {
            String text = in.readLine();
            n = text == null ? -1 : text.length();
        } catch (IOException e) {
            return 0;
        }
        return 10 / (n - 3); // bug: ArithmeticException 1
    }

    public static int fileGuarded() {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(new FileInputStream("cases.txt")))) {
            String text = in.readLine();
            return text == null || text.length() == 3 ? 0 : 10 / (text.length() - 3);
        } catch (IOException e) {
            return 0;
        }
    }

    public static int bytes() throws IOException {
        try (FileInputStream in = new FileInputStream("cases.txt")) {
            int b = in.read();
            int[] table = new int[255];
            return b < 0 ? 0 : table[b]; // bug: ArrayIndexOutOfBoundsException 1
        }
    }

    public static int bytesGuarded() throws IOException {
        try (FileInputStream in = new FileInputStream("cases.txt")) {
            int b = in.read();
            int[] table = new int[256];
            return b < 0 ? 0 : table[b];
        }
    }

    public static int socket() throws IOException {
        try (Socket s = new Socket("host.example.org", 8080)) {
            String text = new BufferedReader(new InputStreamReader(s.getInputStream())).readLine();
            return text.length(); // bug: NullPointerException 1
        }
    }

    public static int page() throws IOException {
        String text = new BufferedReader(new InputStreamReader(new URL("http://www.example.org/").openStream())).readLine();
        return text == null ? 0 : 5 / text.length(); // bug: ArithmeticException 1
    }

    public static int properties() throws IOException {
        Properties p = new Properties();
        try (FileInputStream in = new FileInputStream("cases.properties")) {
            p.load(in);
        }
        return p.getProperty("cases").length(); // bug: NullPointerException 1
    }

    public static int database() {
        try (Connection c = DriverManager.getConnection("jdbc:cases"); ResultSet r = c.prepareStatement("select 1").executeQuery()) {
            return r.next() ? 10 / r.getInt(1) : 0; // bug: ArithmeticException 1
        } catch (SQLException e) {
            return 0;
        }
    }

    public static int databaseGuarded() {
        try (Connection c = DriverManager.getConnection("jdbc:cases"); ResultSet r = c.prepareStatement("select 1").executeQuery()) {
            int n = r.next() ? r.getInt(1) : 0;
            return n == 0 ? 0 : 10 / n;
        } catch (SQLException e) {
            return 0;
        }
    }

    /** Nobody has seeded it, but a test can say where its numbers come from. */
    public static int secure() {
        return 10 / new SecureRandom().nextInt(); // bug: ArithmeticException 1
    }

    public static long secureLong() {
        return 10 / (new SecureRandom().nextLong() + 4294967297L); // bug: ArithmeticException 1
    }

    public static int secureGuarded() {
        int n = new SecureRandom().nextInt();
        return n == 0 ? 0 : 10 / n;
    }

    /** Whoever connects to it may say anything. */
    public static int listener() throws IOException {
        try (ServerSocket server = new ServerSocket(39543); Socket s = server.accept()) {
            String text = new BufferedReader(new InputStreamReader(s.getInputStream())).readLine();
            return text == null ? 0 : 5 / (text.length() - 1); // bug: ArithmeticException 1
        }
    }

    /** Two files, of which one is beside the other's folder. */
    public static int two() throws IOException {
        int a;
        int b;
        try (FileInputStream in = new FileInputStream("data/one")) {
            a = in.read();
        }
        try (FileInputStream in = new FileInputStream(new File("../two"))) {
            b = in.read();
        }
        return a <= 0 || b < 0 ? 0 : 1 / (b - a); // bug: ArithmeticException 1
    }
}
