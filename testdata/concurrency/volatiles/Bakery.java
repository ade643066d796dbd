// verdict: safe
// Lamport's bakery for two: who takes a number says so, and others wait until the number is taken before they compare.
package volatiles;

class Bakery {
    static volatile boolean choosing0, choosing1;
    static volatile int number0, number1;
    static int inside;

    static void critical() {
        inside++;
        assert inside == 1;
        inside--;
    }

    static void zero() {
        choosing0 = true;
        number0 = number1 + 1;
        choosing0 = false;
        while (choosing1) Thread.onSpinWait();
        while (number1 != 0 && number1 < number0) Thread.onSpinWait();
        critical();
        number0 = 0;
    }

    static void one() {
        choosing1 = true;
        number1 = number0 + 1;
        choosing1 = false;
        while (choosing0) Thread.onSpinWait();
        while (number0 != 0 && number0 <= number1) Thread.onSpinWait();
        critical();
        number1 = 0;
    }

    public static void main(String[] args) {
        new Thread(Bakery::one).start();
        zero();
    }
}
