// verdict: violated
// error: java.lang.AssertionError
// twin: PhaserTreeTogether
// The last party of a leaf leaves it before the leaf leaves the root.
package calls;

import java.util.concurrent.Phaser;

class PhaserTreeApart {
    public static void main(String[] args) throws Exception {
        Phaser root = new Phaser(1), leaf = new Phaser(root, 1);
        new Thread(leaf::arriveAndDeregister).start();
        int below = leaf.getRegisteredParties(), above = root.getRegisteredParties();
        assert below == 1 || above == 1;
    }
}
