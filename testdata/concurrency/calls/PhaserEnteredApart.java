// verdict: violated
// error: java.lang.AssertionError
// twin: PhaserEnteredTogether
// The leaf is one more party of the root before it has its own: it keeps the root's phase up, and nobody can arrive at it.
package calls;

import java.util.concurrent.Phaser;

class PhaserEnteredApart {
    public static void main(String[] args) throws Exception {
        Phaser root = new Phaser(1), leaf = new Phaser(root);
        new Thread(leaf::register).start();
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
