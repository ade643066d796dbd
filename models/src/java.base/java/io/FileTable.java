package java.io;

/**
 * What threads share of the world outside: the machine's natives read and write
 * these fields in the sense of the scheduler, in front of each call on files and
 * of each read of the standard input. They hold nothing.
 */
final class FileTable {
    private static int files;
    private static int input;

    private FileTable() { }
}
