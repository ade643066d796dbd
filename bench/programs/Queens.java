/** Counts the solutions of the n queens problem by backtracking over int[]. */
public class Queens {
    private final int n;
    private final int[] columnOf;
    private long tried;

    Queens(int n) {
        this.n = n;
        columnOf = new int[n];
    }

    private boolean safe(int row, int column) {
        for (int r = 0; r < row; r++) {
            int c = columnOf[r];
            if (c == column || c - column == row - r || column - c == row - r) {
                return false;
            }
        }
        return true;
    }

    private int solve(int row) {
        if (row == n) {
            return 1;
        }
        int solutions = 0;
        for (int column = 0; column < n; column++) {
            tried++;
            if (safe(row, column)) {
                columnOf[row] = column;
                solutions += solve(row + 1);
            }
        }
        return solutions;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 11;
        for (int size = 4; size <= n; size++) {
            Queens q = new Queens(size);
            System.out.println("queens " + size + ": " + q.solve(0) + " of " + q.tried);
        }
    }
}
