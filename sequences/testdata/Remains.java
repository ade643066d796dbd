package p;

import java.util.*;

/** What calls leave behind where no test can put it back. */
public class Remains {
    private static final List<String> names = new ArrayList<>();
    private static int told;
    private int own;

    public Remains() {}

    public Remains(int k) {
        if (k < 0) throw new IllegalArgumentException();
    }

    public void add(String s) {
        names.add(Objects.requireNonNull(s));
        if (names.size() > 2) throw new IllegalStateException();
    }

    public int count() { return names.size(); }

    public int elsewhere() { return Elsewhere.count(); }

    public int told() { return told; }

    public int tell() { return ++told; }

    public int own() { return own; }

    public void owns() {
        if (own > 0) throw new UnsupportedOperationException();
        own++;
    }
}

class Elsewhere {
    private static int calls;

    static int count() { return ++calls; }
}
