// verdict: safe
// The default is made by a holder of its own, which nobody needs to be initialised.
package classinit;

class SuperclassFirst {
    static class Base {
        static class Default {
            static final Base INSTANCE = new Derived();
        }
    }

    static class Derived extends Base { }

    public static void main(String[] args) {
        new Thread(() -> new Derived()).start();
        assert Base.Default.INSTANCE != null;
    }
}
