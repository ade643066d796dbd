package clean;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/** What is compared is of one kind, and streams are as the JDK makes them. */
public class Ordered {
    public static <T extends Comparable<T>> T largest(List<T> list) {
        T most = null;
        if (list != null) {
            for (T t : list) {
                if (t != null && (most == null || t.compareTo(most) > 0)) {
                    most = t;
                }
            }
        }
        return most;
    }

    public enum Colour {
        RED, GREEN
    }

    public static int read(InputStream in) throws IOException {
        return in == null ? 0 : in.read(new byte[2]);
    }
}
