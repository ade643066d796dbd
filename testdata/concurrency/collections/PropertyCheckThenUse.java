// verdict: violated
// error: java.lang.NullPointerException
// twin: PropertyReadOnce
// The property can be removed between the test and the use.
package collections;

class PropertyCheckThenUse {
    public static void main(String[] args) {
        System.setProperty("name", "x");
        new Thread(() -> System.clearProperty("name")).start();
        if (System.getProperty("name") != null) System.getProperty("name").length();
    }
}
