// verdict: violated
// error: java.lang.AssertionError
// twin: ClassValueWhole
// The value can be removed between the two questions.
package calls;

class ClassValueBetween {
    static final ClassValue<Object> VALUE = new ClassValue<>() {
        protected Object computeValue(Class<?> type) {
            return new Object();
        }
    };

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> VALUE.remove(String.class));
        t.start();
        Object a = VALUE.get(String.class), b = VALUE.get(String.class);
        System.out.println(a == b);
        assert a == b;
    }
}
