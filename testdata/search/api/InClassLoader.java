// verdict: safe
// paths: 2
// A user's class loader chooses in findClass; the program catches what the failing alternative throws.
package api;

import gov.nasa.jpf.vm.Verify;

class InClassLoader extends ClassLoader {
    boolean asked;
    @Override protected Class<?> findClass(String name) throws ClassNotFoundException {
        asked = true;
        if (Verify.getBoolean()) throw new ClassNotFoundException(name);
        return String.class;
    }
    public static void main(String[] args) {
        InClassLoader loader = new InClassLoader();
        try {
            assert loader.loadClass("not.There") == String.class;
        } catch (ClassNotFoundException e) {
            assert e.getMessage().equals("not.There");
        }
        assert loader.asked;
    }
}
