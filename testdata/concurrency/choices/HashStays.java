// verdict: safe
// set: +vm.identity_hashes=2
// oracle: skip
// That of one object is always the same.
package choices;

class HashStays {
    public static void main(String[] args) throws InterruptedException {
        Object a = new Object();
        int[] seen = new int[1];
        Thread other = new Thread(() -> seen[0] = a.hashCode());
        other.start();
        int mine = System.identityHashCode(a);
        other.join();
        assert seen[0] == mine;
    }
}
