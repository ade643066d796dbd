// verdict: safe
// Two threads that use a constructor for the first time make two objects.
package caches;

import java.lang.reflect.Constructor;

class MadeByReflection {
    public MadeByReflection() {
    }

    static Constructor<?> constructor;

    static void ask() {
        try {
            assert constructor.newInstance() != constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        constructor = MadeByReflection.class.getConstructor();
        Thread t = new Thread(MadeByReflection::ask);
        t.start();
        ask();
        t.join();
    }
}
