// verdict: violated
// error: property
// set: +listener=NonTermination
// twin: GiveWayInTurn
// oracle: skip
// Both see the other's flag, take their own back, and raise it again: in step they never get past each other.
package volatiles;

class GiveWayForEver {
    static volatile boolean left, right;

    public static void main(String[] args) {
        new Thread(() -> {
            left = true;
            while (right) {
                left = false;
                left = true;
            }
            left = false;
        }).start();
        right = true;
        while (left) {
            right = false;
            right = true;
        }
        right = false;
    }
}
