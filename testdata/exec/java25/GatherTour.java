// release: 25
package java25;

import java.util.*;
import java.util.stream.*;

/** Gatherers: windows, folds, scans and own ones. */
public class GatherTour {
    public static void main(String[] args) {
        System.out.println(IntStream.rangeClosed(1, 7).boxed().gather(Gatherers.windowFixed(3)).toList());
        System.out.println(IntStream.rangeClosed(1, 5).boxed().gather(Gatherers.windowSliding(2)).toList());
        System.out.println(Stream.of(1, 2, 3, 4).gather(Gatherers.fold(() -> "", (s, x) -> s + x)).findFirst().get());
        System.out.println(Stream.of(1, 2, 3, 4).gather(Gatherers.scan(() -> 0, Integer::sum)).toList());
        Gatherer<String, Set<Integer>, String> byLength = Gatherer.ofSequential(HashSet::new,
            (seen, s, down) -> !seen.add(s.length()) || down.push(s));
        System.out.println(Stream.of("a", "b", "cc", "ddd", "ee").gather(byLength).toList());
        System.out.println(Stream.iterate(1, x -> x * 2).gather(Gatherers.windowFixed(2)).limit(3).map(List::getFirst).toList());
        System.out.println(Stream.of(5, 6, 7).gather(Gatherers.mapConcurrent(2, x -> x * x)).toList());
        Gatherer<Integer, ?, Integer> plus = Gatherer.of((_, x, down) -> down.push(x + 1));
        System.out.println(Stream.of(1, 2).gather(plus.andThen(Gatherers.scan(() -> 10, Integer::sum))).toList());
    }
}
