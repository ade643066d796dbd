// verdict: safe
// What was tested is what is used.
package collections;

class PropertyReadOnce {
    public static void main(String[] args) {
        System.setProperty("name", "x");
        new Thread(() -> System.clearProperty("name")).start();
        String name = System.getProperty("name");
        if (name != null) name.length();
    }
}
