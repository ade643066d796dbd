// verdict: violated
// error: java.util.concurrent.TimeoutException
// twin: ExchangerSwaps
// A timed exchange gives up when the partner is late.
package sync;

import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;

class ExchangerTimesOut {
    public static void main(String[] args) throws Exception {
        Exchanger<Integer> exchanger = new Exchanger<>();
        Thread t = new Thread(() -> {
            try {
                exchanger.exchange(1);
            } catch (InterruptedException e) { }
        });
        t.setDaemon(true);
        t.start();
        exchanger.exchange(2, 1, TimeUnit.MICROSECONDS);
    }
}
