package lang;

/** Integer arithmetic: wrap-around, division, remainder, shifts, comparisons. */
public class IntArith {
    static int calls;

    static int id(int x) {
        calls++;
        return x;
    }

    static String div(int a, int b) {
        try {
            return (a / b) + " rem " + (a % b);
        } catch (ArithmeticException e) {
            return e.getMessage();
        }
    }

    public static void main(String[] args) {
        int max = Integer.MAX_VALUE, min = Integer.MIN_VALUE;
        System.out.println(id(max) + 1);
        System.out.println(id(min) - 1);
        System.out.println(id(max) * 2);
        System.out.println(id(max) * id(max));
        System.out.println(id(min) * id(-1));
        System.out.println(-id(min));
        System.out.println(Math.abs(id(min)));
        System.out.println(~id(0) + " " + ~id(max) + " " + ~id(5));
        int[] values = {0, 1, -1, 7, -7, 2, -2, max, min, 65536, 46341};
        for (int a : values) {
            StringBuilder row = new StringBuilder();
            for (int b : values) {
                row.append(div(a, b)).append(" | ");
            }
            System.out.println(row);
        }
        for (int a : values) {
            for (int s : new int[] {0, 1, 5, 31, 32, 33, 63, -1, -31}) {
                System.out.print((a << s) + "," + (a >> s) + "," + (a >>> s) + " ");
            }
            System.out.println();
        }
        for (int a : values) {
            for (int b : values) {
                System.out.print((a & b) + "," + (a | b) + "," + (a ^ b) + ";");
            }
            System.out.println();
        }
        for (int a : values) {
            StringBuilder row = new StringBuilder();
            for (int b : values) {
                row.append(a < b ? 'l' : '-').append(a <= b ? 'L' : '-').append(a > b ? 'g' : '-')
                    .append(a >= b ? 'G' : '-').append(a == b ? 'e' : '-').append(a != b ? 'n' : '-').append(' ');
            }
            System.out.println(row);
        }
        int i = 5;
        i = i++ + ++i;
        System.out.println(i);
        i = i-- - --i;
        System.out.println(i);
        int j = 3;
        j += j++ * 2 + j;
        System.out.println(j);
        int[] arr = {10, 20, 30};
        int k = 0;
        arr[k++] += arr[k] + k;
        System.out.println(arr[0] + " " + arr[1] + " " + k);
        k = 0;
        arr[k] = k = 2;
        System.out.println(arr[0] + " " + arr[2] + " " + k);
        System.out.println(id(1) + id(2) * id(3) - id(4) / id(3) % id(2));
        System.out.println((id(0) != 0 && 10 / id(0) > 1) + " " + (id(1) == 1 || 10 / id(0) > 1));
        System.out.println((id(0) != 0 & id(3) > 1) + " " + (id(1) == 1 | id(3) > 5) + " " + (true ^ id(1) == 1));
        System.out.println(calls);
        try {
            System.out.println(Math.addExact(max, id(1)));
        } catch (ArithmeticException e) {
            System.out.println(e);
        }
        try {
            System.out.println(Math.multiplyExact(id(46341), 46341));
        } catch (ArithmeticException e) {
            System.out.println(e);
        }
        System.out.println(Math.floorDiv(-7, 2) + " " + Math.floorMod(-7, 2) + " " + Math.floorMod(7, -3));
        System.out.println(Integer.divideUnsigned(-1, 10) + " " + Integer.remainderUnsigned(-1, 10));
        System.out.println(Integer.compareUnsigned(-1, 1) + " " + Integer.toUnsignedString(-1));
        System.out.println(Integer.toHexString(min) + " " + Integer.toBinaryString(10) + " " + Integer.toOctalString(-8));
        System.out.println(Integer.toString(-255, 16) + " " + Integer.parseInt("-zz", 36) + " " + 0b1010_1010 + " " + 017);
        int hash = 17;
        for (int n = 0; n < 1000; n++) {
            hash = hash * 31 + (n ^ (hash >>> 7));
        }
        System.out.println(hash);
    }
}
