package threads;

import java.lang.management.*;
import java.util.*;
import java.util.concurrent.locks.*;

/** Thread and memory beans; a deadlock of two daemons is found by the bean. */
public class ManagementDeadlock {
    public static void main(String[] a) throws Exception {
        ThreadMXBean t = ManagementFactory.getThreadMXBean();
        System.out.println(t.getThreadCount() > 0);
        System.out.println(t.findDeadlockedThreads() == null);
        System.out.println(t.getCurrentThreadCpuTime() >= 0);
        System.out.println(t.getThreadInfo(Thread.currentThread().getId()).getThreadName());
        MemoryMXBean m = ManagementFactory.getMemoryMXBean();
        System.out.println(m.getHeapMemoryUsage().getUsed() >= 0);
        System.out.println(m.getNonHeapMemoryUsage().getMax());
        m.gc();
        RuntimeMXBean r = ManagementFactory.getRuntimeMXBean();
        System.out.println(r.getUptime() >= 0 && r.getStartTime() > 0);
        System.out.println(r.getInputArguments().size() >= 0);
        System.out.println(r.getName().contains("@") + " " + r.getSpecVersion());
        OperatingSystemMXBean o = ManagementFactory.getOperatingSystemMXBean();
        System.out.println(o.getName() + o.getAvailableProcessors());
        System.out.println(ManagementFactory.getClassLoadingMXBean().getLoadedClassCount() > 0);
        for (GarbageCollectorMXBean g : ManagementFactory.getGarbageCollectorMXBeans()) g.getCollectionCount();
        Object x = new Object(), y = new Object();
        ReentrantLock l = new ReentrantLock();
        Thread p = new Thread(() -> {
            synchronized (x) {
                sleep();
                synchronized (y) {}
            }
        }, "P"), q = new Thread(() -> {
            synchronized (y) {
                sleep();
                synchronized (x) {}
            }
        }, "Q");
        p.setDaemon(true);
        q.setDaemon(true);
        p.start();
        q.start();
        Thread.sleep(100);
        long[] ids = t.findDeadlockedThreads();
        ThreadInfo[] in = t.getThreadInfo(ids, 5);
        Arrays.sort(in, Comparator.comparing(ThreadInfo::getThreadName));
        for (ThreadInfo i : in) System.out.println(i.getThreadName() + i.getThreadState() + " owner "
                + i.getLockOwnerName() + i.getStackTrace()[0]);
        javax.management.MBeanServer mb = ManagementFactory.getPlatformMBeanServer();
        System.out.println(mb.isRegistered(new javax.management.ObjectName("java.lang:type=Runtime")));
        System.out.println(ProcessHandle.current().pid() > 0);
        System.out.println(t.dumpAllThreads(false, false).length > 0);
    }
    static void sleep() {
        try {
            Thread.sleep(20);
        } catch (InterruptedException e) {}
    }
}
