// verdict: safe
// paths:   1
// set:     +symbolic.lazy=true +symbolic.fields=instance +symbolic.method=lazy.FieldsOfThisFinal.test()
// A final field is not unknown.
package lazy;

public class FieldsOfThisFinal {
    final FieldsOfThisFinal next = null;

    void test() {
        assert next == null || next != this;
    }

    public static void main(String[] args) {
        new FieldsOfThisFinal().test();
    }
}
