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
    private boolean failed;

    private ConsoleStream() {
        super(OutputStream.nullOutputStream());
    }

    private static native void emit(int fd, String text);

    private static native void emitLine(int fd, String text);

    private static native void emitBytes(int fd, byte[] bytes, int from, int length);

    private static native void emitByte(int fd, int b);

    /** Whether somebody can tell that the monitor of a stream is taken. */
    static native boolean locked();

    /** The same where texts are made of objects in it. */
    private static native boolean formats(Object[] args);

    /** Overrides a method of later JDKs. */
    public Charset charset() {
        String name = System.getProperty(fd == 1 ? "stdout.encoding" : "stderr.encoding");
        return name == null ? Charset.defaultCharset() : Charset.forName(name);
    }

    @Override public void flush() { }

    @Override public void close() { }

    @Override public boolean checkError() { return failed; }

    @Override protected void setError() { failed = true; }

    @Override protected void clearError() { failed = false; }

    @Override public void write(int b) { emitByte(fd, b); }

    @Override public void write(byte[] bytes, int from, int length) {
        java.util.Objects.checkFromIndexSize(from, length, bytes.length);
        emitBytes(fd, bytes, from, length);
    }

    @Override public void write(byte[] bytes) { emitBytes(fd, bytes, 0, bytes.length); }

    @Override public void writeBytes(byte[] bytes) { emitBytes(fd, bytes, 0, bytes.length); }

    @Override public void print(boolean v) { emit(fd, v ? "true" : "false"); }

    @Override public void print(char v) { emit(fd, String.valueOf(v)); }

    @Override public void print(int v) { emit(fd, String.valueOf(v)); }

    @Override public void print(long v) { emit(fd, String.valueOf(v)); }

    @Override public void print(float v) { emit(fd, String.valueOf(v)); }

    @Override public void print(double v) { emit(fd, String.valueOf(v)); }

    @Override public void print(char[] v) { emit(fd, new String(v)); }

    @Override public void print(String v) { emit(fd, String.valueOf(v)); }

    @Override public void print(Object v) { print(String.valueOf(v)); }

    @Override public void println() { emitLine(fd, ""); }

    @Override public void println(boolean v) { emitLine(fd, v ? "true" : "false"); }

    @Override public void println(char v) { emitLine(fd, String.valueOf(v)); }

    @Override public void println(int v) { emitLine(fd, String.valueOf(v)); }

    @Override public void println(long v) { emitLine(fd, String.valueOf(v)); }

    @Override public void println(float v) { emitLine(fd, String.valueOf(v)); }

    @Override public void println(double v) { emitLine(fd, String.valueOf(v)); }

    @Override public void println(char[] v) { emitLine(fd, new String(v)); }

    @Override public void println(String v) { emitLine(fd, String.valueOf(v)); }

    @Override public void println(Object v) { println(String.valueOf(v)); }

    @Override public PrintStream printf(String format, Object... args) { return format(format, args); }

    @Override public PrintStream printf(Locale l, String format, Object... args) { return format(l, format, args); }

    @Override public PrintStream format(String format, Object... args) {
        if (formats(args)) {
            synchronized (this) {
                emit(fd, String.format(format, args));
            }
        } else {
            emit(fd, String.format(format, args));
        }
        return this;
    }

    @Override public PrintStream format(Locale l, String format, Object... args) {
        if (formats(args)) {
            synchronized (this) {
                emit(fd, String.format(l, format, args));
            }
        } else {
            emit(fd, String.format(l, format, args));
        }
        return this;
    }

    @Override public PrintStream append(CharSequence text) {
        emit(fd, String.valueOf(text));
        return this;
    }

    @Override public PrintStream append(CharSequence text, int start, int end) {
        emit(fd, String.valueOf(text == null ? "null".subSequence(start, end) : text.subSequence(start, end)));
        return this;
    }

    @Override public PrintStream append(char c) {
        emit(fd, String.valueOf(c));
        return this;
    }
}
