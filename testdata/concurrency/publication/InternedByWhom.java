// verdict: violated
// error: java.lang.AssertionError
// twin: InternedByBoth
// Which of two equal Strings becomes the canonical one depends on who comes first.
package publication;

class InternedByWhom {
    static volatile int step;

    static boolean first() {
        String s = new String(new char[] {'q', 'z'});
        return s.intern() == s;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            step = 1;
            first();
            step = 2;
        }).start();
        int before = step;
        boolean first = first();
        assert !(before == 1 && first && step == 1);
    }
}
