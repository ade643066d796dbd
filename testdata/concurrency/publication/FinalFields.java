// verdict: safe
// The reference is published when the object is complete; who sees it sees the fields.
package publication;

class FinalFields {
    static FinalFields shared;
    final int a, b;

    FinalFields(int a, int b) {
        this.a = a;
        this.b = b;
    }

    public static void main(String[] args) {
        new Thread(() -> shared = new FinalFields(3, 4)).start();
        FinalFields f = shared;
        if (f != null) assert f.a == 3 && f.b == 4;
    }
}
