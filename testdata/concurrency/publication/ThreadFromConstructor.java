// verdict: violated
// error: java.lang.AssertionError
// twin: ThreadFromFactory
// The constructor of the superclass starts a thread that uses a field of the subclass.
package publication;

class ThreadFromConstructor {
    static class Service {
        Service() { new Thread(this::run).start(); }

        void run() { }
    }

    static class Named extends Service {
        private final int number;

        Named() { number = 7; }

        @Override
        void run() { assert number() == 7; }

        int number() { return number; }
    }

    public static void main(String[] args) { new Named(); }
}
