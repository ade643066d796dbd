/** The average of two numbers, as long as their sum is one. */
public class Average {
    static int average(int a, int b) {
        return (a + b) / 2;
    }

    public static void main(String[] args) {
        System.out.println(average(Integer.MAX_VALUE, Integer.MAX_VALUE));
    }
}
