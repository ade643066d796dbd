// verdict: safe
// Whoever comes first: there is one canonical String.
package publication;

class InternedByBoth {
    static String other;

    static String text() {
        return new String(new char[] {'q', 'z'}).intern();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> other = text());
        t.start();
        String mine = text();
        t.join();
        assert mine == other;
    }
}
