// verdict: violated
// error: java.lang.AssertionError
// twin: InheritedLocal
// What is inherited is an array, which both then have: the parent's change may come before the child looks.
package threads;

class InheritedLater {
    static final InheritableThreadLocal<String[]> LOCAL = new InheritableThreadLocal<>();

    public static void main(String[] args) {
        LOCAL.set(new String[] {"first"});
        Thread t = new Thread(() -> {
            assert LOCAL.get()[0].equals("first");
        });
        t.start();
        LOCAL.get()[0] = "second";
    }
}
