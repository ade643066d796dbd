// verdict: safe
// A record's components are final; the reference changes in one step.
package publication;

class RecordIsWhole {
    record Pair(int a, int b) { }

    static Pair pair = new Pair(0, 0);

    public static void main(String[] args) {
        new Thread(() -> pair = new Pair(1, 1)).start();
        Pair p = pair;
        assert p.a() == p.b();
    }
}
