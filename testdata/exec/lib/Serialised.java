package lib;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.InvalidObjectException;
import java.io.NotSerializableException;
import java.io.ObjectInput;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectInputValidation;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamException;
import java.io.ObjectStreamField;
import java.io.OptionalDataException;
import java.io.Serializable;
import java.io.StreamCorruptedException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Object serialisation: graphs, transient, custom hooks, Externalizable, replacement, enums, records, errors. */
public class Serialised {
    static class NotSer {
        int kept = 5;

        NotSer() {
            kept = 6;
        }
    }

    static class Base extends NotSer implements Serializable {
        private static final long serialVersionUID = 10;
        String name;
        transient int cache = 99;
        final int fixed;
        Base next;
        int[] data = {1, 2};
        static int shared = 1;

        Base(String name) {
            this.name = name;
            fixed = name.length();
            kept = 77;
        }
    }

    static class Custom extends Base {
        private static final long serialVersionUID = 11;
        transient List<String> log = new ArrayList<>();
        private char[] secret = "pw".toCharArray();

        Custom(String n) {
            super(n);
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(42);
            out.writeObject(new String(secret).toUpperCase());
            out.writeUTF("tail");
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.registerValidation(() -> log.add("validated " + name), 1);
            in.defaultReadObject();
            log = new ArrayList<>(List.of("n" + in.readInt(), (String) in.readObject(), in.readUTF()));
            try {
                in.readInt();
            } catch (IOException e) {
                log.add(e.getClass().getSimpleName());
            }
        }
    }

    public static class Ext implements Externalizable {
        int a;
        String b = "default";

        public Ext() {
            a = -1;
        }

