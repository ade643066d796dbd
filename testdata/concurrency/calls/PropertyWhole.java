// verdict: safe
// A property is cleared by one of two.
package calls;

class PropertyWhole {
    public static void main(String[] args) throws Exception {
        String[] was = new String[2];
        Thread t = new Thread(() -> was[0] = System.clearProperty("calls.a"));
        System.setProperty("calls.a", "1");
        t.start();
        String seen = System.getProperty("calls.a");
        was[1] = System.clearProperty("calls.a");
        t.join();
        System.out.println(was[0] + " " + was[1] + " " + seen);
        assert (was[0] == null) != (was[1] == null);
        assert was[1] == null || seen != null;
    }
}
