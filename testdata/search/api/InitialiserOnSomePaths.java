// verdict: safe
// paths: 3
// Whether a class is initialised is state: on the path without, the flag stays unset; with it, two values follow.
package api;

import gov.nasa.jpf.vm.Verify;

class InitialiserOnSomePaths {
    static boolean initialised;
    static class Lazy {
        static { initialised = true; }
        static boolean pick() { return Verify.getBoolean(); }
    }
    public static void main(String[] args) {
        assert !initialised;
        if (Verify.getBoolean()) {
            Lazy.pick();
            assert initialised;
        } else {
            assert !initialised;
        }
    }
}
