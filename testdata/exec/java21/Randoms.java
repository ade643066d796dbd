// release: 21
package java21;

import java.util.*;
import java.util.random.*;

/** Generators with seeds, and their shapes. */
public class Randoms {
    public static void main(String[] args) {
        for (String name : List.of("L64X128MixRandom", "Xoshiro256PlusPlus", "SplittableRandom", "Random", "L32X64MixRandom")) {
            RandomGenerator g = RandomGeneratorFactory.of(name).create(42);
            System.out.println(name + " " + g.nextInt() + " " + g.nextLong(1000) + " " + g.nextDouble() + " " + g.nextInt(5, 9) + " " + g.nextBoolean());
        }
        Random wrapped = Random.from(new SplittableRandom(7));
        System.out.println(wrapped.nextInt(100) + " " + wrapped.ints(3, 0, 10).boxed().toList());
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
        Collections.shuffle(list, new Random(3));
        System.out.println(list + " " + RandomGenerator.of("L64X128MixRandom").getClass().getSimpleName());
        System.out.println(new SplittableRandom(1).splits(3).mapToInt(r -> r.nextInt(50)).sum());
    }
}
