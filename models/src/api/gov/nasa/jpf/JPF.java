package gov.nasa.jpf;

import java.util.List;

/** A run that has ended, as the host sees it. */
public class JPF {
    private final String verdict;
    private final List<Error> errors;
    private final List<String> cuts;

    public JPF(String verdict, List<Error> errors, List<String> cuts) {
        this.verdict = verdict;
        this.errors = List.copyOf(errors);
        this.cuts = List.copyOf(cuts);
    }

    /** safe, violated or incomplete. */
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
