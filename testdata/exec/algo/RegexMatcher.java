package algo;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;

/** A regular expression compiler to an NFA, then lazily to a DFA, checked against java.util.regex. */
public class RegexMatcher {
    static final int SPLIT = -1;
    static final int MATCH = -2;
    static final int ANY = -3;

    private final List<int[]> states = new ArrayList<>();
    private final String source;
    private int at;
    private final int start;
    private final Map<BitSet, Map<Character, BitSet>> dfa = new HashMap<>();

    record Frag(int start, List<int[]> holes) {}

    RegexMatcher(String source) {
        this.source = source;
        Frag f = alternation();
        if (at != source.length()) {
            throw new IllegalArgumentException("unexpected '" + source.charAt(at) + "' at " + at);
        }
        patch(f.holes(), state(MATCH));
        start = f.start();
    }

    private int state(int kind) {
        states.add(new int[] {kind, -1, -1});
        return states.size() - 1;
    }

    private void patch(List<int[]> holes, int target) {
        for (int[] h : holes) {
            states.get(h[0])[h[1]] = target;
        }
    }

    private boolean more() {
        return at < source.length();
    }

    private Frag alternation() {
        Frag left = sequence();
        while (more() && source.charAt(at) == '|') {
            at++;
            Frag right = sequence();
            int s = state(SPLIT);
            states.get(s)[1] = left.start();
            states.get(s)[2] = right.start();
            List<int[]> holes = new ArrayList<>(left.holes());
            holes.addAll(right.holes());
            left = new Frag(s, holes);
        }
        return left;
    }

    private Frag sequence() {
        Frag all = null;
        while (more() && source.charAt(at) != '|' && source.charAt(at) != ')') {
            Frag next = repeat();
            if (all == null) {
                all = next;
            } else {
                patch(all.holes(), next.start());
                all = new Frag(all.start(), next.holes());
            }
        }
        if (all == null) {
            int s = state(SPLIT);
            return new Frag(s, List.of(new int[] {s, 1}));
        }
        return all;
    }

    private Frag repeat() {
        Frag f = atom();
        while (more() && "*+?".indexOf(source.charAt(at)) >= 0) {
            char op = source.charAt(at++);
            int s = state(SPLIT);
            states.get(s)[1] = f.start();
            List<int[]> out = new ArrayList<>();
            out.add(new int[] {s, 2});
            if (op == '?') {
                out.addAll(f.holes());
            } else {
                patch(f.holes(), s);
            }
            f = new Frag(op == '+' ? f.start() : s, out);
        }
        return f;
    }

    private Frag atom() {
        char c = source.charAt(at++);
        switch (c) {
            case '(' -> {
                Frag f = alternation();
                if (!more()) {
                    throw new IllegalArgumentException("missing )");
                }
                at++;
                return f;
            }
            case '*', '+', '?' -> throw new IllegalArgumentException("dangling " + c);
            case '.' -> {
                int s = state(ANY);
                return new Frag(s, List.of(new int[] {s, 1}));
            }
            default -> {
                int s = state(c);
                return new Frag(s, List.of(new int[] {s, 1}));
            }
        }
    }

    private void close(int s, BitSet set, BitSet seen) {
        if (s < 0 || seen.get(s)) {
            return;
        }
        seen.set(s);
        int[] st = states.get(s);
        if (st[0] == SPLIT) {
            close(st[1], set, seen);
            close(st[2], set, seen);
        } else {
            set.set(s);
        }
    }

    boolean matches(String text) {
        BitSet now = new BitSet();
        close(start, now, new BitSet());
        for (char c : text.toCharArray()) {
            BitSet from = now;
            now = dfa.computeIfAbsent(from, k -> new HashMap<>()).computeIfAbsent(c, k -> {
                BitSet next = new BitSet();
                BitSet seen = new BitSet();
                for (int s = from.nextSetBit(0); s >= 0; s = from.nextSetBit(s + 1)) {
                    int[] st = states.get(s);
                    if (st[0] == c || st[0] == ANY) {
                        close(st[1], next, seen);
                    }
                }
                return next;
            });
        }
        for (int s = now.nextSetBit(0); s >= 0; s = now.nextSetBit(s + 1)) {
            if (states.get(s)[0] == MATCH) {
                return true;
            }
        }
        return false;
    }

    static String randomPattern(Random r, int depth) {
        if (depth == 0) {
            return String.valueOf("abc.".charAt(r.nextInt(4)));
        }
        return switch (r.nextInt(5)) {
            case 0 -> "(" + randomPattern(r, depth - 1) + "|" + randomPattern(r, depth - 1) + ")";
            case 1 -> "(" + randomPattern(r, depth - 1) + ")*";
            case 2 -> "(" + randomPattern(r, depth - 1) + ")?";
            default -> randomPattern(r, depth - 1) + randomPattern(r, depth - 1);
        };
    }

    public static void main(String[] args) {
        String[][] cases = {{"a*b", "b", "aaab", "aab ", ""}, {"(ab|c)+d?", "abab", "cd", "abcabd", "d"}, {"a.c|", "abc", "", "ac"},
            {"(a|b)*abb", "abb", "babaabb", "ab"}, {"((a*)*)*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaac", "aab"}, {"x+y*z?", "xyyz", "z", "xxx"}};
        for (String[] c : cases) {
            RegexMatcher m = new RegexMatcher(c[0]);
            StringBuilder sb = new StringBuilder(c[0]).append(" (").append(m.states.size()).append(" states):");
            for (int i = 1; i < c.length; i++) {
                sb.append(' ').append(c[i]).append('=').append(m.matches(c[i]));
            }
            System.out.println(sb + " dfa " + m.dfa.size());
        }
        for (String bad : new String[] {"(a", "a)", "*a", "a|*"}) {
            try {
                new RegexMatcher(bad);
                System.out.println("accepted " + bad);
            } catch (IllegalArgumentException e) {
                System.out.println(bad + ": " + e.getMessage());
            }
        }
        Random r = new Random(2024);
        int agree = 0;
        int yes = 0;
        for (int i = 0; i < 60; i++) {
            String p = randomPattern(r, 3);
            RegexMatcher mine = new RegexMatcher(p);
            Pattern theirs = Pattern.compile(p);
            for (int j = 0; j < 12; j++) {
                StringBuilder t = new StringBuilder();
                for (int k = r.nextInt(6); k > 0; k--) {
                    t.append((char) ('a' + r.nextInt(3)));
                }
                boolean a = mine.matches(t.toString());
                boolean b = theirs.matcher(t).matches();
                if (a != b) {
                    System.out.println("DIFFER " + p + " on " + t);
                } else {
                    agree++;
                    yes += a ? 1 : 0;
                }
            }
            if (i % 15 == 0) {
                System.out.println("pattern " + p);
            }
        }
        System.out.println("agree " + agree + " matched " + yes);
    }
}
