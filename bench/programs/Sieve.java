/** Counts primes with the sieve of Eratosthenes, over a boolean[]. */
public class Sieve {
    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 100;
        int size = 200_000;
        long checksum = 0;
        for (int round = 0; round < rounds; round++) {
            boolean[] composite = new boolean[size + round];
            for (int i = 2; i * i < composite.length; i++) {
                if (!composite[i]) {
                    for (int j = i * i; j < composite.length; j += i) {
                        composite[j] = true;
                    }
                }
            }
            for (int i = 2; i < composite.length; i++) {
                if (!composite[i]) {
                    checksum += i ^ round;
                }
            }
        }
        System.out.println("sieve " + checksum);
    }
}
