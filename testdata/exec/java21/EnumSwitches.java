// release: 21
package java21;

/** Switches over enums with patterns, nulls and interfaces. */
public class EnumSwitches {
    interface Coded { int code(); }
    enum Level implements Coded {
        LOW { public int code() { return 1; } }, MID { public int code() { return 5; } }, HIGH { public int code() { return 9; } };
    }
    enum Mode implements Coded { ON, OFF; public int code() { return ordinal(); } }

    static String level(Level l) {
        return switch (l) {
            case LOW -> "low";
            case Level x when x.code() > 5 -> "above " + x;
            case MID -> "mid";
            case HIGH -> "never";
        };
    }

    static String coded(Coded c) {
        return switch (c) {
            case Level.LOW -> "L";
            case Mode.ON -> "ON";
            case Level l -> "level " + l.code();
            case Mode m -> "mode " + m.code();
            case null -> "null";
            default -> "own " + c.code();
        };
    }

    static int plain(Level l) {
        switch (l) {
            case null: return -1;
            case LOW:
            case MID: return 0;
            default: return 1;
        }
    }

    public static void main(String[] args) {
        for (Level l : Level.values()) {
            System.out.println(level(l) + " " + coded(l) + " " + plain(l));
        }
        System.out.println(coded(Mode.ON) + coded(Mode.OFF) + coded(null) + coded(() -> 77) + plain(null));
        try {
            level(null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
    }
}
