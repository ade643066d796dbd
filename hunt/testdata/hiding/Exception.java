package hiding;

/** It hides java.lang's. */
public class Exception {
    public int n;
}
