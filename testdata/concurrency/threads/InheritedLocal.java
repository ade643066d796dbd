// verdict: safe
// The child gets the value that the parent had when it made the child; what the parent sets later stays the parent's.
package threads;

class InheritedLocal {
    static final InheritableThreadLocal<String> LOCAL = new InheritableThreadLocal<>();

    public static void main(String[] args) {
        LOCAL.set("first");
        Thread t = new Thread(() -> {
            assert LOCAL.get().equals("first");
        });
        LOCAL.set("second");
        t.start();
        assert LOCAL.get().equals("second");
    }
}
