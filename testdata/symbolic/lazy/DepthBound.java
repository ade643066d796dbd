// verdict: incomplete
// paths:   5
// set:     +symbolic.lazy=true +symbolic.lazy.max_depth=2 +symbolic.lazy.max_objects=0 +symbolic.lazy.invariant=lazy.DepthBound$Tree.repOK +symbolic.method=lazy.DepthBound.test(sym)
// Trees of at most two levels, without sharing: none (1); one node (1); two, left or
// right (2); three (1).
// The predicate, which counts objects, looks at all of them.
package lazy;

import java.util.IdentityHashMap;

public class DepthBound {
    static class Tree {
        Tree left, right;

        boolean repOK() {
            return add(this, new IdentityHashMap<>());
        }

        static boolean add(Tree t, IdentityHashMap<Tree, Tree> seen) {
            return t == null || seen.put(t, t) == null && add(t.left, seen) && add(t.right, seen);
        }
    }

    static void test(Tree t) {
    }

    public static void main(String[] args) {
        test(null);
    }
}
