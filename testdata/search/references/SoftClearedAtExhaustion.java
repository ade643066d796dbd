// verdict: safe
// set: +vm.max_heap=16MB
// oracle: skip
// Soft references are cleared before memory is said to be out.
package references;

import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.List;

class SoftClearedAtExhaustion {
    static byte[] held = new byte[1 << 20];

    public static void main(String[] args) {
        SoftReference<byte[]> soft = new SoftReference<>(new byte[1 << 20]);
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
