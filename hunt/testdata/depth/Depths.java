package depth;

import java.util.ArrayList;
import java.util.List;

/** What is found depends on how deep calls are followed. */
public class Depths {
    private int[] held = {1, 2, 3};
    private int n = 3;

    static boolean similar(int i, int target, int delta) {
        return i >= target - delta && i <= target + delta;
    }

    public static int guarded(int i, int target) {
        if (similar(i, target, 0)) {
            return 0;
        }
        return 100 / (i - target);
    }

    static int answer(int m) {
        return m == 42 ? 1 : 2;
    }

    public static int answered(int m) {
        int a = answer(m);
        return a / (1 - a);
    }

    void touch() {
    }

    public int changed() {
        touch();
        return held[n - 1];
    }

    static int once(int x) {
        return 1;
    }

    static int twice(int x) {
        return once(x) * 2;
    }

    public static int deep(int x) {
        return 1 / twice(x);
    }

    static String name(int i) {
        return "n" + i;
    }

    public static int text(int i) {
        return name(i).length();
    }

    public static int listed(int i) {
        List<Integer> list = new ArrayList<>();
        list.add(i);
        return 1 / list.size();
    }
}
