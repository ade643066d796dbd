package lang;

/** Helpful NullPointerException messages for every kind of null access. */
public class NullMessages {
    int f;
    long lf;
    String s;
    NullMessages next;
    static NullMessages stat;
    int[] nums;
    NullMessages[][] grid = new NullMessages[2][];
    static Object[] objs;
    boolean[] flags;

    NullMessages get() {
        return next;
    }

    static NullMessages find(String name, int n) {
        return null;
    }

    int size() {
        return f;
    }

    interface Act {
        void run() throws Throwable;
    }

    static void t(Act a) {
        try {
            a.run();
            System.out.println("no exception");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        } catch (Throwable e) {
            System.out.println("other " + e);
        }
    }

    void instance(NullMessages p, int[] ia, long[] la, byte[] ba, char[] ca, short[] sa, float[] fa, double[] da, Object[] oa, int i, int j) {
        NullMessages local = p;
        t(() -> System.out.println(next.f));
        t(() -> next.f = 3);
        t(() -> next.lf += 3L);
        t(() -> next.next.s = "x");
        try { System.out.println(p.f); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { local.lf = 2; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { local.size(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { get().get().size(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { this.next.get().size(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { ia[0] = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { i = ia[i + 1]; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { la[i]++; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { la[1] = 2; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { ba[i] = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { i = ba[i]; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { ca[i] = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { i = ca[j]; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { sa[i] = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { i = sa[0]; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { fa[i] = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { i = (int) fa[0]; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { da[i] = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { i = (int) da[0]; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { oa[i] = this; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { oa[i].hashCode(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { i = oa.length; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { flags[2] = true; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { i = flags[i] ? 1 : 0; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { nums[grid.length]++; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { grid[i][j].f = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        grid[1] = new NullMessages[3];
        try { grid[1][j].get(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { grid[i + 1][j * 2].grid[0][1].s.trim(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { grid[this.size() + 1][nums == null ? 1 : 0].get(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    }

    @SuppressWarnings({"null", "ConstantConditions"})
    public static void main(String[] args) {
        new NullMessages().instance(null, null, null, null, null, null, null, null, null, 0, 1);
        try { stat.f++; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { stat.next.size(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { objs[0].toString(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { find("x", 1).size(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { find("x", 1).get().f = 4; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { throw null; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        RuntimeException none = null;
        try { throw none; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        Object lock = null;
        try { synchronized (lock) { System.out.println("in"); } } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { synchronized (stat) { System.out.println("in"); } } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        Integer box = null;
        Boolean flag = null;
        Double dbl = null;
        Character chr = null;
        Long[] longs = new Long[2];
        try { int v = box; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { if (flag) { System.out.println("in"); } } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { double v = dbl + 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { chr++; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { longs[1] += 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { for (int x : (int[]) null) { } } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        Iterable<String> it = null;
        try { for (String x : it) { } } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        String str = null;
        try { switch (str) { case "a": } } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { str.length(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { ((String) objs[0]).length(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        Object o = null;
        try { ((String) o).length(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { ((Runnable) o).run(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { o.getClass(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        java.util.Map<String, Integer> m = new java.util.HashMap<>();
        try { int v = m.get("nope"); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { (args.length == 0 ? str : "x").length(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        int[][][] cube = new int[2][2][];
        int i = 1, j = 0;
        try { cube[i][j][2] = cube[0][0][0]; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { cube[i][j ^ 1][2] += 5; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { java.util.Objects.requireNonNull(str, "needed"); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { java.util.Objects.requireNonNull(str); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        System.out.println(new NullPointerException().getMessage() + " " + new NullPointerException("mine").getMessage());
        NullPointerException made = new NullPointerException();
        try { throw made; } catch (NullPointerException e) { System.out.println(e.getMessage() + " " + e); }
    }
}
