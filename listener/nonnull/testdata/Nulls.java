import gov.nasa.jpf.annotation.Nonnull;
import gov.nasa.jpf.vm.Verify;

/** Nulls where none may be, by the argument. */
public class Nulls {
    @Nonnull Object field;
    @Nonnull static Object fixed = "fixed";
    Object free;

    Nulls(Object field) {
        if (field != null) this.field = field;
    }

    @Nonnull
    static Object choose(Object a) {
        return Verify.getBoolean() ? "b" : a;
    }

    static void takes(long wide, @Nonnull Object a, Object b) {
        for (; wide > 0; wide--) a = b; // a variable may become null
    }

    static class Sub extends Nulls {
        Sub() {
            super(null);
            field = "late"; // in time: the object is complete after this constructor
        }
    }

    public static void main(String[] args) {
        switch (Verify.getProperty("what")) {
            case "fine":
                Nulls n = new Sub();
                n.free = null;
                n.field = choose("a");
                takes(2, "a", null);
                break;
            case "constructor":
                new Nulls(null);
                break;
            case "field":
                new Nulls("x").field = null;
                break;
            case "static":
                fixed = null;
                break;
            case "result":
                choose(null);
                break;
            case "parameter":
                takes(1, null, "b");
                break;
            default:
                throw new IllegalArgumentException();
        }
    }
}
