// verdict: violated
// error: race
// set: +listener=gov.nasa.jpf.listener.PreciseRaceDetector
// twin: SafeRace
// oracle: skip
// The reference is plain and not locked, so writing it and reading it are a race, though no value is wrong.
package publication;

class UnsafeRace {
    static UnsafeRace shared;

    public static void main(String[] args) {
        new Thread(() -> shared = new UnsafeRace()).start();
        UnsafeRace seen = shared;
    }
}
