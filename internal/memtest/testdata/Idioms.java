import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantLock;

/** Two threads that do what the argument says, and what they have returned. */
public class Idioms {
  static class N { int v; N(int v) { this.v = v; } }
  static class F { final int v; final int[] a; F() { v = 7; a = new int[1]; a[0] = 5; } }
  static class Leak { static Leak s; final int v; Leak() { s = this; v = 7; } }
  static N n; static volatile N vn; static F f; static int x, c; static volatile boolean done; static boolean flag0, flag1; static int turn;
  static volatile int seq; static int da, db;
  static final Object L = new Object(); static final ReentrantLock RL = new ReentrantLock(); static final CountDownLatch CD = new CountDownLatch(1);
  static final ConcurrentHashMap<String,N> M = new ConcurrentHashMap<>();
  static N dcl() { if (n == null) synchronized (L) { if (n == null) n = new N(5); } return n; }
  static N dclv() { if (vn == null) synchronized (L) { if (vn == null) vn = new N(5); } return vn; }
  static int run(String k, int t) throws Exception {
    switch (k) {
      case "unsafe": if (t == 0) { n = new N(5); return 0; } { N p = n; return p == null ? -1 : p.v; }
      case "final": if (t == 0) { f = new F(); return 0; } { F p = f; return p == null ? -1 : p.v * 10 + p.a[0]; }
      case "leak": if (t == 0) { new Leak(); return 0; } { Leak p = Leak.s; return p == null ? -1 : p.v; }
      case "dcl": return dcl().v;
      case "dclv": return dclv().v;
      case "lock": synchronized (L) { x++; } return 0;
      case "rlock": RL.lock(); try { x++; } finally { RL.unlock(); } return 0;
      case "latch": if (t == 0) { x = 5; CD.countDown(); return 0; } CD.await(); return x;
      case "chm": if (t == 0) { M.put("a", new N(5)); return 0; } { N p = M.get("a"); return p == null ? -1 : p.v; }
      case "spin": if (t == 0) { x = 5; done = true; return 0; } while (!done); return x;
      case "peterson": if (t == 0) { flag0 = true; turn = 1; while (flag1 && turn == 1) Thread.yield(); c++; flag0 = false; } else { flag1 = true; turn = 0; while (flag0 && turn == 0) Thread.yield(); c++; flag1 = false; } return 0;
      case "seqlock": if (t == 0) { seq = 1; da = 1; db = 1; seq = 2; return 0; } { int s = seq; int a = da, b = db; return (s & 1) == 0 && s == seq ? a * 10 + b : -1; }
      case "string": if (t == 0) { s = new StringBuilder("ab").append(c).toString(); return 0; } { String q = s; return q == null ? -1 : q.length() * 10 + q.charAt(0) - 'a'; }
      case "list": if (t == 0) { java.util.ArrayList<String> l = new java.util.ArrayList<>(); l.add("a"); ls = l; return 0; } { java.util.ArrayList<String> q = ls; return q == null ? -1 : q.size(); }
      case "alive": if (t == 0) { x = 5; return 0; } while (T[0].isAlive()) Thread.yield(); return x;
      case "state": if (t == 0) { x = 5; return 0; } while (T[0].getState() != Thread.State.TERMINATED) Thread.yield(); return x;
      case "interrupt": if (t == 0) { x = 5; T[1].interrupt(); return 0; } while (!Thread.interrupted()) Thread.yield(); return x;
      case "looks": if (t == 0) { x = 5; T[0].interrupt(); return 0; } while (!T[0].isInterrupted()) if (!T[0].isAlive()) return 5; return x;
      case "sleep": if (t == 0) { x = 5; T[1].interrupt(); return 0; } try { Thread.sleep(1000); return -1; } catch (InterruptedException e) { return x; }
    }
    return -9;
  }
  static Thread[] T; static String s; static java.util.ArrayList<String> ls;
  public static void main(String[] a) throws Exception {
    int[] r = new int[2]; Thread[] t = T = new Thread[2];
    Throwable[] e = new Throwable[2];
    for (int i = 0; i < 2; i++) { int j = i; t[i] = new Thread(() -> { try { r[j] = run(a[0], j); } catch (Throwable q) { e[j] = q; r[j] = -5; } }); }
    for (Thread q : t) q.start(); for (Thread q : t) q.join();
    String thrown = "";
    for (Throwable q : e) thrown += q == null ? "" : " " + q.getClass().getSimpleName();
    System.out.println(r[0] + " " + r[1] + " " + x + c + thrown);
  }
}
