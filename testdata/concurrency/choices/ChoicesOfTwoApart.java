// verdict: safe
// a is at most 2 and b at most 1: the divisor is never 0.
package choices;

import gov.nasa.jpf.vm.Verify;

class ChoicesOfTwoApart {
    static int a, b;

    public static void main(String[] args) throws InterruptedException {
        Thread x = new Thread(() -> a = Verify.getInt(0, 2)), y = new Thread(() -> b = Verify.getInt(0, 1));
        x.start();
        y.start();
        x.join();
        y.join();
        int q = 1 / (a + b - 4);
    }
}
