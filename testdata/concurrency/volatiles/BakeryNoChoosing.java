// verdict: violated
// error: java.lang.AssertionError
// twin: Bakery
// Both compute number 1; one of them has not written it when the other looks. Thread 1 sees no number of 0 and enters;
// then 0 writes 1, finds 1 < 1 false, and enters.
package volatiles;

class BakeryNoChoosing {
    static volatile int number0, number1;
    static int inside;

    static void critical() {
        inside++;
        assert inside == 1;
        inside--;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            number1 = number0 + 1;
            while (number0 != 0 && number0 <= number1) Thread.onSpinWait();
            critical();
            number1 = 0;
        }).start();
        number0 = number1 + 1;
        while (number1 != 0 && number1 < number0) Thread.onSpinWait();
        critical();
        number0 = 0;
    }
}
