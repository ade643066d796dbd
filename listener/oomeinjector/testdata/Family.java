public class Family {
    interface I { }
    static class B { }
    static class C extends B implements I { }
    static class D extends C { }

    static Object b() {
        return new B();
    }

    static Object c() {
        return new C();
    }

    public static void main(String[] args) {
        switch (args[0]) {
            case "B":
                b(); break;
            case "C":
                c(); break;
            case "D": new D();
        }
    }
}
