package java.io;

/**
 * The standard input of a program under test: how far it has been read is part
 * of the program's state. Instances are made by the machine, without running a
 * constructor; nothing of BufferedInputStream's own state is used.
 */
final class ConsoleInput extends BufferedInputStream {
    /** How much is kept behind a mark whatever its limit. */
    private static final int BUFFER = 8192;

    private boolean closed;

    /** Where the mark is, 1 for the beginning; 0 where there is none. */
    private int marked;
    private int limit;

    private ConsoleInput() {
        super(InputStream.nullInputStream());
    }

    private static native int next();

    private static native int fill(byte[] bytes, int from, int length);

    private static native int left();

    /** How much has been read. */
    private static native int at();

    private static native void back(int to);

    @Override public void close() throws IOException {
        if (closed) return;
        closed = true;
        FileDescriptor.in.close();
    }

    private void ensureOpen() throws IOException {
        if (closed) throw new IOException("Stream closed");
    }

    /** Fails where what is below was closed and nothing is left that was read from it before. */
    private void ensureBelow() throws IOException {
        if (!FileDescriptor.in.valid() && (at() == 0 || left() == 0)) throw new IOException("Stream Closed");
    }

    private int readOne() throws IOException {
        ensureBelow();
        return next();
    }

    private int readInto(byte[] bytes, int from, int length) throws IOException {
        if (length == 0) return 0;
        ensureBelow();
        return fill(bytes, from, length);
    }

    private int readable() throws IOException {
        if (!FileDescriptor.in.valid()) throw new IOException("Stream Closed");
        return left();
    }

    @Override public long skip(long n) throws IOException {
        ensureOpen();
        long done = 0;
        while (done < n && read() >= 0) done++;
        return done;
    }

    @Override public int read() throws IOException {
        ensureOpen();
        if (!ConsoleStream.locked()) return readOne();
        synchronized (this) {
            return readOne();
        }
    }

    @Override public int read(byte[] bytes, int from, int length) throws IOException {
        ensureOpen();
        java.util.Objects.checkFromIndexSize(from, length, bytes.length);
        if (!ConsoleStream.locked()) return readInto(bytes, from, length);
        synchronized (this) {
            return readInto(bytes, from, length);
        }
    }

    @Override public int available() throws IOException {
        ensureOpen();
        if (!ConsoleStream.locked()) return readable();
        synchronized (this) {
            return readable();
        }
    }

    @Override public boolean markSupported() { return true; }

    @Override public synchronized void mark(int most) {
        marked = at() + 1;
        limit = Math.max(most, BUFFER);
    }

    @Override public synchronized void reset() throws IOException {
        ensureOpen();
        if (marked == 0 || at() - marked >= limit) throw new IOException("Resetting to invalid mark");
        back(marked - 1);
    }
}
