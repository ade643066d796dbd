// verdict: violated
// error: java.lang.AssertionError
// twin: PropertyWhole
// Main can see the first property without the second one.
package calls;

class PropertyBetween {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            System.setProperty("calls.a", "1");
            System.setProperty("calls.b", "2");
        });
        t.start();
        String b = System.getProperty("calls.b"), a = System.getProperty("calls.a");
        System.out.println(a + " " + b);
        assert a == null || b != null;
    }
}
