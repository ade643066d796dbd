package p;

public class Main {
    static int x;

    static void pick(int value) {
        if (value < 3 && value > 0) { // "quoted" & compared
            x = value;
        }
        assert x != 2 : "x is <2>";
    }
}
