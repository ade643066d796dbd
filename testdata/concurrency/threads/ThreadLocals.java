// verdict: safe
// Each thread has its own value, and the initial one is made for each.
package threads;

class ThreadLocals {
    static final ThreadLocal<Integer> LOCAL = ThreadLocal.withInitial(() -> 1);

    static void use(int add) {
        LOCAL.set(LOCAL.get() + add);
        assert LOCAL.get() == 1 + add;
    }

    public static void main(String[] args) {
        new Thread(() -> use(10)).start();
        use(20);
        LOCAL.remove();
        assert LOCAL.get() == 1;
    }
}
