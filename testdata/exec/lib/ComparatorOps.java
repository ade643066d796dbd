package lib;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** Comparators, iterators, iterables and hand-made spliterators. */
public class ComparatorOps {
    record Card(String suit, int rank) implements Comparable<Card> {
        @Override
        public int compareTo(Card o) {
            return Comparator.comparing(Card::suit).thenComparingInt(Card::rank).compare(this, o);
        }

        @Override
        public String toString() {
            return suit + rank;
        }
    }

    static class Range implements Iterable<Integer> {
        private final int from;
        private final int to;

        Range(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                private int at = from;

                @Override
                public boolean hasNext() {
                    return at < to;
                }

                @Override
                public Integer next() {
                    if (!hasNext()) {
                        throw new NoSuchElementException(at + " of " + to);
                    }
                    return at++;
                }
            };
        }
    }

    static class Pairs implements Spliterator<String> {
        private int lo;
        private final int hi;

        Pairs(int lo, int hi) {
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        public boolean tryAdvance(Consumer<? super String> action) {
            if (lo >= hi) {
                return false;
            }
            action.accept(lo + "^2=" + lo * lo);
            lo++;
            return true;
        }

        @Override
        public Spliterator<String> trySplit() {
            int mid = lo + hi >>> 1;
            if (mid - lo < 2) {
                return null;
            }
            Pairs p = new Pairs(lo, mid);
            lo = mid;
            return p;
        }

        @Override
        public long estimateSize() {
            return hi - lo;
        }

        @Override
        public int characteristics() {
            return ORDERED | SIZED | SUBSIZED | IMMUTABLE | NONNULL;
        }
    }

    public static void main(String[] args) {
        List<Card> cards = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            cards.add(new Card("HSC".substring(i * 7 % 3, i * 7 % 3 + 1), i * 5 % 7));
        }
        System.out.println(cards);
        Collections.sort(cards);
        System.out.println(cards);
        cards.sort(Comparator.reverseOrder());
        System.out.println(cards);
        cards.sort(Comparator.comparingInt(Card::rank).thenComparing(Card::suit, Comparator.reverseOrder()));
        System.out.println(cards);
        cards.sort(Comparator.comparing(Card::suit, Comparator.comparing("SHC"::indexOf)).thenComparing(Comparator.naturalOrder()));
        System.out.println(cards);
        cards.sort(Comparator.comparingDouble((Card c) -> Math.abs(c.rank() - 3.5)).thenComparingLong(c -> -c.rank()).reversed());
        System.out.println(cards);
        List<String> words = Arrays.asList("pear", null, "Fig", "apple", null, "date");
        words.sort(Comparator.nullsLast(String.CASE_INSENSITIVE_ORDER));
        System.out.println(words);
        words.sort(Comparator.nullsFirst(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder())));
        System.out.println(words);
        try {
            words.sort(Comparator.naturalOrder());
        } catch (NullPointerException e) {
            System.out.println("NPE from natural order");
        }
        Comparator<Card> byRank = Comparator.comparing(Card::rank);
        System.out.println(byRank.compare(new Card("a", 1), new Card("b", 1)) + " " + byRank.reversed().compare(new Card("a", 1), new Card("b", 2)) + " " + byRank.reversed().reversed().compare(new Card("a", 1), new Card("b", 2)));
        System.out.println(Comparator.naturalOrder().reversed() == Comparator.reverseOrder());

        int sum = 0;
        Range r = new Range(1, 5);
        for (int i : r) {
            for (int j : r) {
                sum += i * j;
            }
        }
        System.out.println(sum);
        Iterator<Integer> it = r.iterator();
        it.forEachRemaining(x -> System.out.print(x + ";"));
        System.out.println();
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            r.iterator().remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(StreamSupport.stream(r.spliterator(), false).map(x -> x * 2).toList() + " " + r.spliterator().estimateSize() + " " + r.spliterator().characteristics());
        r.forEach(x -> System.out.print(x));
        System.out.println();

        Pairs p = new Pairs(0, 9);
        Spliterator<String> left = p.trySplit();
        System.out.println(left.estimateSize() + " " + p.estimateSize() + " " + p.getExactSizeIfKnown() + " " + p.hasCharacteristics(Spliterator.SIZED) + p.hasCharacteristics(Spliterator.SORTED));
        left.tryAdvance(System.out::println);
        left.forEachRemaining(s -> System.out.print(s + " "));
        System.out.println();
        try {
            p.getComparator();
        } catch (IllegalStateException e) {
            System.out.println("not sorted");
        }
        System.out.println(StreamSupport.stream(new Pairs(1, 12), true).filter(s -> s.length() > 5).collect(Collectors.joining(",")));
        System.out.println(StreamSupport.stream(new Pairs(1, 6), false).skip(1).limit(3).sorted(Comparator.reverseOrder()).toList());
        Spliterator<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4, 5)).spliterator();
        Spliterator<Integer> half = list.trySplit();
        System.out.println(half.getExactSizeIfKnown() + " " + list.getExactSizeIfKnown() + " " + half.trySplit().getExactSizeIfKnown());
        Spliterator<Integer> unknown = Spliterators.spliteratorUnknownSize(r.iterator(), Spliterator.ORDERED);
        System.out.println(unknown.estimateSize() == Long.MAX_VALUE);
        Iterator<Integer> back = Spliterators.iterator(unknown);
        System.out.println(back.next() + back.next());
        PrimitiveIterator.OfInt pi = Spliterators.iterator(Spliterators.spliterator(new int[] {4, 5, 6}, 0));
        System.out.println(pi.nextInt() + pi.next());
        System.out.println(Spliterators.emptySpliterator().tryAdvance(x -> System.out.println("never")));
        var abs = new Spliterators.AbstractSpliterator<Integer>(Long.MAX_VALUE, 0) {
            int n = 0;

            @Override
            public boolean tryAdvance(Consumer<? super Integer> a) {
                if (n > 6) {
                    return false;
                }
                a.accept(n += 2);
                return true;
            }
        };
        System.out.println(StreamSupport.stream(abs, false).toList());
    }
}
