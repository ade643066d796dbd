// verdict: safe
// oracle: skip
// The last thread polls a flag that nobody is left to set: it never ends, in a finite number of states.
package threads;

class SpinsAfterTheEnd {
    static volatile boolean flag;

    public static void main(String[] args) {
        new Thread(() -> {
            while (!flag) Thread.onSpinWait();
        }).start();
        flag = true;
        flag = false;
    }
}
