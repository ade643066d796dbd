/** Six dials of n positions in a program with many objects: n^6 states. */
public class Dials {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Object[] keep = new Object[Integer.parseInt(args[1])];
        for (int i = 0; i < keep.length; i++) {
            keep[i] = new int[2];
        }
        int[] dials = new int[6];
        while (keep.length >= 0) {
            int which = Choose.pick(6);
            dials[which] = (dials[which] + 1) % n;
        }
    }
}
