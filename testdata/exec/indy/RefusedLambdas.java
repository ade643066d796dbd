package indy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.util.Map;
import java.util.function.Supplier;

/** Sites of lambdas that no compiler writes: texts in a class file are exchanged, so that the site's types no longer fit. */
public class RefusedLambdas {
    public interface Taker<T> {
        Object take(T it);
    }

    public interface Both<T, U> {
        Object both(T a, U b);
    }

    public static class Sites {
        static String number(Number n) {
            return "number " + n;
        }

        static String text(CharSequence s) {
            return "text " + s;
        }

        public static String one() {
            Taker<Integer> t = Sites::number;
            return t.take(3).toString();
        }

        public static String two() {
            Both<String, Integer> b = (s, n) -> s + n;
            return b.both("a", 4).toString();
        }

        public static String captured() {
            StringBuilder made = new StringBuilder("made");
            Supplier<CharSequence> s = () -> text(made);
            return s.get().toString();
        }
    }

    /** Defines Sites from the bytes that it is given. */
    static class Loader extends ClassLoader {
        final byte[] bytes;

        Loader(byte[] bytes) {
            super(RefusedLambdas.class.getClassLoader());
            this.bytes = bytes;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.equals(Sites.class.getName())) {
                return super.loadClass(name, resolve);
            }
            Class<?> c = findLoadedClass(name);
            return c != null ? c : defineClass(name, bytes, 0, bytes.length);
        }
    }

    /** Exchanges constants that are texts. */
    static byte[] exchange(byte[] file, Map<String, String> texts) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(file));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeLong(in.readLong());
        int n = in.readUnsignedShort();
        out.writeShort(n);
        for (int i = 1; i < n; i++) {
            int tag = in.readUnsignedByte();
            out.writeByte(tag);
            switch (tag) {
                case 1:
                    String text = in.readUTF();
                    out.writeUTF(texts.getOrDefault(text, text));
                    break;
                case 5:
                case 6:
                    out.writeLong(in.readLong());
                    i++;
                    break;
                case 7:
                case 8:
                case 16:
                    out.writeShort(in.readUnsignedShort());
                    break;
                case 15:
                    out.writeByte(in.readUnsignedByte());
                    out.writeShort(in.readUnsignedShort());
                    break;
                default:
                    out.writeInt(in.readInt());
            }
        }
        in.transferTo(out);
        return bytes.toByteArray();
    }

    static void run(String method, String... texts) throws Exception {
        Map<String, String> all = texts.length == 0 ? Map.of() : Map.of(texts[0], texts[1]);
        byte[] file;
        try (InputStream in = RefusedLambdas.class.getResourceAsStream("RefusedLambdas$Sites.class")) {
            file = in.readAllBytes();
        }
        String said;
        try {
            said = (String) new Loader(exchange(file, all)).loadClass(Sites.class.getName()).getMethod(method).invoke(null);
        } catch (InvocationTargetException e) {
            Throwable t = e.getCause();
            said = t.getClass().getName();
            for (t = t.getCause(); t != null; t = t.getCause()) {
                said += " by " + t;
            }
        } catch (VerifyError e) {
            said = "is not verified";
        }
        System.out.println(method + " " + String.join(" as ", texts) + ": " + said);
    }

    public static void main(String[] args) throws Exception {
        run("one");
        run("two");
        run("captured");
        String taker = "()Lindy/RefusedLambdas$Taker;";
        run("one", taker, "()Ljava/lang/String;"); // no interface
        run("one", "(Ljava/lang/Integer;)Ljava/lang/Object;", "(Ljava/lang/Boolean;)Ljava/lang/Object;"); // is no Number
        run("one", "(Ljava/lang/Integer;)Ljava/lang/Object;", "(Ljava/lang/Object;)Ljava/lang/Object;"); // neither
        run("one", "(Ljava/lang/Integer;)Ljava/lang/Object;", "(I)Ljava/lang/Object;");
        run("one", "(Ljava/lang/Integer;)Ljava/lang/Object;", "()Ljava/lang/Object;"); // too few
        run("one", "(Ljava/lang/Integer;)Ljava/lang/Object;", "(Ljava/lang/Integer;)V");
        run("one", "(Ljava/lang/Integer;)Ljava/lang/Object;", "(Ljava/lang/Integer;)I");
        run("two", "(Ljava/lang/String;Ljava/lang/Integer;)Ljava/lang/Object;", "(Ljava/lang/String;)Ljava/lang/Object;");
        run("two", "(Ljava/lang/String;Ljava/lang/Integer;)Ljava/lang/Object;", "(Ljava/lang/Integer;Ljava/lang/Integer;)Ljava/lang/Object;");
        run("captured", "()Ljava/lang/CharSequence;", "()Ljava/lang/Integer;");
        run("captured", "(Ljava/lang/StringBuilder;)Ljava/util/function/Supplier;", "(Ljava/lang/StringBuilder;)Ljava/lang/Runnable;");
    }
}
