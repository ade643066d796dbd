// verdict: violated
// error: java.lang.AssertionError
// twin: ReflectedLocked
// Two threads that use the same method, field and constructor by reflection may overtake each other between reading and writing.
package caches;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

class ReflectedLost {
    public int count;

    public ReflectedLost() {
    }

    public int next() {
        return count + 1;
    }

    static Constructor<?> constructor;
    static Method method;
    static Field field;
    static Object counter;

    static void count() {
        try {
            ReflectedLost own = (ReflectedLost) constructor.newInstance();
            own.count = 1;
            assert (int) method.invoke(own) == 2 && field.getInt(own) == 1;
            field.setInt(counter, (int) method.invoke(counter));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        constructor = ReflectedLost.class.getConstructor();
        method = ReflectedLost.class.getMethod("next");
        field = ReflectedLost.class.getField("count");
        counter = constructor.newInstance();
        Thread t = new Thread(ReflectedLost::count);
        t.start();
        count();
        t.join();
        assert field.getInt(counter) == 2;
    }
}
