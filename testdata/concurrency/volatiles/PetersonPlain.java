// verdict: safe
// oracle: skip
// Without volatile the algorithm is wrong in Java's memory model, but the search is over sequentially consistent
// executions, in which it holds.
package volatiles;

class PetersonPlain {
    static boolean flag0, flag1;
    static int turn;
    static int inside;

    static void critical() {
        inside++;
        assert inside == 1;
        inside--;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            flag1 = true;
            turn = 0;
            while (flag0 && turn == 0) { }
            critical();
            flag1 = false;
        }).start();
        flag0 = true;
        turn = 1;
        while (flag1 && turn == 1) { }
        critical();
        flag0 = false;
    }
}
