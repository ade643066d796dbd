// verdict: safe
// Nobody sees in which order two groups come into that which they are both in.
package threads;

class GroupsMade {
    public static void main(String[] args) throws InterruptedException {
        ThreadGroup[] made = new ThreadGroup[2];
        Thread other = new Thread(() -> made[0] = new ThreadGroup("a"));
        other.start();
        made[1] = new ThreadGroup("b");
        other.join();
        assert made[0].getParent() == made[1].getParent();
    }
}
