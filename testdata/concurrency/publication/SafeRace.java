// verdict: safe
// set: +listener=gov.nasa.jpf.listener.PreciseRaceDetector
// A volatile reference orders the plain fields of what it publishes, too.
package publication;

class SafeRace {
    static volatile SafeRace shared;
    int a;

    public static void main(String[] args) {
        new Thread(() -> {
            SafeRace r = new SafeRace();
            r.a = 1;
            shared = r;
        }).start();
        SafeRace seen = shared;
        if (seen != null) assert seen.a == 1;
    }
}
