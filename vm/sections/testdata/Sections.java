import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** What methods are called whose names begin with adds does nothing else under its lock. */
class Sections {
    static final Object MONITOR = new Object();
    static final Lock LOCK = new ReentrantLock();
    static final ReentrantLock OTHER = new ReentrantLock();
    static int sum, other;
    static float real;
    static byte small;
    long mine;
    final int each = Integer.parseInt("3");
    int[] row = new int[2];

    static void addsUnderMonitor(int n) { synchronized (MONITOR) { sum += n; } }

    static void addsUnderLock(int n) { LOCK.lock(); try { sum += n; } finally { LOCK.unlock(); } }

    void addsItsOwn() { synchronized (this) { mine += each; row[1] -= 4; } }

    synchronized void addsAsWhole(int n) { mine += n * 2L; }

    static synchronized void addsToTwo(int n) { sum -= n; other++; }

    void addsToElement(int[] a, int i) { synchronized (a) { a[i]++; } }

    static void addsWhatOthersKnow() { OTHER.lock(); sum += other; OTHER.unlock(); } // relies on other

    static int tells() { synchronized (MONITOR) { return ++sum; } }

    static void looks(int n) { synchronized (MONITOR) { if (sum < n) { sum += n; } } }

    static void doubles() { synchronized (MONITOR) { sum += sum; } }

    static void turns(int n) { synchronized (MONITOR) { sum = n - sum; } }

    static void scales() { synchronized (MONITOR) { sum *= 2; } }

    static void rounds() { synchronized (MONITOR) { real += 1; } }

    static void cuts() { synchronized (MONITOR) { small++; } }

    static void sets(int n) { synchronized (MONITOR) { sum = n; } }

    static void reads() { synchronized (MONITOR) { int was = sum; } }

    static void keeps(int n) { LOCK.lock(); sum += n; }

    static void givesAnother(int n) { LOCK.lock(); sum += n; OTHER.unlock(); }

    static void calls(int n) { synchronized (MONITOR) { sum += Math.abs(n); } }

    static void nests(int n) { synchronized (MONITOR) { synchronized (LOCK) { sum += n; } } }

    static void throwsIt(int n) { synchronized (MONITOR) { sum += n; throw new IllegalStateException(); } }

    void addsTwiceToOne(Sections s) { synchronized (MONITOR) { mine++; s.mine++; } }

    void countsPlaces(int[] a) { synchronized (MONITOR) { a[a[0]]++; } }

    static void repeats(int n) { synchronized (MONITOR) { for (int i = 0; i < n; i++) { sum++; } } }

    static void addsSomewhere(Lock lock) { lock.lock(); sum++; lock.unlock(); }

    static void swapsLock(Lock lock) { lock.lock(); sum++; lock = OTHER; lock.unlock(); }
}
