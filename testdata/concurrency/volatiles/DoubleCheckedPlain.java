// verdict: violated
// error: race
// set: +listener=gov.nasa.jpf.listener.PreciseRaceDetector
// twin: DoubleCheckedRaceFree
// oracle: skip
// The first check reads a plain field without the lock while the other thread writes it with the lock.
package volatiles;

class DoubleCheckedPlain {
    static DoubleCheckedPlain instance;

    static DoubleCheckedPlain get() {
        if (instance == null) {
            synchronized (DoubleCheckedPlain.class) {
                if (instance == null) instance = new DoubleCheckedPlain();
            }
        }
        return instance;
    }

    public static void main(String[] args) {
        new Thread(DoubleCheckedPlain::get).start();
        get();
    }
}
