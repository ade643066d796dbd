// verdict: violated
// error: java.lang.AssertionError
// twin: TestAndSetAtomic
// Testing and setting are two accesses, and two threads can find the lock free.
package volatiles;

class TestAndSet {
    static volatile boolean locked;
    static int inside;

    static void use() {
        while (locked) Thread.onSpinWait();
        locked = true;
        inside++;
        assert inside == 1;
        inside--;
        locked = false;
    }

    public static void main(String[] args) {
        new Thread(TestAndSet::use).start();
        use();
    }
}
