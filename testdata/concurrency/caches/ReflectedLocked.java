// verdict: safe
// Two threads that use the same method, field and constructor by reflection one after the other have all of what they do.
package caches;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

class ReflectedLocked {
    public int count;

    public ReflectedLocked() {
    }

    public int next() {
        return count + 1;
    }

    static Constructor<?> constructor;
    static Method method;
    static Field field;
    static Object counter;

    static synchronized void count() {
        try {
            ReflectedLocked own = (ReflectedLocked) constructor.newInstance();
            own.count = 1;
            assert (int) method.invoke(own) == 2 && field.getInt(own) == 1;
            field.setInt(counter, (int) method.invoke(counter));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        constructor = ReflectedLocked.class.getConstructor();
        method = ReflectedLocked.class.getMethod("next");
        field = ReflectedLocked.class.getField("count");
        counter = constructor.newInstance();
        Thread t = new Thread(ReflectedLocked::count);
        t.start();
        count();
        t.join();
        assert field.getInt(counter) == 2;
    }
}
