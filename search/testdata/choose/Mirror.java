import org.sosy_lab.sv_benchmarks.Verifier;

/** Texts that read the same from both ends: a search asks hard questions for each length, a run for one. */
public class Mirror {
    static boolean mirrors(String s) {
        for (int i = 0, j = s.length() - 1; i < j; i++, j--) {
            if (s.charAt(i) != s.charAt(j)) {
                return false;
            }
        }
        return true;
    }

    /** Many ways of numbers, and one of them wrong or none. */
    static void many(boolean wrong) {
        int sum = 0;
        for (int i = 0; i < 9; i++) {
            int n = Verifier.nondetInt();
            if (n > 100 * i) {
                sum += 1 << i;
            } else if (n < -100 * i) {
                sum -= 1 << i;
            }
        }
        assert !wrong || sum != 341;
    }

    /** What a solver is not told of ends the search at once; one run comes to what is wrong. */
    static void given(boolean wrong) {
        String s = Verifier.nondetString();
        try {
            assert Integer.parseInt(s) != 5 || !s.startsWith("+") || !wrong && s.length() > 1;
        } catch (NumberFormatException e) {
            // no number
        }
    }

    /** A loop that goes round in many ways. */
    static void hard(int n, boolean wrong) {
        if (n < 0 || n > 1000) {
            return;
        }
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = i * i;
        }
        assert !wrong || n <= 40 || a[n - 1] != 44 * 44;
    }

    public static void main(String[] args) {
        boolean wrong = args[1].equals("wrong");
        switch (args[0]) {
            case "text":
                String s = Verifier.nondetString();
                assert !wrong || s.length() <= 6 || !mirrors(s) || s.charAt(0) != 'x' || !s.contains("yz");
                break;
            case "hard":
                hard(Verifier.nondetInt(), wrong);
                break;
            case "named":
                hard(3, wrong);
                break;
            case "many":
                many(wrong);
                break;
            default:
                given(wrong);
        }
    }
}
