// verdict: safe
// Two threads that have a class make objects get one each.
package caches;

class MadeByClass {
    static void ask() {
        try {
            assert MadeByClass.class.newInstance() != MadeByClass.class.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(MadeByClass::ask);
        t.start();
        ask();
        t.join();
    }
}
