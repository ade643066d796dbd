// jars: guava
import com.google.common.base.*;
import com.google.common.cache.*;
import com.google.common.collect.*;
import com.google.common.graph.*;
import com.google.common.hash.Hashing;
import com.google.common.io.BaseEncoding;
import com.google.common.math.*;
import com.google.common.primitives.*;
import com.google.common.util.concurrent.*;
import com.google.common.eventbus.*;
import java.util.*;
import java.util.concurrent.*;

/** Guava: collections, caches, hashing, graphs, futures, events. */
public class UseGuava {
    @Subscribe public void on(String s) { System.out.println("event " + s); }
    public static void main(String[] args) throws Exception {
        ImmutableListMultimap<Integer, String> byLength = Multimaps.index(List.of("a", "bb", "cc"), String::length);
        System.out.println(byLength + " " + byLength.inverse());
        Table<String, Integer, Double> table = TreeBasedTable.create();
        table.put("r", 2, 1.0); table.put("r", 1, 3.0);
        System.out.println(table + " " + table.column(1));
        RangeSet<Integer> ranges = TreeRangeSet.create();
        ranges.add(Range.closed(1, 5)); ranges.remove(Range.open(2, 4)); System.out.println(ranges);
        System.out.println(Sets.powerSet(ImmutableSet.of(1, 2, 3)).size() + " " + Lists.cartesianProduct(List.of(1, 2), List.of(3, 4)) + Collections2.permutations(List.of(1, 2, 3)).size());
        LoadingCache<String, Integer> cache = CacheBuilder.newBuilder().maximumSize(2).recordStats().build(CacheLoader.from(String::length));
        System.out.println(cache.get("abc") + cache.get("abc") + " " + cache.stats().hitCount());
        System.out.println(Hashing.murmur3_128(7).hashString("x", Charsets.UTF_8) + " " + Hashing.sha256().hashInt(3) + " " + Hashing.crc32c().hashBytes(new byte[] {1, 2}));
        System.out.println(BaseEncoding.base32().encode("hello".getBytes()) + Splitter.on(',').trimResults().omitEmptyStrings().splitToList("a, ,b") + Joiner.on("|").useForNull("-").join(1, null, 2));
        MutableValueGraph<Integer, String> g = ValueGraphBuilder.directed().build();
        g.putEdgeValue(1, 2, "x"); g.putEdgeValue(2, 3, "y");
        System.out.println(g + " " + Graphs.reachableNodes(g.asGraph(), 1) + Graphs.hasCycle(g.asGraph()));
        System.out.println(BigIntegerMath.factorial(20) + " " + IntMath.binomial(10, 4) + " " + LongMath.isPrime(1000003) + " " + UnsignedLong.MAX_VALUE + Ints.tryParse("12"));
        ListeningExecutorService pool = MoreExecutors.listeningDecorator(Executors.newFixedThreadPool(2));
        ListenableFuture<List<Integer>> all = Futures.allAsList(pool.submit(() -> 1), pool.submit(() -> 2));
        System.out.println(Futures.transform(all, l -> l.get(0) + l.get(1), MoreExecutors.directExecutor()).get(10, TimeUnit.SECONDS));
        pool.shutdown();
        EventBus bus = new EventBus("b"); bus.register(new UseGuava()); bus.post("now");
        try { Preconditions.checkArgument(false, "no %s", 1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(MoreObjects.toStringHelper("X").add("a", 1).omitNullValues().add("b", null) + CaseFormat.LOWER_CAMEL.to(CaseFormat.UPPER_UNDERSCORE, "aBc") + Stopwatch.createUnstarted().isRunning());
        System.out.println(EvictingQueue.create(3).remainingCapacity() + TreeMultiset.create(List.of(3, 1, 3)).toString() + ImmutableRangeMap.of(Range.all(), 1) + HashBiMap.create(Map.of(1, 2)).inverse());
        System.out.println(Iterables.partition(List.of(1, 2, 3), 2) + "" + Ordering.natural().reverse().sortedCopy(List.of(1, 3, 2)) + Comparators.isInOrder(List.of(1, 2), Comparator.naturalOrder()) + new com.google.common.reflect.TypeToken<List<String>>() { }.getType() + Quantiles.median().compute(1, 5, 3));
    }
}
