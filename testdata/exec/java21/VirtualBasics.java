// release: 21
package java21;

import java.time.Duration;
import java.util.*;

/** What virtual threads say of themselves. */
public class VirtualBasics {
    public static void main(String[] args) throws Exception {
        Thread t = Thread.ofVirtual().name("green").unstarted(() -> {
            Thread me = Thread.currentThread();
            System.out.println(me.getName() + " " + me.isVirtual() + " " + me.isDaemon() + " " + me.getPriority() + " " + me.getThreadGroup().getName());
        });
        System.out.println(t.getState() + " " + t.isAlive());
        t.start();
        t.join();
        System.out.println(t.getState() + " " + t.isAlive() + " " + t.getThreadGroup());
        t.setPriority(7);
        System.out.println(t.getPriority());
        try {
            t.setDaemon(false);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            t.start();
        } catch (IllegalThreadStateException e) {
            System.out.println("started twice");
        }
        Thread.Builder named = Thread.ofVirtual().name("w-", 5);
        List<String> seen = Collections.synchronizedList(new ArrayList<>());
        for (int i = 0; i < 3; i++) {
            named.start(() -> seen.add(Thread.currentThread().getName())).join();
        }
        System.out.println(seen);
        Thread v = Thread.startVirtualThread(() -> {
            try {
                Thread.sleep(Duration.ofDays(1));
            } catch (InterruptedException e) {
                System.out.println(e.getMessage() + " " + Thread.currentThread().isInterrupted());
            }
        });
        System.out.println("[" + v.getName() + "] " + v.join(Duration.ofMillis(5)));
        v.interrupt();
        v.join();
        System.out.println(v.join(Duration.ZERO.plusNanos(1)));
        System.out.println(Thread.currentThread().isVirtual());
    }
}
