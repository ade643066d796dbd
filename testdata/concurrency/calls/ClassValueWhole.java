// verdict: safe
// A value that was removed does not come back.
package calls;

class ClassValueWhole {
    static final ClassValue<Object> VALUE = new ClassValue<>() {
        protected Object computeValue(Class<?> type) {
            return new Object();
        }
    };

    public static void main(String[] args) throws Exception {
        Object[] got = new Object[1];
        Thread t = new Thread(() -> got[0] = VALUE.get(String.class));
        t.start();
        Object own = VALUE.get(String.class);
        VALUE.remove(String.class);
        t.join();
        System.out.println(own == got[0]);
        assert own == got[0] || own != VALUE.get(String.class);
    }
}
