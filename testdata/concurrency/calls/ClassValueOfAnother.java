// verdict: violated
// error: java.lang.AssertionError
// twin: ClassValueOfFirst
// Both compute a value, and who was first to begin gets that of the other.
package calls;

import java.util.concurrent.atomic.AtomicInteger;

class ClassValueOfAnother {
    static final AtomicInteger COMPUTED = new AtomicInteger();
    static final ClassValue<Integer> VALUE = new ClassValue<>() {
        @Override
        protected Integer computeValue(Class<?> c) {
            return COMPUTED.incrementAndGet();
        }
    };

    public static void main(String[] args) {
        VALUE.get(String.class);
        new Thread(() -> VALUE.get(Object.class)).start();
        assert VALUE.get(Object.class) == 2;
    }
}
