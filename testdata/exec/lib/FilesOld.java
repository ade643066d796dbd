package lib;

import java.io.BufferedReader;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.FileReader;
import java.io.FileWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.util.Arrays;
import java.util.Scanner;

/** java.io.File, file streams, RandomAccessFile, on a temporary folder. */
public class FilesOld {
    static File dir;

    interface Act {
        Object run() throws Exception;
    }

    static void t(String label, Act a) {
        String s;
        try {
            s = String.valueOf(a.run());
        } catch (Exception e) {
            s = e.getClass().getSimpleName() + " " + e.getMessage();
        }
        System.out.println(label + ": " + s.replace(dir.getPath(), "DIR"));
    }

    static void remove(File f) {
        File[] children = f.listFiles();
        if (children != null) {
            for (File c : children) {
                remove(c);
            }
        }
        f.delete();
    }

    public static void main(String[] args) throws IOException {
        dir = File.createTempFile("corpus", ".dir");
        t("temp", () -> dir.isFile() + " " + dir.delete() + " " + dir.mkdir() + " " + dir.isDirectory());
        File f = new File(dir, "data.txt");
        t("names", () -> f.getName() + " " + f.getParentFile().equals(dir) + " " + f + " " + new File("a/b/../c.txt").getPath() + " " + new File("a//b/").getPath() + " " + new File("x").getParent() + " " + new File("/").getName().isEmpty() + " " + new File("rel").isAbsolute() + " " + File.separator + File.pathSeparatorChar);
        t("canonical", () -> new File(dir, "q/../data.txt").getCanonicalFile().equals(f.getCanonicalFile()) + " " + new File(dir, "./x").getCanonicalFile().getName());
        t("create", () -> f.exists() + " " + f.createNewFile() + " " + f.createNewFile() + " " + f.length() + " " + f.canRead());
        t("write", () -> {
            try (PrintWriter w = new PrintWriter(new FileWriter(f))) {
                w.println("alpha");
                w.printf("%03d%n", 7);
            }
            try (FileWriter w = new FileWriter(f, true)) {
                w.append("omega");
            }
            return f.length();
        });
        t("read", () -> {
            StringBuilder sb = new StringBuilder();
            try (BufferedReader r = new BufferedReader(new FileReader(f))) {
                for (String l; (l = r.readLine()) != null;) {
                    sb.append(l).append('/');
                }
            }
            return sb;
        });
        t("scanner", () -> {
            try (Scanner s = new Scanner(f)) {
                return s.next() + s.nextInt() + s.next() + s.hasNext();
            }
        });
        t("missing", () -> new FileInputStream(new File(dir, "nope")));
        t("directory", () -> new FileInputStream(dir));
        t("write into missing", () -> new FileOutputStream(new File(dir, "no/such")));
        t("streams", () -> {
            File b = new File(dir, "b.bin");
            try (FileOutputStream o = new FileOutputStream(b)) {
                o.write(new byte[] {1, 2, 3, 4, 5, -1});
                o.write(7);
                o.getFD().sync();
            }
            try (FileInputStream in = new FileInputStream(b)) {
                int first = in.read();
                long skipped = in.skip(2);
                byte[] rest = new byte[10];
                int n = in.read(rest, 1, 8);
                return first + " " + skipped + " " + n + Arrays.toString(rest) + in.read() + in.available() + " " + in.getChannel().position();
            }
        });
        t("append stream", () -> {
            try (FileOutputStream o = new FileOutputStream(new File(dir, "b.bin"), true)) {
                o.write("more".getBytes());
            }
            return new File(dir, "b.bin").length();
        });
        t("random access", () -> {
            try (RandomAccessFile r = new RandomAccessFile(new File(dir, "r.bin"), "rw")) {
                r.writeInt(0x01020304);
                r.writeUTF("text");
                r.writeDouble(2.5);
                r.seek(1);
                int b = r.readUnsignedByte();
                r.seek(4);
                String s = r.readUTF();
                double d = r.readDouble();
                long end = r.getFilePointer();
                r.seek(100);
                r.writeByte(9);
                r.setLength(50);
                return b + s + d + " " + end + " " + r.length() + " " + r.getFilePointer();
            }
        });
        t("read only", () -> {
            try (RandomAccessFile r = new RandomAccessFile(f, "r")) {
                System.out.println("line " + r.readLine());
                r.write(1);
                return "written";
            }
        }
        );
        t("mode", () -> new RandomAccessFile(f, "x"));
        t("eof", () -> {
            try (RandomAccessFile r = new RandomAccessFile(f, "r")) {
                r.seek(r.length());
                return r.readInt();
            }
        });
        t("closed", () -> {
            FileInputStream in = new FileInputStream(f);
            in.close();
            return in.read();
        });
        t("dirs", () -> new File(dir, "x/y").mkdir() + " " + new File(dir, "x/y").mkdirs() + " " + new File(dir, "x/y").mkdirs() + " " + new File(dir, "x").delete());
        t("list", () -> {
            String[] names = dir.list();
            Arrays.sort(names);
            File[] files = dir.listFiles(File::isFile);
            String[] bins = dir.list((d, n) -> n.endsWith(".bin"));
            Arrays.sort(bins);
            return Arrays.toString(names) + files.length + Arrays.toString(bins) + f.list() + new File("nowhere").listFiles();
        });
        t("rename", () -> f.renameTo(new File(dir, "x/moved.txt")) + " " + f.exists() + " " + new File(dir, "x/moved.txt").length() + " " + f.renameTo(new File(dir, "z")));
        t("modified", () -> {
            File m = new File(dir, "x/moved.txt");
            return m.setLastModified(1_400_000_000_000L) + " " + m.lastModified() + " " + new File("nope").lastModified() + " " + m.setReadOnly() + " " + m.setExecutable(true) + m.canExecute() + " " + m.isHidden();
        });
        t("compare", () -> new File("a").compareTo(new File("b")) + " " + new File("a").equals(new File("a")) + " " + new File("a").hashCode() + " " + new File("a b").toURI().getPath().endsWith("a b") + " " + new File("p").toPath());
        t("null", () -> new File((String) null));
        t("exception", () -> {
            throw new FileNotFoundException("own");
        });
        remove(dir);
        System.out.println(dir.exists());
    }
}
