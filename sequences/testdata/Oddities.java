package p;

/** Exceptions, an overload, statics, constants, doubles, texts, a constructor that fails, a method that is not to be called. */
public class Oddities {
    private static int made;
    private final String name;
    private int state;

    public Oddities(String name) {
        if (name == null) {
            throw new IllegalArgumentException("no name");
        }
        this.name = name;
        made++;
    }

    public int step(int by) {
        if (by == 77) {
            state = 5;
        } else if (state == 5 && by == 1) {
            return 1000;
        }
        return state;
    }

    public long step(long by) {
        return by < 0 ? -by : by;
    }

    public String name(boolean loud) {
        return loud ? name + "!" : name;
    }

    public double half(double d) {
        return d / 2;
    }

    public Object self() {
        return this;
    }

    public char first(char c) {
        return c == 'x' ? 'y' : c;
    }

    public static int made() {
        return made > 2 ? 2 : made;
    }

    private void hidden() {
        throw new AssertionError();
    }
}
