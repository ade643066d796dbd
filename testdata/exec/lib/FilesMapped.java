package lib;

import java.io.FileOutputStream;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.concurrent.Callable;

/** Memory that files are mapped to, and what else the file system keeps of files. */
public class FilesMapped {
    static void t(String name, Callable<?> c) {
        try {
            System.out.println(name + ": " + c.call());
        } catch (Exception e) {
            System.out.println(name + ": " + e);
        }
    }

    static ByteBuffer bytes(String s) {
        return ByteBuffer.wrap(s.getBytes());
    }

    static String at(ByteBuffer b, int... places) {
        StringBuilder s = new StringBuilder();
        for (int i : places) {
            s.append((char) b.get(i));
        }
        return s.toString();
    }

    public static void main(String[] args) throws Exception {
        Path dir = Files.createTempDirectory("mapped"), file = dir.resolve("f");
        Files.writeString(file, "0123456789");
        try (FileChannel c = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
             FileChannel d = FileChannel.open(file, StandardOpenOption.READ)) {
            MappedByteBuffer late = d.map(MapMode.READ_ONLY, 2, 6);
            MappedByteBuffer one = c.map(MapMode.READ_WRITE, 0, 5), two = c.map(MapMode.READ_WRITE, 0, 5);
            t("two buffers", () -> {
                one.put(3, (byte) 'A');
                two.put(2, (byte) 'B');
                return at(one, 2, 3) + at(two, 2, 3) + at(late, 0, 1);
            });
            t("a call writes", () -> {
                c.write(bytes("xyz"), 1);
                return at(one, 0, 1, 2, 3) + at(two, 1) + at(late, 0, 1);
            });
            t("memory is written", () -> {
                one.put(0, (byte) '!');
                two.put(0, (byte) '?');
                one.put(4, (byte) '+');
                return Files.readString(file) + at(one, 0);
            });
            t("longer", () -> {
                MappedByteBuffer all = c.map(MapMode.READ_WRITE, 0, 30);
                all.put(20, (byte) 'g');
                one.put(1, (byte) 'h');
                return c.size() + " " + Files.readString(file).trim().length() + at(all, 0, 1);
            });
            t("renamed and deleted", () -> {
                Files.move(file, dir.resolve("g"));
                one.put(0, (byte) 'R');
                Files.writeString(file, "new");
                String renamed = Files.readString(dir.resolve("g")).substring(0, 2);
                Files.delete(dir.resolve("g"));
                one.put(1, (byte) 'D');
                return renamed + at(two, 0, 1) + Files.readString(file);
            });
        }
        t("closed", () -> {
            MappedByteBuffer b;
            try (RandomAccessFile r = new RandomAccessFile(file.toFile(), "rw")) {
                b = r.getChannel().map(MapMode.READ_WRITE, 0, 3);
                r.write('M');
            }
            b.put(1, (byte) 'c');
            return at(b, 0) + Files.readString(file);
        });
        t("copied with attributes", () -> {
            Files.setLastModifiedTime(file, FileTime.fromMillis(1234567890000L));
            Files.copy(file, dir.resolve("copy"), StandardCopyOption.COPY_ATTRIBUTES);
            return Files.getLastModifiedTime(dir.resolve("copy"));
        });
        t("sync of a closed stream", () -> {
            FileOutputStream out = new FileOutputStream(file.toFile());
            out.getFD().sync();
            out.close();
            out.getFD().sync();
            return "none";
        });
    }
}
