// verdict: safe
// paths: 4096
// Three joins of two of four: 16^3 paths. Hanging one root below the other joins whole sets, as recolouring does.
package structure;

import gov.nasa.jpf.vm.Verify;

class UnionFind {
    private final int[] parent = {0, 1, 2, 3};

    int root(int x) {
        while (parent[x] != x) x = parent[x];
        return x;
    }

    void join(int x, int y) {
        parent[root(x)] = root(y);
    }

    public static void main(String[] args) {
        UnionFind sets = new UnionFind();
        int[] colour = {0, 1, 2, 3};
        for (int step = 0; step < 3; step++) {
            int x = Verify.getInt(0, 3), y = Verify.getInt(0, 3);
            sets.join(x, y);
            int from = colour[x], to = colour[y];
            for (int i = 0; i < 4; i++) if (colour[i] == from) colour[i] = to;
        }
        for (int x = 0; x < 4; x++) {
            for (int y = 0; y < 4; y++) assert (sets.root(x) == sets.root(y)) == (colour[x] == colour[y]);
        }
    }
}
