/** Builds and drops binary trees. */
public class BinaryTrees {
    private static final class Node {
        final Node left, right;

        Node(Node left, Node right) {
            this.left = left;
            this.right = right;
        }

        int count() {
            return left == null ? 1 : 1 + left.count() + right.count();
        }
    }

    private static Node grow(int depth) {
        return depth == 0 ? new Node(null, null) : new Node(grow(depth - 1), grow(depth - 1));
    }

    public static void main(String[] args) {
        int deepest = args.length > 0 ? Integer.parseInt(args[0]) : 14;
        Node kept = grow(deepest);
        for (int depth = 4; depth <= deepest; depth += 2) {
            int trees = 1 << (deepest - depth + 4), nodes = 0;
            for (int i = 0; i < trees; i++) {
                nodes += grow(depth).count();
            }
            System.out.println("binarytrees " + trees + " of depth " + depth + ": " + nodes);
        }
        System.out.println("binarytrees kept " + kept.count());
    }
}
