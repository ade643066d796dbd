// release: 25
package java25;

/** A static main need not be public. */
public class PrivateStaticMain {
    static void main(String[] args) {
        System.out.println("package-private static " + args.length);
    }
}
