// verdict: violated
// error: deadlock
// twin: SuperclassFirst
// The superclass makes an instance of its subclass: main in the superclass wants the subclass, the thread in the subclass
// wants the superclass.
package classinit;

class SuperclassCycle {
    static class Base {
        static final Base DEFAULT = new Derived();
    }

    static class Derived extends Base { }

    public static void main(String[] args) {
        new Thread(() -> new Derived()).start();
        Base b = Base.DEFAULT;
    }
}
