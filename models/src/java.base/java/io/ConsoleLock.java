package java.io;

/** What a standard stream takes while it prints, on those JDKs whose streams have locks of their own. */
final class ConsoleLock {
    private ConsoleLock() { }
}
