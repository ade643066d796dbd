package containers;

/** A hash table from ints to ints, with chains, that grows. */
public class HashTable {
    private static final class Entry {
        final int key;
        int value;
        Entry next;

        Entry(int key, int value, Entry next) {
            this.key = key;
            this.value = value;
            this.next = next;
        }
    }

    private Entry[] table = new Entry[2];
    private int size;

    private Entry find(int key) {
        Entry e = table[Math.floorMod(key, table.length)];
        while (e != null && e.key != key) {
            e = e.next;
        }
        return e;
    }

    public int put(int key, int value) {
        Entry e = find(key);
        if (e != null) {
            int old = e.value;
            e.value = value;
            return old;
        }
        if (size == table.length) {
            grow();
        }
        int at = Math.floorMod(key, table.length);
        table[at] = new Entry(key, value, table[at]);
        size++;
        return -1;
    }

    private void grow() {
        Entry[] old = table;
        table = new Entry[old.length * 2];
        for (Entry e : old) {
            while (e != null) {
                Entry next = e.next;
                int at = Math.floorMod(e.key, table.length);
                e.next = table[at];
                table[at] = e;
                e = next;
            }
        }
    }

    public int get(int key) {
        Entry e = find(key);
        return e == null ? -1 : e.value;
    }

    public boolean remove(int key) {
        int at = Math.floorMod(key, table.length);
        Entry before = null;
        for (Entry e = table[at]; e != null; before = e, e = e.next) {
            if (e.key == key) {
                if (before == null) {
                    table[at] = e.next;
                } else {
                    before.next = e.next;
                }
                size--;
                return true;
            }
        }
        return false;
    }

    public int size() {
        return size;
    }
}
