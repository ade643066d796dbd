/** Finds something, and then does what nobody can interrupt. */
public class Deaf {
    public static void main(String[] args) {
        if (Choose.pick(2) == 0) {
            throw new IllegalStateException("found");
        }
        Choose.busy();
    }
}
