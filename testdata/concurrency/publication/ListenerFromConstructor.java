// verdict: violated
// error: java.lang.NullPointerException
// twin: ThreadFromFactory
// An inner class registered in the constructor carries this out with it; an event may come before the field is set.
package publication;

class ListenerFromConstructor {
    static volatile Runnable listener;
    String text;

    ListenerFromConstructor() {
        listener = () -> text.length();
        text = "done";
    }

    public static void main(String[] args) {
        new Thread(() -> {
            Runnable l = listener;
            if (l != null) l.run();
        }).start();
        new ListenerFromConstructor();
    }
}
