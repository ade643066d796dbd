// verdict: violated
// error:   java.lang.NullPointerException
// twin:    LockedTwice
// paths:   4
// oracle:  skip
// set:     +symbolic.lazy=true +symbolic.method=lazy.LockedNull.test(sym)
// A monitor is that of an object: null throws. Else an Object is a plain one, a
// LockedNull, for that is a class of this file, or an Integer (3).
package lazy;

public class LockedNull {
    static int test(Object lock) {
        synchronized (lock) {
            return 1;
        }
    }

    public static void main(String[] args) {
        test(null);
    }
}
