// verdict: safe
// The thread is started when the object is complete.
package publication;

class ThreadFromFactory {
    static class Service {
        Service start() {
            new Thread(this::run).start();
            return this;
        }

        void run() { }
    }

    static class Named extends Service {
        private final int number;

        Named() { number = 7; }

        @Override
        void run() { assert number() == 7; }

        int number() { return number; }
    }

    public static void main(String[] args) { new Named().start(); }
}
