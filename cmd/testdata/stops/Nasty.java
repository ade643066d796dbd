import gov.nasa.jpf.symbc.Debug;
import gov.nasa.jpf.vm.Verify;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** Programs that keep gojpf busy in one place, for longer than anybody waits. */
public class Nasty {
    static volatile int vol;
    static long total;
    static Object kept;

    public static void main(String[] args) throws Exception {
        System.out.println("ready");
        switch (args[0]) {
        case "spin": while (true) { total++; }
        case "floats": floats(); break;
        case "print": while (true) { System.out.println("something that nobody reads"); }
        case "products": products(); break;
        case "remainders": remainders(); break;
        case "texts": texts(); break;
        case "builder":
            for (StringBuilder b = new StringBuilder("abc"); ; b.append(b)) {
                if (b.length() > 50_000_000) { b.setLength(3); }
            }
        case "repeat": while (true) { kept = "abcdef".repeat(10_000_000); }
        case "fill": for (byte[] x = new byte[200_000_000]; ; total += x[17]) { Arrays.fill(x, (byte) 1); }
        case "copy": for (byte[] x = new byte[200_000_000]; ; x = x.clone()) { total += x[17]; }
        case "power": for (BigInteger b = BigInteger.valueOf(3); ; b = b.bitLength() > 20_000_000 ? BigInteger.TEN : b.pow(7)) { kept = b; }
        case "regex": total = "a".repeat(60).concat("b").matches("(a|aa)+c") ? 1 : 0; while (true) { total++; }
        case "list":
            for (List<Object> l = new ArrayList<>(); ; l.add(new int[1])) {
                if (l.size() > 2_000_000) { l.clear(); }
            }
        case "heap": heap(); break;
        case "threads":
            for (int i = 0; i < 12; i++) {
                new Thread(() -> { for (int k = 0; k < 1000; k++) { vol++; } }).start();
            }
            break;
        case "deep": deep(0); break;
        case "trace":
            for (int i = 0; ; i++) {
                if (Verify.getBoolean()) { total++; }
                assert i < 8000;
            }
        case "sort":
            for (Integer[] x = new Integer[500_000]; ; ) {
                for (int i = 0; i < x.length; i++) { x[i] = i * 31 ^ 0x5555; }
                Arrays.sort(x, (p, q) -> q - p);
            }
        case "deflate": deflate(); break;
        case "checksum":
            for (CRC32 c = new CRC32(); ; total += c.getValue()) { c.update(new byte[100_000_000]); }
        default: throw new IllegalArgumentException(args[0]);
        }
    }

    static double curve(double x, double y, double z) {
        return Math.sin(x * y) + Math.pow(x, z) * y - Math.exp(z - x) / (y + 1.5);
    }

    static void floats() {
        double x = Debug.makeSymbolicReal("x"), y = Debug.makeSymbolicReal("y"), z = Debug.makeSymbolicReal("z");
        for (int i = 0; i < 40; i++) {
            if (x * x * y + y * z - z * x * x * x / (y + i) == 3.25 + i) { total++; }
            if (curve(x, y, z) > i) { total++; }
            x = x * 1.1 + y * 0.3;
        }
    }

    static void products() {
        long x = Debug.makeSymbolicLong("x"), y = Debug.makeSymbolicLong("y");
        for (int i = 0; i < 40; i++) {
            if (x * y * x + y * y * y == 1234567891L * i + 7) { total++; }
            x = x * y + (x ^ y >>> 3);
            y = y * x + i;
        }
    }

    static void remainders() {
        int[] x = new int[24];
        for (int i = 0; i < x.length; i++) { x[i] = Debug.makeSymbolicInteger("x" + i); }
        for (int i = 0; i < x.length; i++) {
            for (int j = 0; j < x.length; j++) {
                if (x[i] * x[j] % 1237 > x[(i + j) % x.length] * 31) { total++; }
            }
        }
    }

    static void texts() {
        String s = Debug.makeSymbolicString("s"), t = Debug.makeSymbolicString("t");
        for (int i = 0; i < 20; i++) {
            if (s.indexOf(t) > i) { total++; }
            if (s.concat(t).replace('a', 'b').lastIndexOf("bc" + i) > 3) { total++; }
            s = s + t;
        }
    }

    static void heap() {
        Object[] list = new Object[1_000_000];
        for (int i = 0; i < list.length; i++) { list[i] = new Object[1]; }
        kept = list;
        while (true) {
            int k = Verify.getInt(0, 9);
            ((Object[]) list[k])[0] = list[(k * 7919 + 1) % list.length];
            System.gc();
        }
    }

    static int deep(int n) {
        try {
            return deep(n + 1) + 1;
        } catch (StackOverflowError e) {
            return deep(n / 2) + deep(n / 3);
        }
    }

    static void deflate() {
        byte[] in = new byte[10_000_000];
        new Random(1).nextBytes(in);
        byte[] out = new byte[20_000_000];
        for (Deflater d = new Deflater(9); ; d.reset()) {
            d.setInput(in);
            d.finish();
            total += d.deflate(out);
        }
    }
}
