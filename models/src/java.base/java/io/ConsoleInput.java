package java.io;

/**
 * The standard input of a program under test: how far it has been read is part
 * of the program's state. Instances are made by the machine.
 */
final class ConsoleInput extends InputStream {
    private ConsoleInput() { }

    private static native int next();

    private static native int fill(byte[] bytes, int from, int length);

    private static native int left();

    @Override public int read() {
        if (!ConsoleStream.locked()) return next();
        synchronized (this) {
            return next();
        }
    }

    @Override public int read(byte[] bytes, int from, int length) {
        java.util.Objects.checkFromIndexSize(from, length, bytes.length);
        if (!ConsoleStream.locked()) return length == 0 ? 0 : fill(bytes, from, length);
        synchronized (this) {
            return length == 0 ? 0 : fill(bytes, from, length);
        }
    }

    @Override public int available() {
        if (!ConsoleStream.locked()) return left();
        synchronized (this) {
            return left();
        }
    }
}
