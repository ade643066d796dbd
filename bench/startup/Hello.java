/** The smallest program: what it costs is what starting costs. */
public class Hello {
    public static void main(String[] args) {
        System.out.println("Hello, world!");
    }
}
