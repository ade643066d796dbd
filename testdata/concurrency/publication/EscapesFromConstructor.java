// verdict: violated
// error: java.lang.AssertionError
// twin: FinalFields
// The constructor publishes this before the last field is set; even a final field is seen as 0.
package publication;

class EscapesFromConstructor {
    static volatile EscapesFromConstructor shared;
    final int a;

    EscapesFromConstructor() {
        shared = this;
        a = 3;
    }

    public static void main(String[] args) {
        new Thread(EscapesFromConstructor::new).start();
        EscapesFromConstructor e = shared;
        if (e != null) assert e.a == 3;
    }
}
