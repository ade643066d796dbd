package lib;

import java.util.Arrays;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/** Seeded generators give the same sequences everywhere; unseeded ones stay in range. */
public class RandomSeeded {
    static class Fixed extends Random {
        private int calls;

        @Override
        protected int next(int bits) {
            calls++;
            return (calls * 0x9E3779B9) >>> 32 - bits;
        }
    }

    public static void main(String[] args) {
        for (long seed : new long[] {0, 42, -1, Long.MAX_VALUE}) {
            Random r = new Random(seed);
            System.out.println(seed + ": " + r.nextInt() + " " + r.nextInt(10) + " " + r.nextInt(16) + " " + r.nextLong() + " " + r.nextBoolean() + " " + r.nextFloat() + " " + r.nextDouble()
                + " " + r.nextGaussian() + " " + r.nextGaussian() + " " + r.nextInt(5, 8) + " " + r.nextInt(Integer.MAX_VALUE));
            byte[] b = new byte[7];
            r.nextBytes(b);
            System.out.println(Arrays.toString(b) + " " + r.nextLong(100) + " " + r.nextLong(-5, 5) + " " + r.nextDouble(2.5) + " " + r.nextDouble(-1, 1) + " " + r.nextFloat(3f) + " " + r.nextInt(-100, Integer.MAX_VALUE));
        }
        Random r = new Random(1);
        int first = r.nextInt();
        r.setSeed(1);
        System.out.println(first == r.nextInt());
        System.out.println(r.ints(5).boxed().toList() + " " + r.ints(5, 0, 10).boxed().toList() + " " + r.longs(3).boxed().toList() + " " + r.longs(3, 10, 1L << 40).boxed().toList() + " "
            + r.doubles(2).boxed().toList() + " " + r.doubles(2, 5, 6).boxed().toList() + " " + r.ints(-3, 3).limit(6).boxed().map(String::valueOf).collect(Collectors.joining(",")));
        for (Runnable bad : new Runnable[] {() -> r.nextInt(0), () -> r.nextInt(5, 5), () -> r.nextLong(-1), () -> r.ints(-1), () -> r.nextDouble(Double.NaN), () -> r.ints(1, 5, 4)}) {
            try {
                bad.run();
                System.out.println("no error");
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        Fixed fixed = new Fixed();
        System.out.println(fixed.nextInt() + " " + fixed.nextLong() + " " + fixed.nextDouble() + " " + fixed.nextBoolean() + " " + fixed.nextInt(100) + " " + fixed.nextFloat() + " calls " + fixed.calls);
        SplittableRandom s = new SplittableRandom(77);
        SplittableRandom s2 = s.split();
        System.out.println(s.nextInt() + " " + s.nextInt(100) + " " + s.nextLong() + " " + s.nextDouble() + " " + s.nextBoolean() + " " + s.nextInt(3, 9) + " | " + s2.nextInt() + " " + s2.nextLong(1000)
            + " " + s2.ints(3, 0, 50).boxed().toList());
        UUID u = UUID.nameUUIDFromBytes("gojpf".getBytes());
        System.out.println(u + " " + u.version() + " " + u.variant() + " " + u.hashCode() + " " + u.getMostSignificantBits() + " " + UUID.fromString(u.toString()).equals(u) + " " + u.compareTo(new UUID(0, 1)));
        System.out.println(new UUID(0x123456789abcdef0L, -1) + " " + UUID.fromString("1-2-3-4-5"));
        for (String bad : new String[] {"x", "1-2-3-4", "12345678-1234-1234-1234-1234567890123456789"}) {
            try {
                System.out.println(UUID.fromString(bad));
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        UUID rnd = UUID.randomUUID();
        System.out.println(rnd.version() + " " + rnd.variant() + " " + rnd.toString().length() + " " + rnd.equals(UUID.randomUUID()));
        try {
            u.timestamp();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        ThreadLocalRandom t = ThreadLocalRandom.current();
        boolean ok = true;
        for (int i = 0; i < 200; i++) {
            int x = t.nextInt(10);
            long y = t.nextLong(5, 50);
            double z = t.nextDouble(-1, 1);
            ok &= x >= 0 && x < 10 && y >= 5 && y < 50 && z >= -1 && z < 1;
        }
        System.out.println(ok + " " + (t == ThreadLocalRandom.current()));
        try {
            t.setSeed(3);
        } catch (UnsupportedOperationException e) {
            System.out.println("setSeed refused");
        }
        RandomGenerator g = RandomGenerator.class.cast(new Random(9));
        System.out.println(g.nextInt(50) + " " + g.nextGaussian(10, 2) + " " + g.isDeprecated());
        int[] histogram = new int[10];
        Random h = new Random(123);
        for (int i = 0; i < 2000; i++) {
            histogram[h.nextInt(10)]++;
        }
        System.out.println(Arrays.toString(histogram));
        double mean = h.doubles(1000).average().orElse(0);
        double var = h.doubles(1000).map(x -> (x - mean) * (x - mean)).sum() / 999;
        System.out.println(mean + " " + var);
        int unequal = new Random().nextInt() == new Random().nextInt() ? 1 : 0;
        System.out.println(unequal);
    }
}
