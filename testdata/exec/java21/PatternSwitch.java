// release: 21
package java21;

import java.util.*;

/** Type patterns with guards, null, constants and qualified enum constants. */
public class PatternSwitch {
    enum Suit { CLUBS, HEARTS; }
    enum Other { HEARTS, NONE }
    sealed interface Card permits Suited, Joker {}
    record Suited(Suit suit, int rank) implements Card {}
    enum Joker implements Card { RED, BLACK }

    static String tell(Object o) {
        return switch (o) {
            case null -> "nothing";
            case Integer i when i > 100 -> "large " + i;
            case Integer i -> "int " + i;
            case Long l -> "long " + l;
            case String s when s.isEmpty() -> "empty";
            case String s when s.charAt(0) == 'a' -> "a-word " + s;
            case String s -> "text " + s;
            case Suit.HEARTS, Suit.CLUBS -> "suit " + ((Suit) o).ordinal();
            case Other x -> "other " + x;
            case int[] a when a.length > 2 -> "ints " + a.length;
            case int[] a -> "few " + Arrays.toString(a);
            case Collection<?> c -> "collection of " + c.size();
            case Object[] a -> "objects " + a.length;
            case CharSequence c -> "chars " + c;
            default -> "some " + o.getClass().getSimpleName();
        };
    }

    static String card(Card c) {
        return switch (c) {
            case Joker.RED -> "red";
            case Joker.BLACK -> "black";
            case Suited(Suit s, int r) when r == 1 -> "ace of " + s;
            case Suited s -> s.rank() + " of " + s.suit();
        };
    }

    static String mixed(String s) {
        return switch (s) {
            case "one", "two" -> "small";
            case null, default -> "rest " + s;
        };
    }

    static String guarded(String s) {
        return switch (s) {
            case "x" -> "ex";
            case String t when t.length() > 3 -> "long";
            case "abc" -> "alphabet";
            case String t -> "short";
        };
    }

    static int numbers(Integer i) {
        return switch (i) {
            case 1 -> 10;
            case 2 -> 20;
            case Integer n when n < 0 -> -n;
            case Integer n -> n * 100;
        };
    }

    public static void main(String[] args) {
        Object[] all = {null, 7, 700, 8L, "", "apple", "pear", Suit.CLUBS, Suit.HEARTS, Other.NONE, Other.HEARTS,
            new int[3], new int[] {4}, List.of(1, 2), new String[5], new StringBuilder("sb"), 'c', 2.5, new int[1][1]};
        for (Object o : all) {
            System.out.println(tell(o));
        }
        for (Card c : new Card[] {Joker.BLACK, Joker.RED, new Suited(Suit.CLUBS, 1), new Suited(Suit.HEARTS, 9)}) {
            System.out.println(card(c));
        }
        for (String s : new String[] {"one", "two", "three", null}) {
            System.out.println(mixed(s));
        }
        for (String s : new String[] {"x", "abc", "abcd", "q"}) {
            System.out.println(guarded(s));
        }
        System.out.println(numbers(1) + numbers(2) + numbers(-5) + numbers(3));
        try {
            guarded(null);
        } catch (NullPointerException e) {
            System.out.println("NPE " + e.getMessage());
        }
    }
}
