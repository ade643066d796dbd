// verdict: safe
// Whoever asks for the members of a class first: all get equal ones, each their own.
package caches;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class MembersAsked {
    static class Point {
        int x;
    }

    static final List<Field> ALL = new ArrayList<>();

    static void ask() {
        synchronized (ALL) {
            Collections.addAll(ALL, Point.class.getDeclaredFields());
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(MembersAsked::ask);
        t.start();
        ask();
        t.join();
        Field one = ALL.get(0);
        assert ALL.size() == 2 && one != ALL.get(1) && one.equals(ALL.get(1)) && one.getName().equals("x");
    }
}
