package lang;

import java.util.ArrayList;
import java.util.List;

/** Inner, nested, local and anonymous classes; captured variables; outer access chains. */
public class Inner {
    private int x = 1;
    private static int count;

    class A {
        int x = 2;

        class B {
            int x = 3;

            String show(int x) {
                return x + "," + this.x + "," + A.this.x + "," + Inner.this.x;
            }

            void bump() {
                Inner.this.x++;
                A.this.x += 10;
                x *= 2;
                count++;
            }
        }

        B make() {
            return new B();
        }
    }

    static class Nested {
        private final Inner owner;

        Nested(Inner owner) {
            this.owner = owner;
        }

        int peek() {
            return owner.x + secret();
        }

        private int secret() {
            return 100 + owner.hidden(1);
        }
    }

    private int hidden(int y) {
        return x * y;
    }

    interface Shape {
        double area();

        default String describe() {
            return getClass().getSimpleName() + "[" + area() + "]";
        }
    }

    Shape anonymous(final double w, double h) {
        double[] calls = {0};
        return new Shape() {
            int used;
            {
                used = 7;
            }

            @Override
            public double area() {
                used++;
                calls[0]++;
                return w * h + used + x + calls[0];
            }
        };
    }

    static List<Object> locals(int n) {
        List<Object> out = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            int sq = i * i;
            class Local {
                final int mine = sq;

                class Deep {
                    int sum() {
                        return mine + sq + n;
                    }
                }

                Local next() {
                    return new Local();
                }

                @Override
                public String toString() {
                    return "Local" + mine + "/" + new Deep().sum() + (this == next());
                }
            }
            out.add(new Local());
            out.add(new Local().next().mine);
        }
        return out;
    }

    static class Base {
        final String who;

        Base(String who) {
            this.who = who;
            init();
        }

        void init() {
            System.out.println("Base.init " + who);
        }
    }

    class Derived extends Base {
        int v = 5;

        Derived() {
            super("derived" + x);
        }

        @Override
        void init() {
            System.out.println("Derived.init v=" + v + " outer=" + (Inner.this == null) + " x=" + Inner.this.x);
        }
    }

    class SubA extends A {
        SubA() {
            x = 77;
        }
    }

    static class Outside extends Inner.A {
        Outside(Inner host) {
            host.super();
        }
    }

    public static void main(String[] args) {
        Inner in = new Inner();
        Inner.A a = in.new A();
        Inner.A.B b = a.new B();
        System.out.println(b.show(4));
        b.bump();
        a.make().bump();
        System.out.println(b.show(4) + " count " + count);
        System.out.println(in.new SubA().make().show(0) + " " + new Outside(in).make().show(9));
        System.out.println(new Nested(in).peek());
        Shape s = in.anonymous(2, 3);
        System.out.println(s.area() + " " + s.area() + " [" + s.getClass().getSimpleName() + "] " + s.getClass().getName());
        System.out.println(s.describe());
        System.out.println(locals(4));
        Base anonSub = new Base("anon") {
            String extra = "set";

            @Override
            void init() {
                System.out.println("anon init " + who + " " + extra);
            }
        };
        System.out.println(anonSub.who);
        in.new Derived();
        System.out.println(A.B.class.getName() + " " + A.B.class.getSimpleName() + " " + A.B.class.getCanonicalName() + " " + A.B.class.getEnclosingClass());
        System.out.println(s.getClass().isAnonymousClass() + " " + s.getClass().getEnclosingMethod().getName() + " " + Nested.class.isMemberClass() + " " + locals(1).get(0).getClass().isLocalClass());
        Runnable[] rs = new Runnable[3];
        for (int i = 0; i < rs.length; i++) {
            final int j = i;
            rs[i] = new Runnable() {
                int runs = j;

                @Override
                public void run() {
                    System.out.print((runs += j) + " ");
                }
            };
        }
        for (int k = 0; k < 2; k++) {
            for (Runnable r : rs) {
                r.run();
            }
        }
        System.out.println();
        try {
            Inner none = null;
            none.new A();
        } catch (NullPointerException e) {
            System.out.println("null outer");
        }
    }
}
