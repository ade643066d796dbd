package lib;

import java.util.ArrayList;
import java.util.EventListener;
import java.util.EventObject;
import java.util.List;
import java.util.Locale;
import java.util.Observable;
import java.util.Observer;
import java.util.logging.Filter;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.MemoryHandler;
import java.util.logging.SimpleFormatter;
import java.util.logging.StreamHandler;
import java.util.logging.XMLFormatter;

/** java.util.logging into own handlers, levels, filters, parents; EventObject, Observable. */
@SuppressWarnings("deprecation")
public class LoggingAndEvents {
    static class Collecting extends Handler {
        final List<String> lines = new ArrayList<>();

        Collecting(Formatter f) {
            setFormatter(f);
            setLevel(Level.ALL);
        }

        @Override
        public void publish(LogRecord r) {
            if (isLoggable(r)) {
                lines.add(getFormatter().format(r));
            }
        }

        @Override
        public void flush() {
            lines.add("flush");
        }

        @Override
        public void close() {
            lines.add("close");
        }
    }

    static class Short extends Formatter {
        @Override
        public String format(LogRecord r) {
            return r.getLevel() + "|" + r.getLoggerName() + "|" + (r.getSourceClassName() == null ? null : r.getSourceClassName().replace("lib.", "")) + "." + r.getSourceMethodName() + "|" + formatMessage(r) + (r.getThrown() == null ? "" : "|" + r.getThrown());
        }
    }

    static class Stock {
        record Change(String name, int delta) {}

        static class ChangeEvent extends EventObject {
            final transient Change change;

            ChangeEvent(Stock source, Change c) {
                super(source);
                change = c;
            }
        }

        interface Listener extends EventListener {
            void changed(ChangeEvent e);
        }

        final List<Listener> listeners = new ArrayList<>();

        void fire(String n, int d) {
            ChangeEvent e = new ChangeEvent(this, new Change(n, d));
            List.copyOf(listeners).forEach(l -> l.changed(e));
        }

        @Override
        public String toString() {
            return "stock";
        }
    }

    static class Source extends Observable {
        void set(Object o) {
            setChanged();
            notifyObservers(o);
            notifyObservers("unchanged");
        }
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.ROOT);
        Logger log = Logger.getLogger("lib.events");
        Collecting c = new Collecting(new Short());
        log.setUseParentHandlers(false);
        log.addHandler(c);
        log.info("plain");
        log.fine("too fine");
        log.setLevel(Level.FINER);
        log.fine("fine now");
        log.log(Level.WARNING, "two {1} and {0}", new Object[] {"a", 2});
        log.log(Level.SEVERE, "failed", new IllegalStateException("boom"));
        log.log(Level.CONFIG, () -> "lazy " + c.lines.size());
        log.finest(() -> {
            throw new AssertionError("must not be evaluated");
        });
        log.logp(Level.INFO, "Cls", "meth", "with {0}", 42);
        log.entering("A", "b", "param");
        log.exiting("A", "b", 7);
        log.throwing("A", "b", new Exception("thrown"));
        log.log(Level.INFO, "no args {0}");
        log.info((String) null);
        Filter odd = r -> r.getMessage().length() % 2 == 1;
        log.setFilter(odd);
        log.info("odd");
        log.info("even");
        log.setFilter(null);
        c.setLevel(Level.SEVERE);
        log.warning("handler too strict");
        c.setLevel(Level.ALL);
        log.setLevel(Level.OFF);
        log.severe("off");
        log.setLevel(null);
        System.out.println(log.getLevel() + " " + log.isLoggable(Level.INFO) + log.isLoggable(Level.FINE) + " " + log.getName() + " " + log.getHandlers().length + " " + log.getUseParentHandlers());
        c.lines.forEach(System.out::println);
        c.lines.clear();
        Logger child = Logger.getLogger("lib.events.child");
        child.info("from child");
        System.out.println(c.lines + " " + (child.getParent() == log) + " " + (Logger.getLogger("lib.events") == log) + " " + Logger.getLogger("").getName().isEmpty() + " " + (Logger.getAnonymousLogger().getName() == null));
        c.lines.clear();
        for (Level l : new Level[] {Level.ALL, Level.FINEST, Level.INFO, Level.SEVERE, Level.OFF, Level.parse("CONFIG"), Level.parse("850")}) {
            System.out.print(l + "=" + l.intValue() + " ");
        }
        System.out.println();
        try {
            Level.parse("LOUD");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        MemoryHandler mem = new MemoryHandler(c, 3, Level.SEVERE);
        Logger m = Logger.getAnonymousLogger();
        m.setUseParentHandlers(false);
        m.addHandler(mem);
        for (int i = 0; i < 5; i++) {
            m.info("m" + i);
        }
        System.out.println(c.lines.size());
        m.severe("push now");
        System.out.println(c.lines.stream().map(s -> s.substring(s.lastIndexOf('|') + 1)).toList());
        m.removeHandler(mem);
        mem.close();
        System.out.println(c.lines.get(c.lines.size() - 1));
        LogRecord rec = new LogRecord(Level.INFO, "rec {0}");
        rec.setParameters(new Object[] {"p"});
        rec.setInstant(java.time.Instant.EPOCH);
        rec.setLoggerName("L");
        rec.setSourceClassName("S");
        rec.setSourceMethodName("m");
        rec.setSequenceNumber(1);
        System.out.println(new SimpleFormatter().formatMessage(rec) + " " + rec.getMillis() + " " + new XMLFormatter().format(rec).contains("<message>rec p</message>"));
        java.io.ByteArrayOutputStream o = new java.io.ByteArrayOutputStream();
        StreamHandler sh = new StreamHandler(o, new Short());
        sh.publish(rec);
        sh.flush();
        System.out.println(o);

        Stock s = new Stock();
        StringBuilder sb = new StringBuilder();
        Stock.Listener first = e -> sb.append(e.getSource()).append(e.change).append(';');
        s.listeners.add(first);
        s.listeners.add(e -> {
            if (e.change.delta() < 0) {
                s.listeners.remove(first);
            }
        });
        s.fire("x", 1);
        s.fire("y", -1);
        s.fire("z", 2);
        System.out.println(sb + " " + new EventObject("src"));
        try {
            new EventObject(null);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Source src = new Source();
        List<Object> seen = new ArrayList<>();
        Observer ob = (obs, arg) -> seen.add(arg + " " + (obs == src) + obs.countObservers());
        src.addObserver(ob);
        src.addObserver(ob);
        src.addObserver((x, a) -> seen.add("second"));
        src.set(1);
        src.deleteObserver(ob);
        src.set(2);
        System.out.println(seen + " " + src.hasChanged());
    }
}
