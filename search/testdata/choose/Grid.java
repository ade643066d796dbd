/** A walk on a grid to its far corner; states score by their distance from it. */
public class Grid {
    static int x, y;

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        while (x < n || y < n) {
            Choose.score(2 * n - x - y);
            int move = Choose.pick(4);
            int dx = move == 0 ? 1 : move == 1 ? -1 : 0;
            int dy = move == 2 ? 1 : move == 3 ? -1 : 0;
            Choose.assume(x + dx >= 0 && x + dx <= n && y + dy >= 0 && y + dy <= n);
            x += dx;
            y += dy;
        }
        assert args.length < 2 : "arrived";
    }
}
