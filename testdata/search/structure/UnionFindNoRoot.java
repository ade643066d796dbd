// verdict: violated
// error: java.lang.AssertionError
// Hanging the element itself elsewhere takes it out of its old set: after join(0,1) and join(0,2), 0 and 1 are apart.
package structure;

import gov.nasa.jpf.vm.Verify;

class UnionFindNoRoot {
    private final int[] parent = {0, 1, 2, 3};

    int root(int x) {
        while (parent[x] != x) x = parent[x];
        return x;
    }

    void join(int x, int y) {
        parent[x] = root(y);
    }

    public static void main(String[] args) {
        UnionFindNoRoot sets = new UnionFindNoRoot();
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
