package algo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.ArrayDeque;

/** Bit-board othello with alpha-beta, perfect tic-tac-toe, connect four, nim, the eight puzzle, peg words. */
public class BoardGames {
    static final long NOT_A = 0xfefefefefefefefeL;
    static final long NOT_H = 0x7f7f7f7f7f7f7f7fL;

    static long shift(long b, int d) {
        return switch (d) {
            case 0 -> b << 8;
            case 1 -> b >>> 8;
            case 2 -> (b & NOT_H) << 1;
            case 3 -> (b & NOT_A) >>> 1;
            case 4 -> (b & NOT_H) << 9;
            case 5 -> (b & NOT_A) << 7;
            case 6 -> (b & NOT_H) >>> 7;
            default -> (b & NOT_A) >>> 9;
        };
    }

    static long moves(long me, long opp) {
        long result = 0;
        for (int d = 0; d < 8; d++) {
            long x = shift(me, d) & opp;
            for (int i = 0; i < 5; i++) {
                x |= shift(x, d) & opp;
            }
            result |= shift(x, d) & ~(me | opp);
        }
        return result;
    }

    static long flips(long move, long me, long opp) {
        long all = 0;
        for (int d = 0; d < 8; d++) {
            long line = 0;
            long x = shift(move, d);
            while ((x & opp) != 0) {
                line |= x;
                x = shift(x, d);
            }
            if ((x & me) != 0) {
                all |= line;
            }
        }
        return all;
    }

    static final long CORNERS = 0x8100000000000081L;
    static int nodes;

    static int search(long me, long opp, int depth, int alpha, int beta, boolean passed) {
        nodes++;
        if (depth == 0) {
            return 10 * (Long.bitCount(me & CORNERS) - Long.bitCount(opp & CORNERS)) + 2 * (Long.bitCount(moves(me, opp)) - Long.bitCount(moves(opp, me))) + Long.bitCount(me) - Long.bitCount(opp);
        }
        long m = moves(me, opp);
        if (m == 0) {
            return passed ? 100 * (Long.bitCount(me) - Long.bitCount(opp)) : -search(opp, me, depth - 1, -beta, -alpha, true);
        }
        for (; m != 0; m &= m - 1) {
            long move = m & -m;
            long f = flips(move, me, opp);
            int v = -search(opp & ~f, me | f | move, depth - 1, -beta, -alpha, false);
            if (v >= beta) {
                return v;
            }
            alpha = Math.max(alpha, v);
        }
        return alpha;
    }

    static void othello() {
        long black = 0x0000000810000000L;
        long white = 0x0000001008000000L;
        StringBuilder game = new StringBuilder();
        boolean blackTurn = true;
        int passes = 0;
        for (int turn = 0; turn < 70 && passes < 2; turn++) {
            long me = blackTurn ? black : white;
            long opp = blackTurn ? white : black;
            long best = 0;
            int bestValue = Integer.MIN_VALUE;
            for (long m = moves(me, opp); m != 0; m &= m - 1) {
                long move = m & -m;
                long f = flips(move, me, opp);
                int v = turn >= 26 ? Long.bitCount(f) : -search(opp & ~f, me | f | move, blackTurn ? 1 : 0, -10000, 10000, false);
                if (v > bestValue) {
                    bestValue = v;
                    best = move;
                }
            }
            if (best == 0) {
                passes++;
                game.append("-- ");
            } else {
                passes = 0;
                long f = flips(best, me, opp);
                me |= f | best;
                opp &= ~f;
                int sq = Long.numberOfTrailingZeros(best);
                game.append((char) ('a' + sq % 8)).append(sq / 8 + 1).append(' ');
                black = blackTurn ? me : opp;
                white = blackTurn ? opp : me;
            }
            blackTurn = !blackTurn;
        }
        System.out.println(game);
        for (int y = 0; y < 8; y++) {
            StringBuilder row = new StringBuilder();
            for (int x = 0; x < 8; x++) {
                long bit = 1L << y * 8 + x;
                row.append((black & bit) != 0 ? 'X' : (white & bit) != 0 ? 'O' : '.');
            }
            System.out.println(row);
        }
        System.out.println("black " + Long.bitCount(black) + " white " + Long.bitCount(white) + " nodes " + nodes + " hash " + Long.hashCode(black * 31 + white));
    }

    static final int[] LINES = {0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100};
    static final Map<Integer, Integer> SEEN = new HashMap<>();

    static boolean won(int b) {
        for (int l : LINES) {
            if ((b & l) == l) {
                return true;
            }
        }
        return false;
    }

