package hiding;

public class Uses {
    public static int over(int n) {
        return 1 / n;
    }
}
