// verdict: safe
// Who asks while nobody else does computes the only value.
package calls;

import java.util.concurrent.atomic.AtomicInteger;

class ClassValueOfFirst {
    static final AtomicInteger COMPUTED = new AtomicInteger();
    static final ClassValue<Integer> VALUE = new ClassValue<>() {
        @Override
        protected Integer computeValue(Class<?> c) {
            return COMPUTED.incrementAndGet();
        }
    };

    public static void main(String[] args) {
        VALUE.get(String.class);
        new Thread(ClassValueOfFirst::get).start();
        assert get() == 2;
    }

    static synchronized int get() {
        return VALUE.get(Object.class);
    }
}
