package cases;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.FileReader;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.WeakReference;
import java.net.HttpURLConnection;
import java.net.Socket;
import java.net.URL;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Null, index and conversion where something has failed or is not there, each followed by its clean twin. */
public class Failures {
    static class Item {
        int x;
        Item next;

        Item next() {
            return next;
        }
    }

    static class Left extends Item {
    }

    static class Right extends Item {
    }

    private Item field;
    private final Lock lock = new ReentrantLock();
    private final ThreadLocal<Item> local = new ThreadLocal<>();
    private final Map<String, Item> registry = new ConcurrentHashMap<>();

    public static int plain() {
        Item i = null;
        return i.x; // bug: NullPointerException 1
    }

    /** What was never opened is closed. */
    public static void unopened() throws IOException {
        FileInputStream in = null;
        try {
            in = new FileInputStream(new File("cases-absent.txt"));
            in.read();
        } catch (IOException e) {
            in.close(); // bug: NullPointerException 1
        }
    }

    public static void unopenedClean() throws IOException {
        FileInputStream in = null;
        try {
            in = new FileInputStream(new File("cases-absent.txt"));
            in.read();
        } catch (IOException e) {
            if (in != null) {
                in.close();
            }
        }
    }

    public static void unopenedFinally() throws IOException {
        BufferedReader in = null;
        try {
            in = new BufferedReader(new FileReader("cases-absent.txt"));
            in.readLine();
        } finally {
            in.close(); // bug: NullPointerException 1
        }
    }

    public static void unwritten() {
        FileOutputStream out = null;
        try {
            out = new FileOutputStream("cases-absent/out.txt");
        } catch (IOException e) {
            Notes.write("failed");
        }
        quietly(out);
    }

    private static void quietly(Closeable c) {
        try {
            c.close(); // bug: NullPointerException 1
        } catch (IOException e) {
            Notes.write("failed");
        }
    }

    public static int refused() {
        Socket s = null;
        try {
            s = new Socket("peer.example.org", 7001);
        } catch (IOException e) {
            Notes.write("refused");
        }
        return s.getPort(); // bug: NullPointerException 1
    }

    public static int undriven() throws SQLException {
        Connection c = null;
        try {
            c = DriverManager.getConnection("jdbc:cases");
        } catch (SQLException e) {
            Notes.write("no driver");
        }
        return c.isClosed() ? 0 : 1; // bug: NullPointerException 1
    }

    public static int files() {
        File[] all = new File("cases-folder").listFiles();
        return all.length; // bug: NullPointerException 1
    }

    public static int filesClean() {
        File[] all = new File("cases-folder").listFiles();
        return all == null ? 0 : all.length;
    }

    public static String parent(String name) {
        return name == null ? "" : new File(name).getParentFile().getName(); // bug: NullPointerException 1
    }

    public static int resource() throws IOException {
        InputStream in = Failures.class.getResourceAsStream("cases-absent.bin");
        return in.read(); // bug: NullPointerException 1
    }

    public static int resourceClean() throws IOException {
        InputStream in = Failures.class.getResourceAsStream("cases-absent.bin");
        return in == null ? 0 : in.read();
    }

    public int local() {
        return local.get().x; // bug: NullPointerException 1
    }

    public int registered(String name) {
        return name == null ? 0 : registry.get(name).x; // bug: NullPointerException 1
    }

    public int registeredClean(String name) {
        if (name == null) {
            return 0;
        }
        return registry.computeIfAbsent(name, n -> new Item()).x;
    }

    public int locked() {
        lock.lock();
        try {
            return field.x; // bug: NullPointerException 1
        } finally {
            lock.unlock();
        }
    }

    public int lockedClean() {
        lock.lock();
        try {
            return field == null ? 0 : field.x;
        } finally {
            lock.unlock();
        }
    }

    /** A lock that nobody has is given back. */
    public void unlocked(boolean yes) {
        if (yes) {
            lock.lock();
        }
        lock.unlock(); // bug: IllegalMonitorStateException 1
    }

    public static String group(String text) {
        Matcher m = Pattern.compile("a(b)?").matcher(text == null ? "" : text);
        return m.matches() ? m.group(1).trim() : ""; // bug: NullPointerException 1
    }

