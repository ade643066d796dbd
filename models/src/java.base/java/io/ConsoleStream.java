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

    // Each of these tells whether what was to be printed is lost, as the stream is closed.

    private static native boolean emit(ConsoleStream to, String text);

    private static native boolean emitLine(ConsoleStream to, String text);

    private static native boolean emitBytes(ConsoleStream to, byte[] bytes, int from, int length);

    private static native boolean emitByte(ConsoleStream to, int b);

    /** Whether somebody can tell that the monitor of a stream is taken. */
    static native boolean locked();

    /** What is locked while texts are made of objects, null where nobody can tell. */
    private static native Object formats(ConsoleStream to, Object[] args);

    /** What is locked while a stream is closed, null where nobody can tell. */
    private static native Object closes(ConsoleStream stream);

    /** Overrides a method of later JDKs. */
    public Charset charset() {
        String name = System.getProperty(fd == 1 ? "stdout.encoding" : "stderr.encoding");
        return name == null ? Charset.defaultCharset() : Charset.forName(name);
    }

    @Override public void flush() { if (emit(this, "")) failed = true; }

    @Override public void close() {
        Object lock = closes(this);
        if (lock != null) {
            synchronized (lock) {
                closed = true;
            }
        } else {
            closed = true;
        }
    }

    @Override public boolean checkError() {
        if (!closed) flush();
        return failed;
    }

    @Override protected void setError() { failed = true; }

    @Override protected void clearError() { failed = false; }

    @Override public void write(int b) { if (emitByte(this, b)) failed = true; }

    @Override public void write(byte[] bytes, int from, int length) {
        if (bytes == null || from < 0 || length < 0 || from > bytes.length - length) {
            notWithin(bytes, from, length);
        } else if (emitBytes(this, bytes, from, length)) {
            failed = true;
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

    @Override public void write(byte[] bytes) { if (emitBytes(this, bytes, 0, bytes.length)) failed = true; }

    @Override public void writeBytes(byte[] bytes) { if (emitBytes(this, bytes, 0, bytes.length)) failed = true; }

    @Override public void print(boolean v) { if (emit(this, v ? "true" : "false")) failed = true; }

    @Override public void print(char v) { if (emit(this, String.valueOf(v))) failed = true; }

    @Override public void print(int v) { if (emit(this, String.valueOf(v))) failed = true; }

    @Override public void print(long v) { if (emit(this, String.valueOf(v))) failed = true; }

    @Override public void print(float v) { if (emit(this, String.valueOf(v))) failed = true; }

    @Override public void print(double v) { if (emit(this, String.valueOf(v))) failed = true; }

    @Override public void print(char[] v) { if (emit(this, new String(v))) failed = true; }

    @Override public void print(String v) { if (emit(this, String.valueOf(v))) failed = true; }

    @Override public void print(Object v) { print(String.valueOf(v)); }

    @Override public void println() { if (emitLine(this, "")) failed = true; }

    @Override public void println(boolean v) { if (emitLine(this, v ? "true" : "false")) failed = true; }

    @Override public void println(char v) { if (emitLine(this, String.valueOf(v))) failed = true; }

    @Override public void println(int v) { if (emitLine(this, String.valueOf(v))) failed = true; }

    @Override public void println(long v) { if (emitLine(this, String.valueOf(v))) failed = true; }

    @Override public void println(float v) { if (emitLine(this, String.valueOf(v))) failed = true; }

    @Override public void println(double v) { if (emitLine(this, String.valueOf(v))) failed = true; }

    @Override public void println(char[] v) { if (emitLine(this, new String(v))) failed = true; }

    @Override public void println(String v) { if (emitLine(this, String.valueOf(v))) failed = true; }

    @Override public void println(Object v) { println(String.valueOf(v)); }

    @Override public PrintStream printf(String format, Object... args) { return format(format, args); }

    @Override public PrintStream printf(Locale l, String format, Object... args) { return format(l, format, args); }

    @Override public PrintStream format(String format, Object... args) {
        Object lock = formats(this, args);
        if (lock != null) {
            synchronized (lock) {
                if (emit(this, String.format(format, args))) failed = true;
            }
        } else {
            if (emit(this, String.format(format, args))) failed = true;
        }
        return this;
    }

    @Override public PrintStream format(Locale l, String format, Object... args) {
        Object lock = formats(this, args);
        if (lock != null) {
            synchronized (lock) {
                if (emit(this, String.format(l, format, args))) failed = true;
            }
        } else {
            if (emit(this, String.format(l, format, args))) failed = true;
        }
        return this;
    }

    @Override public PrintStream append(CharSequence text) {
        if (emit(this, String.valueOf(text))) failed = true;
        return this;
    }

    @Override public PrintStream append(CharSequence text, int start, int end) {
        if (emit(this, String.valueOf(text == null ? "null".subSequence(start, end) : text.subSequence(start, end)))) failed = true;
        return this;
    }

    @Override public PrintStream append(char c) {
        if (emit(this, String.valueOf(c))) failed = true;
        return this;
    }
}
