import gov.nasa.jpf.vm.Verify;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;

/** Random numbers, which become choices when they are asked to. */
public class Randoms {
    public static void main(String[] args) {
        Random r = new Random(1);
        switch (args[0]) {
            case "bounded": System.out.println(r.nextInt(3) + " " + r.nextInt(5, 7)); break;
            case "boolean": System.out.println(r.nextBoolean()); break;
            case "shuffle":
                List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
                Collections.shuffle(list, r);
                System.out.println(list);
                break;
            case "math": double d = Math.random(); System.out.println(d >= 0 && d < 1); break;
            case "int": System.out.println(r.nextInt()); break;
            case "local": System.out.println(ThreadLocalRandom.current().nextInt(1, 3)); break;
            default:
                try {
                    r.nextInt(0);
                } catch (IllegalArgumentException e) {
                    System.out.println(e.getMessage());
                }
        }
    }
}
