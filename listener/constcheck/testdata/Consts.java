import gov.nasa.jpf.annotation.Const;
import gov.nasa.jpf.annotation.Immutable;
import gov.nasa.jpf.vm.Verify;

/** Changes of what should not change, by the argument. */
public class Consts {
    int value;
    static int count;
    @Const int id = 1;

    @Const
    int read(Consts other) {
        other.value++; // another object, mostly
        return value;
    }

    @Const
    void indirectly() {
        helper();
    }

    void helper() {
        value++;
    }

    @Const
    static void counts() {
        count++;
    }

    @Immutable
    static class Point {
        int x;

        Point(int x) {
            this.x = x;
            init();
        }

        void init() {
            x++;
        }
    }

    static class Pixel extends Point {
        int colour;

        Pixel() {
            super(1);
            colour = 2;
        }
    }

    @Const
    static class Frozen {
        int n = 1;

        void change() {
            n++;
        }
    }

    public static void main(String[] args) {
        Consts c = new Consts();
        switch (Verify.getProperty("what")) {
            case "fine":
                c.helper();
                c.read(new Consts());
                new Pixel();
                new Frozen();
                break;
            case "method":
                c.read(Verify.getBoolean() ? c : new Consts());
                break;
            case "callee":
                c.indirectly();
                break;
            case "static":
                counts();
                break;
            case "class":
                new Frozen().change();
                break;
            case "field":
                c.id = 2;
                break;
            case "immutable":
                new Point(1).init();
                break;
            case "inherited":
                new Pixel().colour = 3;
                break;
            default:
                throw new IllegalArgumentException();
        }
    }
}
