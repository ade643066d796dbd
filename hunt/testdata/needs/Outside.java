package needs;

import java.io.BufferedReader;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URL;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Properties;
import java.util.Random;

/** Bugs that need files, connections, chance or time, with clean twins. */
public class Outside {
    public static int file() {
        int n = -1;
        try (BufferedReader in = new BufferedReader(new InputStreamReader(new FileInputStream("cases.txt")))) {
            String text = in.readLine();
            n = text == null ? -1 : text.length();
        } catch (IOException e) {
            return 0;
        }
        return 10 / (n - 3); // needs: a line of input that standard input may not be
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
            return b < 0 ? 0 : table[b]; // needs: what java.io.FileInputStream.read returns
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
            return text.length(); // needs: a line of input that standard input may not be
        }
    }

    public static int page() throws IOException {
        String text = new BufferedReader(new InputStreamReader(new URL("http://www.example.org/").openStream())).readLine();
        return text == null ? 0 : 5 / text.length(); // needs: a line of input that standard input may not be
    }

    public static int properties() throws IOException {
        Properties p = new Properties();
        try (FileInputStream in = new FileInputStream("cases.properties")) {
            p.load(in);
        }
        return p.getProperty("cases").length(); // needs: the property cases
    }

    public static int database() {
        try (Connection c = DriverManager.getConnection("jdbc:cases"); ResultSet r = c.prepareStatement("select 1").executeQuery()) {
            return r.next() ? 10 / r.getInt(1) : 0; // needs: a database
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

    public static int number() {
        return 10 / new Random().nextInt(); // needs: a random number
    }

    public static long clock() {
        return 10 / (System.currentTimeMillis() - 86400000L); // needs: the clock
    }

    public static long clockGuarded() {
        return 10 / (System.currentTimeMillis() + 1);
    }
}
