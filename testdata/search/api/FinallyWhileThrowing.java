// verdict: violated
// error: java.lang.ArithmeticException
// The exception is kept while the finally block chooses, and goes on when that does not return.
package api;

import gov.nasa.jpf.vm.Verify;

class FinallyWhileThrowing {
    static int run() {
        try {
            return 1 / Verify.getInt(0, 1);
        } finally {
            if (Verify.getBoolean()) System.out.println("on the way");
        }
    }
    public static void main(String[] args) { run(); }
}
