// verdict: violated
// error: java.lang.AssertionError
// twin: FinalFields
// The object is main's own for a while, then it is put into a shared array, and main goes on writing it.
package publication;

class PublishedLate {
    static final PublishedLate[] SHELF = new PublishedLate[1];
    int a;

    public static void main(String[] args) {
        new Thread(() -> {
            PublishedLate p = SHELF[0];
            if (p != null) assert p.a == 2;
        }).start();
        PublishedLate p = new PublishedLate();
        p.a = 1;
        SHELF[0] = p;
        p.a = 2;
    }
}
