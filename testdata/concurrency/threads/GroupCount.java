// verdict: violated
// error: java.lang.AssertionError
// twin: GroupCountJoined
// The thread may have left its group already.
package threads;

class GroupCount {
    public static void main(String[] args) {
        ThreadGroup group = new ThreadGroup("g");
        new Thread(group, () -> { }).start();
        assert group.activeCount() == 1;
    }
}
