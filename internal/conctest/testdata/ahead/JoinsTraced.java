package ahead;

// A thread looks where the one is that joins it: never behind the join.
class JoinsTraced {
    static int sum;

    static void behind() {
        sum++;
    }

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Thread a = new Thread(() -> {
            for (StackTraceElement e : main.getStackTrace()) {
                if (e.getMethodName().equals("behind")) {
                    throw new AssertionError();
                }
            }
        });
        a.start();
        a.join();
        behind();
    }
}
