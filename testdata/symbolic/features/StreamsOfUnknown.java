// verdict: safe
// Streams of unknown numbers: filter, map and reduce.
package features;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.sosy_lab.sv_benchmarks.Verifier;

public class StreamsOfUnknown {
  public static void main(String[] args) {
    int a = Verifier.nondetByte();
    int b = Verifier.nondetByte();
    int c = Verifier.nondetByte();
    int positive = IntStream.of(a, b, c).filter(x -> x > 0).sum();
    assert positive >= 0 && positive <= 3 * 127;
    int max = Arrays.stream(new int[] {a, b, c}).max().getAsInt();
    assert max >= a && max >= b && max >= c;
    assert (positive > 0) == (max > 0);
  }
}
