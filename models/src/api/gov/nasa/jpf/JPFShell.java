package gov.nasa.jpf;

/** What can be started with arguments, as test classes can. */
public interface JPFShell {
    void start(String[] args);
}
