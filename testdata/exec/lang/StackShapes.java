package lang;

import java.util.Arrays;

/** Expressions that make the compiler shuffle the operand stack: dup_x1, dup_x2, dup2_x1, dup2_x2, pop2. */
public class StackShapes {
    int i;
    long l;
    double d;
    String s = "";
    Integer boxed = 1;
    StackShapes other;
    static int si;
    static long sl;
    static float sf = 1;
    static StackShapes root = new StackShapes();

    StackShapes self() {
        System.out.print("self ");
        return this;
    }

    static int[] ints(int[] a) {
        System.out.print("ints ");
        return a;
    }

    static int at(int i) {
        System.out.print("at" + i + " ");
        return i;
    }

    static long sideL(long v) {
        si++;
        return v;
    }

    static void take(Object... os) {
        System.out.println(Arrays.toString(os));
    }

    static long discard(int n) {
        sideL(n);
        Math.sqrt(n);
        new StackShapes();
        new int[n].clone();
        String.valueOf(n);
        return n;
    }

    public static void main(String[] args) {
        StackShapes o = new StackShapes();
        int x = o.i = 5;
        long y = o.l = sl = x = 6;
        double z = o.self().d = o.self().l++;
        take(x, y, z, o.i, o.l, sl);
        take(o.i++, ++o.i, o.i--, --o.i, o.self().i += 3, o.i);
        take(o.l++, ++o.l, o.self().l += 10, o.l <<= 2, o.l);
        take(o.d++, ++o.d, o.d /= 4, -o.d);
        take(si++, ++si, sl--, --sl, sf++, sf *= 2.5, sf);
        int[] ia = {1, 2, 3};
        take(ia[0]++, ++ia[1], ints(ia)[at(2)] += 5, ia[2] = ia[1] = ia[0], ia.length);
        System.out.println(Arrays.toString(ia));
        long[] la = {1, 2, 3};
        take(la[0]++, ++la[1], la[at(2)] += 5, la[2] = la[1] = la[0], la[0]-- - la[1]);
        System.out.println(Arrays.toString(la));
        double[] da = {0.5, 1.5};
        take(da[0]++, --da[1], da[1] *= da[0], da[0] = da[1] = 9);
        byte[] ba = {127, -128};
        take(ba[0]++, --ba[1], ba[0] >>= 1, ba[1] = ba[0] = (byte) 300);
        char[] ca = {'a', 'z'};
        take(ca[0]++, ++ca[1], ca[0] += 2, ca[1] = ca[0]);
        short[] sa = {1};
        float[] fa = {1.5f};
        boolean[] za = {true, false};
        take(sa[0]++, sa[0] *= 1000, fa[0]++, fa[0] -= 0.25, za[0] ^= true, za[1] |= !za[0], za[0] = za[1] &= true);
        String[] st = {"a", null};
        take(st[0] += st[1] += "b", st[at(0)] += 'c', st[1] = st[0]);
        o.other = new StackShapes();
        o.other.other = o;
        take(o.self().other.other.s += "q", o.other.s = o.s += 1, o.other.s);
        Integer[] boxes = {1, 127};
        take(boxes[0]++, ++boxes[1], boxes[0] += boxes[1]--, boxes[0], boxes[1], o.boxed++, o.boxed += 5, --o.other.boxed);
        o.i = 3;
        o.i += o.i++ * 2 + (o.i = 10) + o.i;
        take(o.i);
        int k = 1;
        k = k++ + (k = k * 10) + k--;
        take(k, k = k << 1, k);
        ia = new int[] {4, 5, 6};
        int j = 0;
        ia[j++] = ia[j++] + ia[j];
        ia[j] = j = 0;
        take(ia[0], ia[1], ia[2], j);
        (root = new StackShapes()).i = 77;
        take(root.i, (root.other = root).other.i++, root.other.other.i);
        take(discard(4), si);
        boolean t;
        if (t = si > 3) {
            take(t, t ^= true, t | (t = true), t);
        }
        long acc = 0;
        for (int a = 0, b = 10; (a += 2) < (b -= 1); acc += a * (long) b) {
            acc ^= b--;
        }
        take(acc, (int) (acc = 1L << 40), (short) (x = 70000), (char) (x -= 4399));
        int[][] grid = {{1, 2}, {3, 4}};
        take(grid[at(1)][at(0)]++, grid[1][0] += grid[0][1] <<= 2, (grid[0] = grid[1])[1], grid[0][0] = grid[1][1]--);
        System.out.println(Arrays.deepToString(grid));
        take((args.length == 0 ? o : root).i++, (args.length == 0 ? ia : null)[0] *= 2, args.length > 0 ? sl++ : sl--, sl);
        final long[] captured = {1};
        Runnable r = () -> captured[0] += captured[0]++ + ++captured[0];
        r.run();
        r.run();
        take(captured[0], root.l = captured[0] = 3, root.d = root.l / 2);
    }
}
