import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Lambdas, method references, captured values, and stream pipelines. */
public class Streams {
    private record Order(int customer, String product, int amount) { }

    private static <A, B, C> Function<A, C> chain(Function<A, B> first, Function<B, C> second) {
        return a -> second.apply(first.apply(a));
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 50_000;
        String[] products = {"tea", "coffee", "milk", "bread", "salt"};
        List<Order> orders = IntStream.range(0, n)
            .mapToObj(i -> new Order(i * 31 % 97, products[i % products.length], i % 13 + 1))
            .collect(Collectors.toList());

        Map<String, Integer> totals = orders.stream()
            .filter(o -> o.amount() > 2)
            .collect(Collectors.groupingBy(Order::product, TreeMap::new, Collectors.summingInt(Order::amount)));
        System.out.println("streams " + totals);

        long distinct = orders.stream().map(Order::customer).distinct().count();
        int best = orders.stream().mapToInt(Order::amount).map(a -> a * a).reduce(0, (a, b) -> (a * 7 + b) % 10_007);
        String names = orders.stream().sorted((a, b) -> b.customer() - a.customer()).limit(5).map(Order::product)
            .collect(Collectors.joining("+"));
        System.out.println("streams " + distinct + " " + best + " " + names);

        IntBinaryOperator[] operators = {(a, b) -> a + b, (a, b) -> a ^ b, Math::max, (a, b) -> a * 31 - b};
        int value = 1;
        for (int i = 0; i < 10 * n; i++) {
            value = operators[i & 3].applyAsInt(value, i);
        }
        Function<Integer, Integer> f = x -> x + 1;
        for (int i = 0; i < 20; i++) {
            int k = i;
            f = chain(f, x -> x * 3 % 1009 + k);
        }
        List<Supplier<Integer>> suppliers = new ArrayList<>();
        for (int i = 0; i < n / 20; i++) {
            int k = i;
            Function<Integer, Integer> g = f;
            suppliers.add(() -> g.apply(k));
        }
        int sum = suppliers.stream().mapToInt(Supplier::get).sum();
        System.out.println("streams " + value + " " + sum);
    }
}
