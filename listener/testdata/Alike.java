import gov.nasa.jpf.vm.Verify;

/** The two ways differ in what a listener has seen only. */
public class Alike {
    int value;

    static Alike marked = new Alike();

    static void step() {
        marked.value = 0;
    }

    public static void main(String[] args) {
        int n = Verify.getInt(0, 1);
        for (int i = 0; i < n; i++) {
            step();
        }
        n = 0;
        Verify.getBoolean();
        n = marked.value;
    }
}
