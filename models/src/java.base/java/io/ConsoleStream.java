package java.io;

import java.nio.charset.Charset;
import java.util.Locale;

/**
 * The standard output and error streams of a program under test. A text leaves
 * in one step and nothing is buffered, so that the stream adds no state and no
 * interleavings of its own, unless somebody can tell that it takes its monitor. Instances are made by the machine, without running
 * a constructor; nothing of PrintStream's own state is used.
 */
final class ConsoleStream extends PrintStream {
    private int fd;
    private boolean failed, closed;

    /** The lock of a stream of those JDKs that print under one which nobody else gets at. */
    private Object own;

    private ConsoleStream() {
        super(OutputStream.nullOutputStream());
    }

    private static native void emit(ConsoleStream to, String text, boolean line);

    private static native void emitBytes(ConsoleStream to, byte[] bytes, int from, int length);

    /** Whether somebody can tell that the monitor of a stream is taken. */
    static native boolean locked();

    /** What is locked while something is printed, null where nobody can tell. */
    private static native Object prints(ConsoleStream stream);

    /** What is locked while texts are made of objects, null where nobody can tell. */
    private static native Object formats(ConsoleStream to, Object[] args);

    /** What is locked while a stream is closed, null where nobody can tell. */
    private static native Object closes(ConsoleStream stream);

    /** Overrides a method of later JDKs. */
    public Charset charset() {
        String name = System.getProperty(fd == 1 ? "stdout.encoding" : "stderr.encoding");
        return name == null ? Charset.defaultCharset() : Charset.forName(name);
    }

    private FileDescriptor descriptor() { return fd == 1 ? FileDescriptor.out : FileDescriptor.err; }

    /** Whether so much of a text arrives: it is lost where the stream was closed, or what is below it. */
    private boolean arrives(int length) {
        boolean open = !closed && (descriptor().valid() || length == 0);
        if (!open) failed = true;
        return open;
    }

    private void put(String text, boolean line) {
        int length = line ? 1 : text.length();
        Object lock = prints(this);
        if (lock != null) {
            synchronized (lock) {
                if (arrives(length)) emit(this, text, line);
            }
        } else if (arrives(length)) {
            emit(this, text, line);
        }
    }

    private void put(byte[] bytes, int from, int length) {
        Object lock = prints(this);
        if (lock != null) {
            synchronized (lock) {
                if (arrives(length)) emitBytes(this, bytes, from, length);
            }
        } else if (arrives(length)) {
            emitBytes(this, bytes, from, length);
        }
    }

    /** Of a stream that is not closed nothing is left to be written. */
    @Override public void flush() {
        Object lock = prints(this);
        if (lock != null) {
            synchronized (lock) {
                if (closed) failed = true;
            }
        } else if (closed) {
            failed = true;
        }
    }

    @Override public void close() {
        Object lock = closes(this);
        if (lock != null) {
            synchronized (lock) {
                shut();
            }
        } else {
            shut();
        }
    }

    private void shut() {
        if (closed) return;
        closed = true;
        try {
            descriptor().close();
        } catch (IOException e) {
            failed = true;
        }
    }

    @Override public boolean checkError() {
        if (!closed) flush();
        return failed;
    }

    @Override protected void setError() { failed = true; }

    @Override protected void clearError() { failed = false; }

    @Override public void write(int b) { put(new byte[] {(byte) b}, 0, 1); }

    @Override public void write(byte[] bytes, int from, int length) {
        if (bytes == null || from < 0 || length < 0 || from > bytes.length - length) {
            notWithin(bytes, from, length);
        } else {
            put(bytes, from, length);
        }
    }

    /** Fails as the buffer of a standard stream does, and what is below it where there is more than that holds. */
    private void notWithin(byte[] bytes, int from, int length) {
        final int buffer = 8192;
        if (closed) {
            failed = true;
        } else if (length < buffer) {
            System.arraycopy(bytes, from, new byte[buffer], 0, length);
        } else {
            java.util.Objects.checkFromIndexSize(from, length, bytes.length);
        }
    }

    @Override public void write(byte[] bytes) { put(bytes, 0, bytes.length); }

    @Override public void writeBytes(byte[] bytes) { put(bytes, 0, bytes.length); }

    @Override public void print(boolean v) { put(v ? "true" : "false", false); }

    @Override public void print(char v) { put(String.valueOf(v), false); }

    @Override public void print(int v) { put(String.valueOf(v), false); }

    @Override public void print(long v) { put(String.valueOf(v), false); }

    @Override public void print(float v) { put(String.valueOf(v), false); }

    @Override public void print(double v) { put(String.valueOf(v), false); }

    @Override public void print(char[] v) { put(new String(v), false); }

    @Override public void print(String v) { put(String.valueOf(v), false); }

    @Override public void print(Object v) { print(String.valueOf(v)); }

    @Override public void println() { put("", true); }

    @Override public void println(boolean v) { put(v ? "true" : "false", true); }

    @Override public void println(char v) { put(String.valueOf(v), true); }

    @Override public void println(int v) { put(String.valueOf(v), true); }

    @Override public void println(long v) { put(String.valueOf(v), true); }

    @Override public void println(float v) { put(String.valueOf(v), true); }

    @Override public void println(double v) { put(String.valueOf(v), true); }

    @Override public void println(char[] v) { put(new String(v), true); }

    @Override public void println(String v) { put(String.valueOf(v), true); }

    @Override public void println(Object v) { println(String.valueOf(v)); }

    @Override public PrintStream printf(String format, Object... args) { return format(format, args); }

    @Override public PrintStream printf(Locale l, String format, Object... args) { return format(l, format, args); }

    @Override public PrintStream format(String format, Object... args) {
        Object lock = formats(this, args);
        if (lock != null) {
            synchronized (lock) {
                put(String.format(format, args), false);
            }
        } else {
            put(String.format(format, args), false);
        }
        return this;
    }

    @Override public PrintStream format(Locale l, String format, Object... args) {
        Object lock = formats(this, args);
        if (lock != null) {
            synchronized (lock) {
                put(String.format(l, format, args), false);
            }
        } else {
            put(String.format(l, format, args), false);
        }
        return this;
    }

    @Override public PrintStream append(CharSequence text) {
        put(String.valueOf(text), false);
        return this;
    }

    @Override public PrintStream append(CharSequence text, int start, int end) {
        put(String.valueOf(text == null ? "null".subSequence(start, end) : text.subSequence(start, end)), false);
        return this;
    }

    @Override public PrintStream append(char c) {
        put(String.valueOf(c), false);
        return this;
    }
}
