package java.io;

/**
 * The standard input of a program under test: how far it has been read is part
 * of the program's state. Instances are made by the machine.
 */
final class ConsoleInput extends InputStream {
    private boolean closed;

    private ConsoleInput() { }

    private static native int next();

    private static native int fill(byte[] bytes, int from, int length);

    private static native int left();

    @Override public void close() { closed = true; }

    private void ensureOpen() throws IOException {
        if (closed) throw new IOException("Stream closed");
    }

    @Override public long skip(long n) throws IOException {
        ensureOpen();
        return super.skip(n);
    }

    @Override public int read() throws IOException {
        ensureOpen();
        if (!ConsoleStream.locked()) return next();
        synchronized (this) {
            return next();
        }
    }

    @Override public int read(byte[] bytes, int from, int length) throws IOException {
        ensureOpen();
        java.util.Objects.checkFromIndexSize(from, length, bytes.length);
        if (!ConsoleStream.locked()) return length == 0 ? 0 : fill(bytes, from, length);
        synchronized (this) {
            return length == 0 ? 0 : fill(bytes, from, length);
        }
    }

    @Override public int available() throws IOException {
        ensureOpen();
        if (!ConsoleStream.locked()) return left();
        synchronized (this) {
            return left();
        }
    }
}
