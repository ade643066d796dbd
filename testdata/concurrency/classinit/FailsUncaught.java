// verdict: violated
// error: java.lang.NoClassDefFoundError
// twin: FailsForBoth
// The first thread catches the initialiser's error; main comes second on some paths, and gets another error.
package classinit;

class FailsUncaught {
    static int zero;

    static class Bad {
        static int v = 1 / zero;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            try {
                int v = Bad.v;
            } catch (ExceptionInInitializerError | NoClassDefFoundError e) { }
        }).start();
        try {
            int v = Bad.v;
        } catch (ExceptionInInitializerError e) { }
    }
}
