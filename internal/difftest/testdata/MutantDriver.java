import java.io.DataInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.util.BitSet;
import java.util.Map;
import java.util.TreeMap;

/**
 * Loads each mutant of a set of classes with a loader of its own and prints one line on it: its number, what linking
 * all classes came to, and what running them came to.
 *
 * <p>Arguments: the file of mutants; the number of the first that is wanted; then the numbers of those that may be run,
 * "all" for all of them, each for so long as a person would wait.
 */
class MutantDriver {
    static final long PATIENCE = 2000;

    static final class Loader extends ClassLoader {
        final Map<String, byte[]> classes;

        Loader(Map<String, byte[]> classes) {
            super(null);
            this.classes = classes;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] data = classes.get(name);
            if (data == null) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, data, 0, data.length);
        }
    }

    static byte[] bytes(DataInputStream in) throws IOException {
        byte[] data = new byte[in.readInt()];
        in.readFully(data);
        return data;
    }

    static String link(Loader loader) {
        for (String name : loader.classes.keySet()) {
            try {
                Class<?> c = loader.loadClass(name);
                c.getDeclaredConstructors();
                c.getDeclaredMethods();
                c.getDeclaredFields();
            } catch (Throwable e) {
                return e.getClass().getName() + " of " + name;
            }
        }
        return "linked";
    }

    static String run(Loader loader) {
        try {
            String result = Class.forName("one.Main", true, loader).getMethod("run").invoke(null).toString();
            return "returns " + result.replaceAll("@[0-9a-f]+", "@").hashCode(); // no identity has a hash code for sure
        } catch (InvocationTargetException e) {
            return "throws " + e.getCause().getClass().getName();
        } catch (Throwable e) {
            return "fails by " + e.getClass().getName();
        }
    }

    static String patiently(Loader loader) throws InterruptedException {
        String[] result = {"loops"};
        Thread t = new Thread(() -> result[0] = run(loader));
        t.setDaemon(true);
        t.start();
        t.join(PATIENCE);
        return result[0];
    }

    public static void main(String[] args) throws Exception {
        int first = Integer.parseInt(args[1]);
        boolean all = args[2].equals("all");
        BitSet wanted = new BitSet();
        for (String n : all ? new String[0] : args[2].split(",")) {
            wanted.set(Integer.parseInt(n));
        }
        try (DataInputStream in = new DataInputStream(new FileInputStream(args[0]))) {
            Map<String, byte[]> classes = new TreeMap<>();
            for (int n = in.readInt(); n > 0; n--) {
                classes.put(in.readUTF(), bytes(in));
            }
            int mutants = in.readInt();
            for (int i = 0; i < mutants; i++) {
                Map<String, byte[]> mutated = new TreeMap<>(classes);
                mutated.put(in.readUTF(), bytes(in));
                if (i < first) {
                    continue;
                }
                Loader loader = new Loader(mutated);
                String linked = link(loader);
                String ran = "-";
                if (linked.equals("linked")) {
                    ran = all ? patiently(loader) : wanted.get(i) ? run(loader) : "-";
                }
                System.out.println(i + " " + linked + ": " + ran);
                System.out.flush();
            }
        }
        System.exit(0); // some may still be running
    }
}
