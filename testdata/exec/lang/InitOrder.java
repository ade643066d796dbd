package lang;

/** Order of static and instance initialisation, lazy triggers, interfaces, constants, cycles. */
public class InitOrder {
    static StringBuilder log = new StringBuilder();

    static int say(String s, int v) {
        System.out.println("  " + s + " = " + v);
        return v;
    }

    static class Parent {
        static int ps = say("Parent.ps", 1);
        int pf = say("Parent.pf", 2);
        static { say("Parent.static", 3); }
        { say("Parent.instance", 4); }

        Parent() {
            say("Parent()", pf);
            hook();
        }

        void hook() {
            say("Parent.hook", pf);
        }
    }

    static class Child extends Parent {
        static int cs = say("Child.cs", 11);
        int cf = say("Child.cf", 12);
        final int constant = 99;
        final Integer boxed = 98;
        { say("Child.instance", cf); }
        static { say("Child.static", cs); }

        Child() {
            this(5);
            say("Child()", cf);
        }

        Child(int x) {
            super();
            say("Child(int)", x);
        }

        @Override
        void hook() {
            say("Child.hook cf", cf);
            say("Child.hook constant", constant);
            System.out.println("  boxed " + boxed);
        }
    }

    interface Plain {
        int P = say("Plain.P", 21);
    }

    interface WithDefault {
        int W = say("WithDefault.W", 22);

        default void d() {
        }
    }

    interface SubPlain extends Plain {
        int S = say("SubPlain.S", 23);
    }

    static class Impl implements SubPlain, WithDefault {
        static { say("Impl.static", 24); }
    }

    static class Lazy {
        static final int CONST = 5;
        static final String STR = "str";
        static final Integer BOX = say("Lazy.BOX", 6);
        static int var = say("Lazy.var", 7);

        static void touch() {
        }
    }

    static class SubLazy extends Lazy {
        static { say("SubLazy.static", 8); }
    }

    static class CycA {
        static int a = CycB.b + 1;
        static { say("CycA.a", a); }
    }

    static class CycB {
        static int b = CycA.a + 10;
        static { say("CycB.b", b); }
    }

    static class Forward {
        static int first = get();
        static int second = 42;
        static final int third = 43;

        static int get() {
            return say("forward second", second) + third;
        }
    }

    static class Self {
        static final Self ONE = new Self();
        static int counter = 10;
        int seen;

        Self() {
            seen = counter++;
        }
    }

    enum E {
        X(1), Y(2);
        static int sum;
        static { for (E e : values()) { sum += e.v; } say("E.static sum", sum); }
        final int v;

        E(int v) {
            this.v = v;
            say("E()", v);
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println("main");
        System.out.println("constants " + Lazy.CONST + Lazy.STR);
        Lazy[] none = new Lazy[2];
        Class<?> k = Lazy.class;
        System.out.println("class literal " + k.getSimpleName() + none.length);
        System.out.println("sub access " + SubLazy.var);
        new SubLazy();
        System.out.println("child");
        new Child();
        System.out.println("child again");
        new Child(6);
        System.out.println("impl");
        new Impl();
        System.out.println("interface const " + SubPlain.S);
        System.out.println("inherited const " + Impl.P);
        System.out.println("cycle");
        System.out.println(CycB.b + " " + CycA.a);
        System.out.println("forward " + Forward.first + " " + Forward.second);
        System.out.println("self " + Self.ONE.seen + " " + Self.counter + " " + new Self().seen);
        System.out.println("enum");
        System.out.println(E.X.v + " " + E.sum);
        System.out.println("forName");
        Class.forName("lang.InitOrder$ByName", false, InitOrder.class.getClassLoader());
        System.out.println("not yet");
        Class.forName("lang.InitOrder$ByName");
        System.out.println("holder");
        System.out.println(Holder.INSTANCE);
    }

    static class ByName {
        static { say("ByName.static", 31); }
    }

    static class Holder {
        static final Object INSTANCE = new Object() {
            @Override
            public String toString() {
                return "the instance " + InitOrder.log.append("x");
            }
        };
    }
}
