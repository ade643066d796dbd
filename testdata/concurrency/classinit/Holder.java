// verdict: safe
// The lazy holder: initialisation happens once and is over before anybody sees the class.
package classinit;

class Holder {
    static int made;
    int value;

    static class Lazy {
        static final Holder INSTANCE = new Holder();
    }

    Holder() {
        made++;
        value = 1;
    }

    static Holder get() { return Lazy.INSTANCE; }

    public static void main(String[] args) throws InterruptedException {
        Holder[] other = new Holder[1];
        Thread t = new Thread(() -> other[0] = get());
        t.start();
        assert get().value == 1;
        t.join();
        assert other[0] == get() && made == 1;
    }
}
