// verdict: violated
// error: java.lang.AssertionError
// twin: SoftClearedAtExhaustion
// set: +vm.max_heap=16MB
// oracle: skip
// What a soft reference refers to is not given up while it is reachable, whatever the heap.
package references;

import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.List;

class SoftHeldAtExhaustion {
    static byte[] held = new byte[1 << 20];

    public static void main(String[] args) {
        SoftReference<byte[]> soft = new SoftReference<>(held);
        try {
            List<byte[]> all = new ArrayList<>();
            for (;;) {
                all.add(new byte[1 << 20]);
            }
        } catch (OutOfMemoryError e) {
            assert soft.get() == null;
        }
    }
}
