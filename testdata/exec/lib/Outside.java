package lib;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URL;

/** What is known of the world outside without going there: the own host, and programs that are not there. */
public class Outside {
    static void start(ProcessBuilder b) {
        try {
            System.out.println(b.start().isAlive());
        } catch (IOException | RuntimeException e) {
            System.out.println(e + " / " + e.getCause());
        }
    }

    public static void main(String[] args) throws Exception {
        InetAddress host = InetAddress.getByName("localhost");
        System.out.println(host + " " + host.isLoopbackAddress() + " " + host.equals(InetAddress.getLoopbackAddress()));
        System.out.println(InetAddress.getByName("127.0.0.1").getHostName() + " " + new InetSocketAddress("localhost", 80));
        System.out.println(new URL("http://localhost/").equals(new URL("http://localhost:80/")));
        start(new ProcessBuilder("/nowhere/program", "argument"));
        start(new ProcessBuilder("no-such-program-anywhere"));
        start(new ProcessBuilder("./no-such-program"));
        start(new ProcessBuilder("ls").directory(new File("/nowhere")));
        start(new ProcessBuilder("/"));
        start(new ProcessBuilder());
        try {
            Runtime.getRuntime().exec(new String[] {"/nowhere/program"});
        } catch (IOException e) {
            System.out.println(e);
        }
    }
}
