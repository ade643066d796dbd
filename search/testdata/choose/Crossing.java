import java.util.ArrayList;
import java.util.List;

/** Farmer, wolf, goat and cabbage: ten safe positions can be reached. */
public class Crossing {
    public static void main(String[] args) {
        boolean[] right = new boolean[4];
        List<String> log = new ArrayList<>();
        while (true) {
            int who = Choose.pick(4);
            Choose.assume(right[who] == right[0]);
            right[0] = !right[0];
            if (who != 0) {
                right[who] = !right[who];
            }
            boolean eaten = right[1] == right[2] && right[0] != right[1] || right[2] == right[3] && right[0] != right[2];
            Choose.assume(!eaten);
            assert args.length == 0 || !(right[0] && right[1] && right[2] && right[3]) : "all across";
        }
    }
}
