package lib;

import java.lang.ref.Cleaner;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Calendar;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** clone() in all its forms, Object's own methods, wait/notify rules, modules, enums through java.lang.Enum. */
public class Cloning {
    static class Shallow implements Cloneable {
        int n = 1;
        int[] data = {1, 2};
        List<String> names = new ArrayList<>(List.of("a"));
        final String id = new String("id");

        @Override
        public Shallow clone() {
            try {
                return (Shallow) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static class Deep extends Shallow {
        Deep child;

        @Override
        public Deep clone() {
            Deep d = (Deep) super.clone();
            d.data = data.clone();
            d.names = new ArrayList<>(names);
            d.child = child == null ? null : child.clone();
            return d;
        }
    }

    static class NotCloneable {
        Object attempt() throws CloneNotSupportedException {
            return clone();
        }
    }

    enum Op {
        ADD("+") {
            @Override
            int apply(int a, int b) {
                return a + b;
            }
        },
        MUL("*") {
            @Override
            int apply(int a, int b) {
                return a * b;
            }
        };

        private static final Map<String, Op> BY_SIGN = new HashMap<>();
        final String sign;

        static {
            for (Op o : values()) {
                BY_SIGN.put(o.sign, o);
            }
        }

        Op(String sign) {
            this.sign = sign;
        }

        abstract int apply(int a, int b);
    }

    public static void main(String[] args) throws Exception {
        Shallow s = new Shallow();
        Shallow c = s.clone();
        c.n = 9;
        c.data[0] = 100;
        c.names.add("b");
        System.out.println(s.n + " " + s.data[0] + " " + s.names + " " + (s.id == c.id) + " " + (s == c) + " " + (s.getClass() == c.getClass()));
        Deep d = new Deep();
        d.child = new Deep();
        Deep e = d.clone();
        e.child.data[1] = 55;
        e.names.clear();
        System.out.println(d.child.data[1] + " " + d.names + " " + (e.child != d.child) + " " + e.getClass().getSimpleName());
        try {
            new NotCloneable().attempt();
        } catch (CloneNotSupportedException x) {
            System.out.println(x.getMessage());
        }
        int[][] grid = {{1}, {2}};
        int[][] g2 = grid.clone();
        g2[0][0] = 7;
        g2[1] = new int[] {8};
        System.out.println(Arrays.deepToString(grid) + " " + (grid.clone().getClass() == int[][].class) + " " + (new String[] {"x"}.clone()[0]) + " " + new long[] {1L << 40}.clone()[0] + " " + new boolean[] {true}.clone()[0]);
        @SuppressWarnings("unchecked")
        ArrayList<int[]> lc = (ArrayList<int[]>) new ArrayList<>(List.of(new int[] {1})).clone();
        lc.get(0)[0]++;
        System.out.println(lc.get(0)[0] + " " + new LinkedList<>(List.of(1, 2)).clone() + " " + new TreeMap<>(Map.of(1, 2)).clone() + " " + new HashMap<>(Map.of("k", "v")).clone() + " " + BitSet.valueOf(new long[] {3}).clone() + " " + (Calendar.getInstance().clone() instanceof Calendar));
        Object lock = new Object();
        for (Runnable r : new Runnable[] {lock::notify, lock::notifyAll, () -> {
            try {
                lock.wait(1);
            } catch (InterruptedException x) {
                System.out.println("interrupted");
            }
        }}) {
            try {
                r.run();
                System.out.println("ok");
            } catch (IllegalMonitorStateException x) {
                System.out.println("IMSE");
            }
        }
        synchronized (lock) {
            synchronized (lock) {
                lock.notifyAll();
                lock.wait(1);
                lock.wait(0, 1000);
            }
            System.out.println(Thread.holdsLock(lock));
        }
        System.out.println(Thread.holdsLock(lock));
        try {
            synchronized (args.length == 0 ? (Object) null : lock) {
                System.out.println("never");
            }
        } catch (NullPointerException x) {
            System.out.println("NPE");
        }
        System.out.println(Op.BY_SIGN.get("*").apply(6, 7) + " " + Op.ADD.compareTo(Op.MUL) + " " + Op.valueOf("ADD").ordinal() + " " + Op.ADD.name() + Op.MUL + " " + Op.ADD.getDeclaringClass().getSimpleName() + " " + Op.ADD.describeConstable().isPresent() + " " + Arrays.toString(Op.values()) + " " + (Op.values() == Op.values()) + " " + Op.ADD.equals(Op.ADD));
        try {
            Op.valueOf("add");
        } catch (IllegalArgumentException x) {
            System.out.println(x.getMessage());
        }
        StringBuilder sb = new StringBuilder();
        for (Op o : Op.values()) {
            switch (o) {
                case ADD -> sb.append("plus ");
                case MUL -> sb.append("times ");
            }
        }
        System.out.println(sb);
        Module base = Object.class.getModule();
        Module mine = Cloning.class.getModule();
        System.out.println(base.getName() + " " + base.isNamed() + " " + mine.isNamed() + " " + base.isExported("java.util") + base.isExported("jdk.internal.misc", mine) + " " + base.isOpen("java.lang", mine) + " " + mine.canRead(base) + " " + base.getDescriptor().isAutomatic() + " " + ModuleLayer.boot().findModule("java.base").isPresent() + ModuleLayer.boot().findModule("no.such").isPresent() + " " + base.getPackages().contains("java.io"));
        StringBuilder cleaned = new StringBuilder();
        Cleaner.Cleanable k = Cleaner.create().register(new Object(), () -> cleaned.append("cleaned"));
        k.clean();
        k.clean();
        System.out.println(cleaned);
        Object o = new Object();
        System.out.println(o.equals(o) + " " + o.equals(new Object()) + " " + (o.hashCode() == o.hashCode()) + " " + o.getClass() + " " + new Object() { int x = 3; }.x);
        var local = new Object() {
            int count;

            void inc() {
                count++;
            }
        };
        local.inc();
        local.inc();
        System.out.println(local.count);
    }
}
