// verdict: safe
// Both have what the other had, whoever comes first.
package calls;

import java.util.concurrent.Exchanger;

class ExchangerWhole {
    static volatile boolean ready;

    public static void main(String[] args) throws Exception {
        Exchanger<String> x = new Exchanger<>();
        Thread t = new Thread(() -> {
            ready = true;
            try {
                assert x.exchange("a").equals("b");
            } catch (InterruptedException e) { }
        });
        t.start();
        boolean saw = ready;
        String got = x.exchange("b");
        System.out.println(saw + " " + got);
        assert got.equals("a");
    }
}
