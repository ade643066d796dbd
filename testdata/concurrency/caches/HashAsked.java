// verdict: safe
// Whoever asks for the hash code of a text first: it is the same.
package caches;

class HashAsked {
    static final String TEXT = new String("abc");
    static final String EMPTY = new String("");

    static void ask() {
        assert TEXT.hashCode() == 96354 && EMPTY.hashCode() == 0;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(HashAsked::ask);
        t.start();
        ask();
        t.join();
    }
}
