// verdict: violated
// error: java.lang.AssertionError
// twin: CheckAndActLocked
// Both see the last seat.
package atomicity;

class CheckThenAct {
    static volatile int seats = 1;

    static void book() {
        if (seats > 0) {
            seats--;
            assert seats >= 0;
        }
    }

    public static void main(String[] args) {
        new Thread(CheckThenAct::book).start();
        book();
    }
}
