// verdict: violated
// error: deadlock
// twin: ExchangerSwaps
// Three parties: one finds no partner.
package sync;

import java.util.concurrent.Exchanger;

class ExchangerOdd {
    static void swap(Exchanger<Integer> e) {
        try {
            e.exchange(1);
        } catch (InterruptedException x) { }
    }

    public static void main(String[] args) {
        Exchanger<Integer> exchanger = new Exchanger<>();
        new Thread(() -> swap(exchanger)).start();
        new Thread(() -> swap(exchanger)).start();
        swap(exchanger);
    }
}
