// release: 25
// args: a b
package java25;

/** The launcher prefers main with arguments, whether or not it is static. */
public class MainChoice {
    protected void main(String[] args) {
        System.out.println("instance with " + args.length);
    }

    static void main() {
        System.out.println("static without");
    }
}
