// release: 25
package java25;

import java.util.*;

/** Statements in front of super and this. */
public class FlexibleConstructors {
    static class Base {
        final String seen;
        Base(String s) {
            seen = s + "/" + describe();
        }
        String describe() { return "base"; }
    }

    static class Derived extends Base {
        final int size;
        final List<String> parts;

        Derived(String text) {
            if (text == null || text.isBlank()) {
                throw new IllegalArgumentException("blank");
            }
            String[] split = text.split(",");
            size = split.length;
            parts = List.of(split);
            super(split[0]);
        }

        Derived(int n) {
            var b = new StringBuilder();
            for (int i = 0; i < n; i++) {
                b.append(i).append(',');
            }
            this(b.toString());
        }

        @Override
        String describe() { return size + " of " + parts; }
    }

    class Inner {
        final int x;
        Inner(int v) {
            int doubled = v * 2;
            x = doubled + outer;
            super();
        }
    }

    enum Level {
        LOW(1), HIGH(9);
        final int code;
        Level(int c) {
            int d = c * c;
            code = d;
        }
    }

    record Range(int lo, int hi) {
        Range(int hi) {
            int low = Math.min(0, hi);
            this(low, hi);
        }
    }

    int outer = 5;

    public static void main(String[] args) {
        System.out.println(new Derived("a,b").seen);
        System.out.println(new Derived(3).seen);
        try {
            new Derived(" ");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new FlexibleConstructors().new Inner(4).x + " " + Level.HIGH.code + " " + new Range(-3));
        Base anonymous = new Base("anon") {
            @Override
            String describe() { return "own"; }
        };
        System.out.println(anonymous.seen);
    }
}
