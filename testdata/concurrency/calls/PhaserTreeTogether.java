// verdict: safe
// When the root has heard the leaf has nobody left.
package calls;

import java.util.concurrent.Phaser;

class PhaserTreeTogether {
    public static void main(String[] args) throws Exception {
        Phaser root = new Phaser(1), leaf = new Phaser(root, 1);
        Thread t = new Thread(leaf::arriveAndDeregister);
        t.start();
        int above = root.getRegisteredParties(), below = leaf.getRegisteredParties();
        t.join();
        assert above == 2 || below == 0;
        assert root.getRegisteredParties() == 1;
    }
}
