// verdict: violated
// error: java.lang.AssertionError
// twin: CountOfSubclassLocked
// A subclass reads how often a list was modified: two modifications may count as one.
package caches;

import java.util.ArrayList;

class CountOfSubclass {
    static class Counted extends ArrayList<String> {
        void touch() {
            ensureCapacity(0);
            clear();
        }

        int modifications() {
            return modCount;
        }
    }

    static final Counted LIST = new Counted();

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(LIST::touch);
        int before = LIST.modifications();
        LIST.touch();
        int each = LIST.modifications() - before;
        t.start();
        LIST.touch();
        t.join();
        assert LIST.modifications() == before + 3 * each;
    }
}
