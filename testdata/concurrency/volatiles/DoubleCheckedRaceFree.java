// verdict: safe
// set: +listener=gov.nasa.jpf.listener.PreciseRaceDetector
// The same with a volatile field.
package volatiles;

class DoubleCheckedRaceFree {
    static volatile DoubleCheckedRaceFree instance;

    static DoubleCheckedRaceFree get() {
        if (instance == null) {
            synchronized (DoubleCheckedRaceFree.class) {
                if (instance == null) instance = new DoubleCheckedRaceFree();
            }
        }
        return instance;
    }

    public static void main(String[] args) {
        new Thread(DoubleCheckedRaceFree::get).start();
        get();
    }
}
