// verdict: violated
// error: java.lang.UnsupportedOperationException
// The exception of the finally block replaces the one on its way.
package fail;

import gov.nasa.jpf.vm.Verify;
import java.util.List;

class Overwritten {
    public static void main(String[] args) {
        try {
            if (Verify.getBoolean()) throw new IllegalArgumentException();
            return;
        } catch (IllegalStateException e) {
            System.out.println("not this one");
        } finally {
            List.of(1).add(2);
        }
    }
}
