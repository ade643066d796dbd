// verdict: safe
// A subclass reads how often a list was modified, under the lock of who modifies it.
package caches;

import java.util.ArrayList;

class CountOfSubclassLocked {
    static class Counted extends ArrayList<String> {
        synchronized void touch() {
            ensureCapacity(0);
            clear();
        }

        synchronized int modifications() {
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
