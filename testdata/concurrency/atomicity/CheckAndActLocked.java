// verdict: safe
// Looking and booking in one critical section.
package atomicity;

class CheckAndActLocked {
    static int seats = 1;

    static synchronized void book() {
        if (seats > 0) {
            seats--;
            assert seats >= 0;
        }
    }

    public static void main(String[] args) {
        new Thread(CheckAndActLocked::book).start();
        book();
    }
}
