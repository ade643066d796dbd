package gov.nasa.jpf;

import gov.nasa.jpf.util.test.Launcher;
import java.util.List;

/** A run of gojpf, as the host sees it: one that is to be run, or has ended. */
public class JPF implements Runnable {
    private final Config config;
    private String verdict = "";
    private List<Error> errors = List.of();
    private List<String> cuts = List.of();

    public JPF(Config config) {
        this.config = config;
    }

    public JPF(String verdict, List<Error> errors, List<String> cuts) {
        this.config = new Config();
        this.verdict = verdict;
        this.errors = List.copyOf(errors);
        this.cuts = List.copyOf(cuts);
    }

    /** Runs it, once. An IllegalStateException says why it could not be. */
    @Override
    public void run() {
        JPF ended = Launcher.run(config);
        verdict = ended.verdict;
        errors = ended.errors;
        cuts = ended.cuts;
    }

    public Config getConfig() {
        return config;
    }

    /** safe, violated or incomplete; empty before the run. */
    public String getVerdict() {
        return verdict;
    }

    /** Why the run is incomplete. */
    public List<String> getCuts() {
        return cuts;
    }

    public boolean foundErrors() {
        return !errors.isEmpty();
    }

    public List<Error> getSearchErrors() {
        return errors;
    }

    /** The violation found last, or null. */
    public Error getLastError() {
        return errors.isEmpty() ? null : errors.get(errors.size() - 1);
    }
}