    public static String groupClean(String text) {
        Matcher m = Pattern.compile("a(b)?").matcher(text == null ? "" : text);
        return m.matches() && m.group(1) != null ? m.group(1).trim() : "";
    }

    public static String unmatched(String text) {
        if (text == null) {
            return "";
        }
        Matcher m = Pattern.compile("[0-9]").matcher(text);
        m.find();
        return m.group(); // bug: IllegalStateException 1
    }

    public static int cleared() {
        WeakReference<Item> w = new WeakReference<>(new Item());
        w.clear();
        return w.get().x; // missed: NullPointerException 1
    }

    public static int down() {
        Item i = new Left();
        return ((Right) i).x; // bug: ClassCastException 1
    }

    public static int downClean(boolean left) {
        Item i = left ? new Left() : new Right();
        return i instanceof Right ? ((Right) i).x : i.x;
    }

    public static int chosen(int kind) {
        Item i = make(kind);
        return ((Left) i).x; // bug: ClassCastException 1, NullPointerException 1
    }

    private static Item make(int kind) {
        switch (kind) {
            case 0:
                return new Left();
            case 1:
                return new Right();
            default:
                return null;
        }
    }

    public static int page() throws IOException {
        HttpURLConnection c = (HttpURLConnection) new URL("file:/cases").openConnection(); // missed: ClassCastException 1
        return c.getResponseCode();
    }

    public static String[] texts(List<Object> list) {
        return list == null ? null : list.toArray(new String[0]); // bug: ArrayStoreException 2
    }

    public static int casted(Map<String, Object> map) {
        if (map == null || !map.containsKey("n")) {
            return 0;
        }
        return (Integer) map.get("n"); // bug: ClassCastException 2, NullPointerException 3
    }

    public static int castedClean(Map<String, Object> map) {
        Object o = map == null ? null : map.get("n");
        return o instanceof Integer ? (Integer) o : 0;
    }

    @SuppressWarnings("unchecked")
    public static int generic(Object o) {
        if (!(o instanceof List)) {
            return 0;
        }
        List<String> list = (List<String>) o;
        return list.isEmpty() || list.get(0) == null ? 0 : list.get(0).length(); // missed: ClassCastException 2
    }

    public static int afterLoop(int n) {
        Item last = null;
        for (int i = 0; i < n && i < 3; i++) {
            last = new Item();
        }
        return last.x; // bug: NullPointerException 1
    }

    public static int afterLoopClean(int n) {
        Item last = new Item();
        for (int i = 0; i < n && i < 3; i++) {
            last = new Item();
        }
        return last.x;
    }

    public static int afterCheck(Item i) {
        if (i == null) {
            Notes.write("nothing");
        }
        return i.x; // bug: NullPointerException 3
    }

    public static int afterCatch(String text) {
        Integer n = null;
        try {
            n = Integer.valueOf(text);
        } catch (NumberFormatException e) {
            Notes.write("no number");
        }
        return n; // bug: NullPointerException 1
    }

    public static int chain(Item i) {
        if (i == null || i.next() == null) {
            return 0;
        }
        return i.next().next().x; // missed: NullPointerException 2
    }

    public static int ends() {
        int[] a = new int[4];
        int sum = 0;
        for (int i = 0; i <= a.length; i++) {
            sum += a[i]; // bug: ArrayIndexOutOfBoundsException 1
        }
        return sum;
    }

    public static int endsClean() {
        int[] a = new int[4];
        int sum = 0;
        for (int i = a.length; --i >= 0;) {
            sum += a[i];
        }
        return sum;
    }

    public static int empty() {
        return new int[0][1].length; // missed: ArrayIndexOutOfBoundsException 1
    }

    public static String second(Iterator<String> it) {
        if (it == null || !it.hasNext()) {
            return "";
        }
        String s = it.next();
        return s.trim(); // bug: NullPointerException 3
    }

    public static int counts(Map<Item, Integer> map, Item key) {
        Map<Item, Integer> copy = new HashMap<>();
        if (map != null) {
            copy.putAll(map);
        }
        return copy.get(key); // bug: NullPointerException 3
    }
}