    static int tic(int me, int opp) {
        Integer known = SEEN.get(me << 9 | opp);
        if (known != null) {
            return known;
        }
        int best = -2;
        if (won(opp)) {
            best = -1;
        } else if ((me | opp) == 511) {
            best = 0;
        } else {
            for (int i = 0; i < 9; i++) {
                if (((me | opp) >> i & 1) == 0) {
                    best = Math.max(best, -tic(opp, me | 1 << i));
                }
            }
        }
        SEEN.put(me << 9 | opp, best);
        return best;
    }

    static boolean four(long b) {
        for (int d : new int[] {1, 7, 6, 8}) {
            long x = b & b >> d;
            if ((x & x >> 2 * d) != 0) {
                return true;
            }
        }
        return false;
    }

    static String connect(String columns) {
        long[] boards = new long[2];
        int[] height = new int[7];
        for (int i = 0; i < columns.length(); i++) {
            int c = columns.charAt(i) - '1';
            if (c < 0 || c > 6 || height[c] == 6) {
                return "illegal at " + i;
            }
            boards[i & 1] |= 1L << c * 7 + height[c]++;
            if (four(boards[i & 1])) {
                return "player " + (i % 2 + 1) + " wins at " + i;
            }
        }
        return "open " + Arrays.toString(height);
    }

    record Node(String state, int g, int f, Node from) {}

    static int distance(String s) {
        int d = 0;
        for (int i = 0; i < 9; i++) {
            int v = s.charAt(i) - '1';
            if (v < 8 && v >= 0) {
                d += Math.abs(i / 3 - v / 3) + Math.abs(i % 3 - v % 3);
            }
        }
        return d;
    }

    static String eight(String start) {
        PriorityQueue<Node> open = new PriorityQueue<>((a, b) -> a.f() != b.f() ? a.f() - b.f() : a.state().compareTo(b.state()));
        Set<String> closed = new HashSet<>();
        open.add(new Node(start, 0, distance(start), null));
        while (!open.isEmpty() && closed.size() < 3000) {
            Node n = open.poll();
            if (n.state().equals("12345678_")) {
                StringBuilder path = new StringBuilder();
                for (Node k = n; k.from() != null; k = k.from()) {
                    path.insert(0, k.from().state().charAt(k.state().indexOf('_')));
                }
                return n.g() + " moves " + path + " expanded " + closed.size();
            }
            if (!closed.add(n.state())) {
                continue;
            }
            int e = n.state().indexOf('_');
            for (int d : new int[] {-3, 3, -1, 1}) {
                int t = e + d;
                if (t < 0 || t > 8 || Math.abs(d) == 1 && t / 3 != e / 3) {
                    continue;
                }
                char[] c = n.state().toCharArray();
                c[e] = c[t];
                c[t] = '_';
                String s = new String(c);
                if (!closed.contains(s)) {
                    open.add(new Node(s, n.g() + 1, n.g() + 1 + distance(s), n));
                }
            }
        }
        return "unsolved after " + closed.size();
    }

    static List<String> ladder(String from, String to, Set<String> words) {
        ArrayDeque<List<String>> q = new ArrayDeque<>(List.of(List.of(from)));
        Set<String> left = new HashSet<>(words);
        while (!q.isEmpty()) {
            List<String> path = q.remove();
            String last = path.get(path.size() - 1);
            if (last.equals(to)) {
                return path;
            }
            for (int i = 0; i < last.length(); i++) {
                for (char c = 'a'; c <= 'z'; c++) {
                    String w = last.substring(0, i) + c + last.substring(i + 1);
                    if (left.remove(w)) {
                        List<String> next = new ArrayList<>(path);
                        next.add(w);
                        q.add(next);
                    }
                }
            }
        }
        return List.of();
    }

    public static void main(String[] args) {
        othello();
        System.out.println("tic-tac-toe " + tic(0, 0) + " states " + SEEN.size() + " trap " + tic(0b100000001, 0b10000));
        System.out.println(connect("1212121") + " | " + connect("12233434454") + " | " + connect("1111111") + " | " + connect("4455667") + " | " + connect("8"));
        int[] piles = {3, 5, 7};
        StringBuilder nim = new StringBuilder();
        for (boolean first = true; Arrays.stream(piles).sum() > 0; first = !first) {
            int x = piles[0] ^ piles[1] ^ piles[2];
            int i = 0;
            while (piles[i] == 0 || x != 0 && (piles[i] ^ x) >= piles[i]) {
                i++;
            }
            piles[i] = x == 0 ? piles[i] - 1 : piles[i] ^ x;
            nim.append(first ? 'A' : 'B').append(Arrays.toString(piles));
        }
        System.out.println(nim);
        System.out.println(eight("1234_6758") + " | " + eight("81374265_".replace("81374265", "12374865")) + " | " + eight("1_3425786"));
        System.out.println(ladder("cold", "warm", Set.of("cord", "card", "ward", "warm", "word", "worm", "corm", "wold")) + " " + ladder("a", "z", Set.of()));
    }
}
