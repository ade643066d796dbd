package lib;

import java.beans.*;
import java.lang.management.*;
import java.sql.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.prefs.*;

/** SQL value types, management beans, property changes, flow publishers. */
public class BeansFlowSql {
    public static class Bean {
        private String n;
        private final PropertyChangeSupport p = new PropertyChangeSupport(this);
        public String getN() {
            return n;
        }
        public void setN(String v) {
            String o = n;
            n = v;
            p.firePropertyChange("n", o, v);
        }
        public void addPropertyChangeListener(PropertyChangeListener l) {
            p.addPropertyChangeListener(l);
        }
    }
    public static void main(String[] a) throws Exception {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        System.out.println(Timestamp.valueOf("2020-01-02 03:04:05.6") + " " + java.sql.Date.valueOf("2020-02-03")
                + " " + new Timestamp(0).toInstant());
        try {
            DriverManager.getConnection("jdbc:none:x");
        } catch (SQLException e) {
            System.out.println(e.getMessage() + e.getSQLState());
        }
        System.out.println(ManagementFactory.getRuntimeMXBean().getVmName() != null);
        System.out.println(ManagementFactory.getThreadMXBean().getThreadCount() > 0);
        System.out.println(Runtime.getRuntime().totalMemory() > 0 && Runtime.getRuntime().freeMemory() > 0
                && Runtime.getRuntime().availableProcessors() > 0);
        Bean b = new Bean();
        b.addPropertyChangeListener(e -> System.out.println(e.getPropertyName() + e.getOldValue() + e.getNewValue()));
        b.setN("x");
        b.setN("x");
        b.setN("y");
        for (PropertyDescriptor d
                : Introspector.getBeanInfo(Bean.class).getPropertyDescriptors()) System.out.println(d.getName()
                + d.getPropertyType());
        SubmissionPublisher<Integer> pub = new SubmissionPublisher<>();
        CountDownLatch done = new CountDownLatch(1);
        pub.subscribe(new Flow.Subscriber<>() {
            Flow.Subscription s;
            int sum;
            public void onSubscribe(Flow.Subscription x) {
                s = x;
                x.request(1);
            }
            public void onNext(Integer i) {
                sum += i;
                s.request(1);
            }
            public void onError(Throwable t) {}
            public void onComplete() {
                System.out.println("sum " + sum);
                done.countDown();
            }
        });
        for (int i = 0; i < 10; i++) pub.submit(i);
        pub.close();
        done.await();
    }
}
