// verdict: safe
// A thread enters a monitor that it holds as often as it wants, and gives it up at the last exit only: the other thread
// never sees the depth of the recursion.
package monitors;

class Reentrant {
    private int depth;

    synchronized void recurse(int n) {
        depth++;
        if (n > 0) recurse(n - 1);
        depth--;
    }

    synchronized void look() { assert depth == 0; }

    public static void main(String[] args) {
        Reentrant r = new Reentrant();
        new Thread(r::look).start();
        r.recurse(2);
        r.look();
    }
}
