import gov.nasa.jpf.vm.Verify;

public class Graph {
    /** Walks from 0 along the edges of a graph. */
    static void walk(int[][] edges) {
        int at = 0;
        while (edges[at].length > 0) {
            at = edges[at][Verify.getInt(0, edges[at].length - 1)];
            Verify.breakTransition("at a node");
        }
    }

    public static void main(String[] args) {
        switch (args[0]) {
            case "diamond":
                walk(new int[][] {{1, 2}, {3, 4}, {3, 4}, {4, 4}, {}});
                break;
            case "loop":
                walk(new int[][] {{1, 2}, {3, 4}, {3, 4}, {2, 4}, {}});
                break;
            case "self":
                walk(new int[][] {{0, 1}, {}});
                break;
            case "cross": // no path comes back by first discovery in breadth-first order
                walk(new int[][] {{1, 2}, {3, 5}, {4, 5}, {4, 5}, {3, 5}, {}});
                break;
        }
    }
}
