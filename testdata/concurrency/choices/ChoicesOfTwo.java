// verdict: violated
// error: java.lang.ArithmeticException
// twin: ChoicesOfTwoApart
// Both threads choose; only 2 and 2 make the divisor 0.
package choices;

import gov.nasa.jpf.vm.Verify;

class ChoicesOfTwo {
    static int a, b;

    public static void main(String[] args) throws InterruptedException {
        Thread x = new Thread(() -> a = Verify.getInt(0, 2)), y = new Thread(() -> b = Verify.getInt(0, 2));
        x.start();
        y.start();
        x.join();
        y.join();
        int q = 1 / (a + b - 4);
    }
}
