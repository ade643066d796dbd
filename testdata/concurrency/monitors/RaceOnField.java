// verdict: violated
// error: race
// set: +listener=gov.nasa.jpf.listener.PreciseRaceDetector
// twin: RaceOnFieldLocked
// oracle: skip
// One thread writes the field while nothing orders the other's reading of it; no value is wrong.
package monitors;

class RaceOnField {
    int value;

    public static void main(String[] args) {
        RaceOnField r = new RaceOnField();
        new Thread(() -> r.value = 1).start();
        int seen = r.value;
        assert seen == 0 || seen == 1;
    }
}
