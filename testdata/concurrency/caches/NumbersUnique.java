// verdict: safe
// Two threads never draw the same identifier.
package caches;

import java.util.HashSet;
import java.util.Set;
import java.util.UUID;

class NumbersUnique {
    static final Set<UUID> ALL = new HashSet<>();

    static void ask() {
        UUID one = UUID.randomUUID();
        synchronized (ALL) {
            ALL.add(one);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(NumbersUnique::ask);
        t.start();
        ask();
        t.join();
        assert ALL.size() == 2;
    }
}