        Ext(int a, String b) {
            this.a = a;
            this.b = b;
        }

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeInt(a * 2);
            out.writeObject(b);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            a = in.readInt() / 2;
            b = (String) in.readObject() + "!";
        }
    }

    public static class NoCtor implements Externalizable {
        NoCtor(int x) { }

        @Override
        public void writeExternal(ObjectOutput out) { }

        @Override
        public void readExternal(ObjectInput in) { }
    }

    static final class Singleton implements Serializable {
        static final Singleton ONE = new Singleton();

        private Object readResolve() throws ObjectStreamException {
            return ONE;
        }
    }

    static class Temp implements Serializable {
        final double celsius;

        Temp(double c) {
            celsius = c;
        }

        private record Form(String text) implements Serializable {
            private Object readResolve() {
                return new Temp(Double.parseDouble(text));
            }
        }

        private Object writeReplace() {
            return new Form("" + celsius);
        }
    }

    static class Fields implements Serializable {
        private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("sum", int.class), new ObjectStreamField("label", String.class)};
        transient int x = 3;
        transient int y = 4;

        private void writeObject(ObjectOutputStream out) throws IOException {
            ObjectOutputStream.PutField f = out.putFields();
            f.put("sum", x + y);
            f.put("label", "L");
            out.writeFields();
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            ObjectInputStream.GetField f = in.readFields();
            x = f.get("sum", -1);
            y = f.defaulted("sum") ? -1 : ((String) f.get("label", null)).charAt(0);
        }
    }

    record Rec(int n, List<String> items) implements Serializable {
        Rec {
            if (n < 0) {
                throw new IllegalArgumentException("negative");
            }
        }
    }

    enum Mode { A, B {
        @Override
        public String toString() {
            return "bee";
        }
    } }

    static class Holder implements Serializable {
        Object bad;
    }

    static class Refuses implements Serializable, ObjectInputValidation {
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            in.registerValidation(this, 0);
        }

        @Override
        public void validateObject() throws InvalidObjectException {
            throw new InvalidObjectException("refused");
        }
    }

    static byte[] write(Object... os) throws IOException {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(b)) {
            for (Object o : os) {
                out.writeObject(o);
            }
        }
        return b.toByteArray();
    }

    @SuppressWarnings("unchecked")
    static <T> T copy(T o) throws IOException, ClassNotFoundException {
        return (T) new ObjectInputStream(new ByteArrayInputStream(write(o))).readObject();
    }

    interface Act {
        Object run() throws Exception;
    }

    static void t(String label, Act a) {
        try {
            System.out.println(label + ": " + a.run());
        } catch (Exception e) {
            System.out.println(label + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        Base b = new Base("first");
        b.next = new Base("second");
        b.next.next = b;
        Base.shared = 5;
        byte[] raw = write(b);
        Base c = (Base) new ObjectInputStream(new ByteArrayInputStream(raw)).readObject();
        System.out.println(raw.length + " " + Arrays.hashCode(raw) + " " + c.name + c.cache + c.fixed + c.kept + Arrays.toString(c.data) + (c.next.next == c) + c.next.name + (c == b));
        t("custom", () -> copy(new Custom("cust")).log);
        t("externalizable", () -> {
            Ext e = copy(new Ext(21, "text"));
            return e.a + e.b;
        });
        t("no ctor", () -> copy(new NoCtor(1)));
        t("singleton", () -> copy(Singleton.ONE) == Singleton.ONE);
        t("replace", () -> copy(new Temp(36.6)).celsius + " " + ((Object[]) copy(new Object[] {new Temp(1)}))[0].getClass().getSimpleName());
        t("fields", () -> {
            Fields f = copy(new Fields());
            return f.x + " " + f.y;
        });
        t("record", () -> copy(new Rec(3, List.of("a", "b"))));
        t("enum", () -> (copy(Mode.A) == Mode.A) + " " + copy(Mode.B) + " " + (copy(TimeUnit.DAYS) == TimeUnit.DAYS));
        Map<String, Object> m = new LinkedHashMap<>();
        m.put("list", new ArrayList<>(List.of(1, 2L, 3.0, 'c', true)));
        m.put("big", new BigInteger("123456789012345678901234567890"));
        m.put("dec", new BigDecimal("1.50"));
        m.put("date", LocalDate.of(2024, 2, 29));
        m.put("nested", new TreeMap<>(Map.of("z", 1, "a", 2)));
        m.put("deque", new ArrayDeque<>(List.of("p", "q")));
        m.put("bits", BitSet.valueOf(new long[] {37}));
        m.put("unmod", Collections.unmodifiableList(Arrays.asList(1, null)));
        m.put("of", List.of("x", "y"));
        m.put("mapof", Map.of("k", "v"));
        m.put("enummap", new EnumMap<>(Map.of(Mode.B, 1)));
        m.put("class", String[].class);
        m.put("prim", int.class);
        m.put("sb", new StringBuilder("sb"));
        m.put("ex", new IllegalStateException("msg").getMessage());
        Map<String, Object> mc = copy(m);
        System.out.println(mc);
        t("shared refs", () -> {
            Object s = new int[] {1};
            Object[] r = copy(new Object[] {s, s, new int[] {1}});
            return (r[0] == r[1]) + " " + (r[0] == r[2]);
        });
        t("primitive arrays", () -> Arrays.deepToString(copy(new Object[] {new byte[] {1}, new double[] {2.5}, new boolean[] {true}, new char[][] {{'x'}, null}, new String[] {"s", null}})));
        t("long string", () -> copy("\u00e9".repeat(40000)).length());
        t("not serializable", () -> write(new Object()));
        t("nested bad", () -> {
            Holder h = new Holder();
            h.bad = Optional.of(1);
            return write(h);
        });
        t("refuses", () -> copy(new Refuses()));
        t("lambda", () -> {
            try {
                return write((Supplier<Integer>) () -> 1);
            } catch (NotSerializableException e) {
                return e.getMessage().startsWith("lib.Serialised$$Lambda");
            }
        });
        t("serializable lambda", () -> ((Supplier<String>) copy((Supplier<String> & Serializable) () -> "from lambda " + raw.length)).get());
        t("corrupt header", () -> new ObjectInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3, 4})));
        t("truncated", () -> new ObjectInputStream(new ByteArrayInputStream(raw, 0, raw.length - 5)).readObject());
        t("corrupt type", () -> {
            byte[] x = raw.clone();
            x[4] = 0x10;
            return new ObjectInputStream(new ByteArrayInputStream(x)).readObject();
        });
        t("other uid", () -> {
            byte[] x = raw.clone();
            int i = new String(x, "ISO-8859-1").indexOf("Serialised$Base") + "Serialised$Base".length();
            x[i + 7]++;
            return new ObjectInputStream(new ByteArrayInputStream(x)).readObject();
        });
        t("unknown class", () -> {
            byte[] x = raw.clone();
            int i = new String(x, "ISO-8859-1").indexOf("Serialised$Base");
            x[i + 11] = 'C';
            return new ObjectInputStream(new ByteArrayInputStream(x)).readObject();
        });
        t("filter", () -> {
            ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(raw));
            in.setObjectInputFilter(ObjectInputFilter.Config.createFilter("!lib.*"));
            return in.readObject();
        });
        t("uid", () -> ObjectStreamClass.lookup(Base.class).getSerialVersionUID() + " " + ObjectStreamClass.lookup(Singleton.class).getSerialVersionUID() + " " + ObjectStreamClass.lookup(Rec.class).getSerialVersionUID() + " " + ObjectStreamClass.lookup(NotSer.class) + " " + Arrays.toString(ObjectStreamClass.lookup(Base.class).getFields()));
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bo);
        int[] mutable = {1};
        out.writeObject(mutable);
        mutable[0] = 2;
        out.writeObject(mutable);
        out.writeUnshared(mutable);
        out.reset();
        mutable[0] = 3;
        out.writeObject(mutable);
        out.writeInt(8);
        out.writeObject(null);
        out.flush();
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bo.toByteArray()));
        System.out.println(((int[]) in.readObject())[0] + " " + ((int[]) in.readObject())[0] + " " + ((int[]) in.readObject())[0] + " " + ((int[]) in.readObject())[0]);
        try {
            in.readObject();
        } catch (OptionalDataException e) {
            System.out.println("optional " + e.length + " " + e.eof + " " + in.readInt() + " " + in.readObject());
        }
        ByteArrayOutputStream rb = new ByteArrayOutputStream();
        ObjectOutputStream replacing = new ObjectOutputStream(rb) {
            {
                enableReplaceObject(true);
            }

            @Override
            protected Object replaceObject(Object o) {
                return o instanceof String s ? s + "-replaced" : o;
            }
        };
        replacing.writeObject(new ArrayList<>(List.of("s", 1)));
        replacing.flush();
        System.out.println(new ObjectInputStream(new ByteArrayInputStream(rb.toByteArray())) {
            @Override
            protected Class<?> resolveClass(ObjectStreamClass d) throws IOException, ClassNotFoundException {
                System.out.println("resolve " + d.getName());
                return super.resolveClass(d);
            }
        }.readObject());
        for (Class<?> k : List.of(NotSerializableException.class, InvalidClassException.class, StreamCorruptedException.class)) {
            System.out.println(ObjectStreamException.class.isAssignableFrom(k) + " " + new HashMap<>().size());
        }
    }
}
