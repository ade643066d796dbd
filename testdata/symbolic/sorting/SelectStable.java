// verdict: violated
// error: java.lang.AssertionError
// Selection sort is not stable: of two entries with equal keys the second comes first.
package sorting;

import org.sosy_lab.sv_benchmarks.Verifier;

public class SelectStable {
  static final class Entry {
    final int key;
    final int order;

    Entry(int key, int order) {
      this.key = key;
      this.order = order;
    }
  }

  public static void main(String[] args) {
    Entry[] a = new Entry[3];
    for (int i = 0; i < a.length; i++) {
      a[i] = new Entry(Verifier.nondetByte(), i);
    }
    for (int i = 0; i < a.length; i++) {
      int least = i;
      for (int j = i + 1; j < a.length; j++) {
        if (a[j].key < a[least].key) {
          least = j;
        }
      }
      Entry t = a[i];
      a[i] = a[least];
      a[least] = t;
    }
    for (int i = 1; i < a.length; i++) {
      assert a[i - 1].key < a[i].key || a[i - 1].key == a[i].key && a[i - 1].order < a[i].order;
    }
  }
}
