// verdict: violated
// error: java.lang.AssertionError
// twin: OpenedBefore
// Whether a field can be reached is up to who opens it, at any time.
package caches;

import java.lang.reflect.Field;

class OpenedMeanwhile {
    static class Safe {
        private final int content = 7;
    }

    static Field field;
    static volatile int step;

    public static void main(String[] args) throws Exception {
        field = Safe.class.getDeclaredField("content");
        Safe safe = new Safe();
        Thread t = new Thread(() -> {
            if (step == 1) {
                field.setAccessible(true);
                step = 2;
            }
        });
        t.start();
        step = 1;
        boolean set;
        try {
            field.setInt(safe, 8);
            set = true;
        } catch (IllegalAccessException e) {
            set = false;
        }
        assert step != 1 || !set;
    }
}
