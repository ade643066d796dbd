package p;

/** What it returns changes when it is looked at. */
public class Spoils {
    private final Result result = new Result();

    public static class Result {
        private int asked;

        @Override
        public String toString() {
            return "asked " + ++asked;
        }
    }

    public Result result() {
        return result;
    }

    public int asked() {
        return result.asked;
    }
}
