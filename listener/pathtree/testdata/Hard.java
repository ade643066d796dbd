// No built-in reasoning finds the inputs of the first way, or shows that there are none.
public class Hard {
    static void hard(long x) {
        if ((x ^ (x << 7)) * x == 1234567890123L) {
            System.out.println(x);
        }
    }

    public static void main(String[] args) {
        hard(1);
    }
}
