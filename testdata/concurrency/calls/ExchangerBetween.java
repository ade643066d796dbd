// verdict: violated
// error: java.lang.AssertionError
// twin: ExchangerWhole
// Main can give up after the other thread was ready and before it offers what it has: with its first exchange it
// initialises a class of the JDK, which is no part of what the call does.
package calls;

import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

class ExchangerBetween {
    static volatile boolean ready;

    public static void main(String[] args) throws Exception {
        Exchanger<String> x = new Exchanger<>();
        Thread t = new Thread(() -> {
            ready = true;
            try {
                x.exchange("a");
            } catch (InterruptedException e) { }
        });
        t.setDaemon(true);
        t.start();
        boolean saw = ready, met = true;
        try {
            x.exchange("b", 0, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            met = false;
        }
        System.out.println(saw + " " + met);
        assert !saw || met;
    }
}
