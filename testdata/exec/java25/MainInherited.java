// release: 25
package java25;

/** An instance main that is inherited. */
class MainBase {
    void main() {
        System.out.println("main of " + getClass().getSimpleName() + " " + name());
    }

    String name() { return "base"; }
}

public class MainInherited extends MainBase {
    @Override
    String name() { return "derived"; }

    void unused() {}
    // a text that the harness looks for: the inherited one is what runs
    static class Not { void main() { System.out.println("never"); } }
}
