// verdict: safe
// oracle:  skip
// Two threads change a vector for ever, and stand in its methods whenever states are compared.
package collections;

import java.util.Vector;

class VectorChangedForEver {
    static final Vector<String> LIST = new Vector<>(4);

    static void change() {
        while (true) {
            LIST.add("x");
            LIST.remove("x");
        }
    }

    public static void main(String[] args) {
        new Thread(VectorChangedForEver::change).start();
        change();
    }
}
