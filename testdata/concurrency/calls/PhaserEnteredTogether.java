// verdict: safe
// The leaf is a party of the root from the start.
package calls;

import java.util.concurrent.Phaser;

class PhaserEnteredTogether {
    public static void main(String[] args) throws Exception {
        Phaser root = new Phaser(1), leaf = new Phaser(root, 1);
        Thread t = new Thread(leaf::register);
        t.start();
        root.arrive();
        boolean arrived = true;
        try {
            leaf.arrive();
        } catch (IllegalStateException e) {
            arrived = false;
        }
        assert arrived || root.getPhase() == 1;
    }
}
