package lib;

import java.io.*;
import java.lang.ref.*;
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.nio.file.*;
import java.security.*;
import java.util.*;

/** File channels, permissions, references, cleaners, signatures. */
public class ChannelsRefs {
    public static void main(String[] a) throws Exception {
        Path f = Files.createTempFile("x", ".bin");
        try (FileChannel ch = FileChannel.open(f, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            ch.write(ByteBuffer.wrap("hello channel".getBytes()));
            ch.position(6);
            ByteBuffer b = ByteBuffer.allocate(7);
            ch.read(b);
            System.out.println(new String(b.array()) + ch.size());
            MappedByteBuffer m = ch.map(FileChannel.MapMode.READ_WRITE, 0, 5);
            m.put(0, (byte) 'J');
            m.force();
            ch.truncate(5);
        }
        System.out.println(Files.readString(f));
        Files.setLastModifiedTime(f, java.nio.file.attribute.FileTime.fromMillis(1000000));
        System.out.println(Files.getLastModifiedTime(f) + " " + Files.isHidden(f)
                + Files.probeContentType(Path.of("a.txt")));
        System.out.println(new java.util.TreeSet<>(Files.getPosixFilePermissions(f)));
        Files.setPosixFilePermissions(f, java.nio.file.attribute.PosixFilePermissions.fromString("rwxr-x---"));
        System.out.println(java.nio.file.attribute.PosixFilePermissions.toString(Files.getPosixFilePermissions(f)));
        Files.deleteIfExists(f);
        File tf = File.createTempFile("pre", null);
        tf.deleteOnExit();
        System.out.println(tf.exists() + " " + tf.delete());
        ReferenceQueue<Object> q = new ReferenceQueue<>();
        WeakReference<Object> w = new WeakReference<>(new Object(), q);
        System.gc();
        Reference<?> r = q.remove(2000);
        System.out.println((r == w) + " " + w.get());
        SoftReference<String> s = new SoftReference<>("s");
        System.out.println(s.get());
        Cleaner c = Cleaner.create();
        Object o = new Object();
        Cleaner.Cleanable cl = c.register(o, () -> System.out.println("cleaned"));
        cl.clean();
        PhantomReference<Object> ph = new PhantomReference<>(o, q);
        System.out.println(ph.get());
        SecureRandom sr = new SecureRandom();
        System.out.println(sr.nextInt(10) < 10);
        KeyPairGenerator g = KeyPairGenerator.getInstance("RSA");
        g.initialize(1024);
        KeyPair kp = g.generateKeyPair();
        Signature sg = Signature.getInstance("SHA256withRSA");
        sg.initSign(kp.getPrivate());
        sg.update("m".getBytes());
        byte[] sig = sg.sign();
        sg.initVerify(kp.getPublic());
        sg.update("m".getBytes());
        System.out.println(sg.verify(sig) + " " + sig.length);
    }
}
