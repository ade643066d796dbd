// verdict: safe
// Each gets what the other gave.
package sync;

import java.util.concurrent.Exchanger;

class ExchangerSwaps {
    public static void main(String[] args) throws InterruptedException {
        Exchanger<String> exchanger = new Exchanger<>();
        new Thread(() -> {
            try {
                assert exchanger.exchange("thread").equals("main");
            } catch (InterruptedException e) { }
        }).start();
        assert exchanger.exchange("main").equals("thread");
    }
}
