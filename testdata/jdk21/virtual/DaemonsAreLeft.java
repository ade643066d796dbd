// verdict: violated
// error: java.lang.AssertionError
// twin: JoinedFirst
// A virtual thread does not keep the program alive, but may run before main looks.
package virtual;

class DaemonsAreLeft {
    static volatile boolean ran;

    public static void main(String[] args) {
        Thread a = Thread.startVirtualThread(() -> ran = true);
        assert a.isDaemon() && a.isVirtual() && a.getThreadGroup() != null;
        assert !ran;
    }
}
