package algo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Consumer;

/** Backtracking: sudoku, queens, permutations, subset sums, knight's tour, cryptarithm, Hanoi. */
public class Puzzles {
    static int nodes;

    static boolean sudoku(int[] g, int[] rows, int[] cols, int[] boxes) {
        nodes++;
        int best = -1;
        int bestCount = 10;
        for (int i = 0; i < 81; i++) {
            if (g[i] == 0) {
                int free = ~(rows[i / 9] | cols[i % 9] | boxes[i / 27 * 3 + i % 9 / 3]) & 0x1ff;
                int n = Integer.bitCount(free);
                if (n < bestCount) {
                    best = i;
                    bestCount = n;
                }
            }
        }
        if (best < 0) {
            return true;
        }
        int b = best / 27 * 3 + best % 9 / 3;
        for (int free = ~(rows[best / 9] | cols[best % 9] | boxes[b]) & 0x1ff; free != 0; free &= free - 1) {
            int bit = free & -free;
            rows[best / 9] |= bit;
            cols[best % 9] |= bit;
            boxes[b] |= bit;
            g[best] = Integer.numberOfTrailingZeros(bit) + 1;
            if (sudoku(g, rows, cols, boxes)) {
                return true;
            }
            rows[best / 9] &= ~bit;
            cols[best % 9] &= ~bit;
            boxes[b] &= ~bit;
            g[best] = 0;
        }
        return false;
    }

    static int queens(int n, int row, int cols, int d1, int d2, int[] place, Consumer<int[]> found) {
        if (row == n) {
            found.accept(place);
            return 1;
        }
        int count = 0;
        for (int c = 0; c < n; c++) {
            int m = 1 << c;
            if ((cols & m) == 0 && (d1 & 1 << row + c) == 0 && (d2 & 1 << row - c + n) == 0) {
                place[row] = c;
                count += queens(n, row + 1, cols | m, d1 | 1 << row + c, d2 | 1 << row - c + n, place, found);
            }
        }
        return count;
    }

    static boolean next(int[] p) {
        int i = p.length - 2;
        while (i >= 0 && p[i] >= p[i + 1]) {
            i--;
        }
        if (i < 0) {
            return false;
        }
        int j = p.length - 1;
        while (p[j] <= p[i]) {
            j--;
        }
        int t = p[i];
        p[i] = p[j];
        p[j] = t;
        for (int l = i + 1, r = p.length - 1; l < r; l++, r--) {
            t = p[l];
            p[l] = p[r];
            p[r] = t;
        }
        return true;
    }

    static void hanoi(int n, char a, char b, char c, StringBuilder sb) {
        if (n > 0) {
            hanoi(n - 1, a, c, b, sb);
            sb.append(a).append(c).append(' ');
            hanoi(n - 1, b, a, c, sb);
        }
    }

    static final int[] DX = {1, 2, 2, 1, -1, -2, -2, -1};
    static final int[] DY = {2, 1, -1, -2, -2, -1, 1, 2};

    static int degree(int[][] b, int x, int y) {
        int n = 0;
        for (int k = 0; k < 8; k++) {
            int u = x + DX[k];
            int v = y + DY[k];
            if (u >= 0 && v >= 0 && u < b.length && v < b.length && b[u][v] == 0) {
                n++;
            }
        }
        return n;
    }

    static boolean tour(int[][] b, int x, int y, int step) {
        b[x][y] = step;
        if (step == b.length * b.length) {
            return true;
        }
        List<int[]> moves = new ArrayList<>();
        for (int k = 0; k < 8; k++) {
            int u = x + DX[k];
            int v = y + DY[k];
            if (u >= 0 && v >= 0 && u < b.length && v < b.length && b[u][v] == 0) {
                moves.add(new int[] {u, v, degree(b, u, v)});
            }
        }
        moves.sort((p, q) -> p[2] - q[2]);
        for (int[] m : moves) {
            if (tour(b, m[0], m[1], step + 1)) {
                return true;
            }
        }
        b[x][y] = 0;
        return false;
    }

    static void subsets(int[] v, int i, int left, List<Integer> chosen, List<String> found) {
        if (left == 0) {
            found.add(chosen.toString());
        } else if (i < v.length && left > 0) {
            chosen.add(v[i]);
            subsets(v, i + 1, left - v[i], chosen, found);
            chosen.remove(chosen.size() - 1);
            subsets(v, i + 1, left, chosen, found);
        }
    }

    public static void main(String[] args) {
        String puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        int[] g = new int[81];
        int[] rows = new int[9];
        int[] cols = new int[9];
        int[] boxes = new int[9];
        for (int i = 0; i < 81; i++) {
            if (puzzle.charAt(i) != '.') {
                g[i] = puzzle.charAt(i) - '0';
                int bit = 1 << g[i] - 1;
                rows[i / 9] |= bit;
                cols[i % 9] |= bit;
                boxes[i / 27 * 3 + i % 9 / 3] |= bit;
            }
        }
        System.out.println(sudoku(g, rows, cols, boxes) + " nodes " + nodes);
        for (int r = 0; r < 9; r++) {
            System.out.println(Arrays.toString(Arrays.copyOfRange(g, r * 9, r * 9 + 9)).replaceAll("[\\[\\], ]", ""));
        }
        for (int n = 1; n <= 7; n++) {
            List<String> first = new ArrayList<>();
            int count = queens(n, 0, 0, 0, 0, new int[n], p -> {
                if (first.isEmpty()) {
                    first.add(Arrays.toString(p));
                }
            });
            System.out.println("queens " + n + " " + count + " " + first);
        }
        int[] p = {1, 1, 2, 3};
        int perms = 0;
        TreeSet<String> seen = new TreeSet<>();
        do {
            perms++;
            seen.add(Arrays.toString(p));
        } while (next(p));
        System.out.println(perms + " " + seen.size() + " " + seen.first() + " " + seen.last());
        StringBuilder sb = new StringBuilder();
        hanoi(5, 'A', 'B', 'C', sb);
        System.out.println(sb.length() / 3 + " " + sb);
        int[][] board = new int[6][6];
        System.out.println(tour(board, 0, 0, 1));
        for (int[] row : board) {
            StringBuilder line = new StringBuilder();
            for (int v : row) {
                line.append(String.format("%3d", v));
            }
            System.out.println(line);
        }
        List<String> found = new ArrayList<>();
        subsets(new int[] {3, 34, 4, 12, 5, 2, 7, 9}, 0, 16, new ArrayList<>(), found);
        System.out.println(found);
        // TO + GO = OUT
        for (int t = 1; t < 10; t++) {
            for (int o = 1; o < 10; o++) {
                for (int gg = 1; gg < 10; gg++) {
                    int sum = 10 * t + o + 10 * gg + o;
                    int u = sum / 10 % 10;
                    if (sum / 100 == o && sum % 10 == t && t != o && o != gg && t != gg && u != t && u != o && u != gg) {
                        System.out.println("TO=" + t + o + " GO=" + gg + o + " OUT=" + sum);
                    }
                }
            }
        }
    }
}
