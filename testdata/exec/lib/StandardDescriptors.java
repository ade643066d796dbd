// exit: 1
package lib;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;

/** The descriptors of the standard streams, closed by the streams and by others. */
public class StandardDescriptors {
    interface Action {
        Object run() throws IOException;
    }

    private static void show(String what, Action action) {
        try {
            System.err.println(what + ": " + action.run());
        } catch (IOException e) {
            System.err.println(what + ": " + e);
        }
    }

    private static boolean writes(FileDescriptor to) throws IOException {
        new FileOutputStream(to).write('.');
        return true;
    }

    public static void main(String[] args) throws IOException {
        System.out.println("one");
        show("open", () -> FileDescriptor.in.valid() && FileDescriptor.out.valid() && FileDescriptor.err.valid());
        new FileInputStream(FileDescriptor.in).close();
        show("available", () -> System.in.available());
        show("read", () -> System.in.read());
        System.in.close();
        show("read", () -> System.in.read());
        show("in", () -> FileDescriptor.in.valid());

        new FileOutputStream(FileDescriptor.out).close();
        show("error", () -> System.out.checkError());
        System.out.print("");
        show("nothing printed", () -> System.out.checkError());
        System.out.println("two");
        show("printed", () -> System.out.checkError());
        System.out.close();
        show("out", () -> FileDescriptor.out.valid());
        show("written", () -> writes(FileDescriptor.out));

        show("err", () -> FileDescriptor.err.valid());
        System.err.close();
        System.exit(FileDescriptor.err.valid() || !System.err.checkError() ? 1 : 3);
    }
}
