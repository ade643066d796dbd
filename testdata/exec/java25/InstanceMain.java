// release: 25
package java25;

/** An instance main in a class of a package. */
public class InstanceMain {
    private final int seed;

    InstanceMain() {
        seed = 7;
        System.out.println("made");
    }

    void main() {
        System.out.println("seed " + seed);
    }
}
