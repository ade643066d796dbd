// verdict: safe
// set: +listener=NonTermination
// Whose turn it is not waits without a flag until the other has gone by: a fair scheduler lets that happen.
package volatiles;

class GiveWayInTurn {
    static volatile boolean left, right;
    static volatile int turn;

    public static void main(String[] args) {
        new Thread(() -> {
            left = true;
            while (right) {
                if (turn == 1) {
                    left = false;
                    while (turn == 1) { }
                    left = true;
                }
            }
            turn = 1;
            left = false;
        }).start();
        right = true;
        while (left) {
            if (turn == 0) {
                right = false;
                while (turn == 0) { }
                right = true;
            }
        }
        turn = 0;
        right = false;
    }
}
