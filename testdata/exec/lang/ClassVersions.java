package lang;

import java.io.InputStream;
import java.lang.invoke.MethodHandles;

/** Class files of versions that the machine does not read, by every way to define one. */
public class ClassVersions {
    static class Given {
    }

    static class Loader extends ClassLoader {
        Loader() {
            super(null);
        }

        Class<?> define(String name, byte[] bytes) {
            return defineClass(name, bytes, 0, bytes.length);
        }
    }

    static byte[] of(int major, int minor) throws Exception {
        byte[] bytes;
        try (InputStream in = ClassVersions.class.getResourceAsStream("ClassVersions$Given.class")) {
            bytes = in.readAllBytes();
        }
        bytes[4] = (byte) (minor >> 8);
        bytes[5] = (byte) minor;
        bytes[6] = (byte) (major >> 8);
        bytes[7] = (byte) major;
        return bytes;
    }

    static String define(int way, byte[] bytes) throws Exception {
        switch (way) {
            case 0: return new Loader().define("lang.ClassVersions$Given", bytes).getName();
            case 1: return new Loader().define(null, bytes).getName();
            case 2: return new Loader().define("lang.Other", bytes).getName();
            default: return MethodHandles.lookup().defineHiddenClass(bytes, false).lookupClass().isHidden() + "";
        }
    }

    public static void main(String[] args) throws Exception {
        int newest = Integer.parseInt(System.getProperty("java.class.version").split("\\.")[0]);
        int[][] versions = {
            {newest, 0}, {newest, 65535}, {newest, 1}, {newest + 1, 0}, {newest + 1, 65535}, {newest + 5, 0}, {65535, 65535},
            {newest - 1, 65535}, {newest - 1, 2}, {56, 65535}, {56, 1}, {55, 65535}, {55, 1}, {52, 7}, {45, 3}, {45, 65535}, {44, 0}, {0, 0},
        };
        for (int[] version : versions) {
            for (int way = 0; way < 4; way++) {
                try {
                    System.out.println(define(way, of(version[0], version[1])));
                } catch (LinkageError e) {
                    System.out.println(e);
                }
            }
        }
    }
}
