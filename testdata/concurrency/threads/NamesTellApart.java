// verdict: violated
// error: java.lang.AssertionError
// twin: NamesDoNotMatter
// Two threads do the same work. Either may be the second, and it is Thread-0 where Thread-1 was the first: they must not be
// taken for interchangeable, although they differ in nothing but their names.
package threads;

class NamesTellApart {
    static boolean one;

    static synchronized void pass() {
        if (one) {
            assert !Thread.currentThread().getName().equals("Thread-0");
        }
        one = true;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            new Thread(NamesTellApart::pass).start();
        }
    }
}
