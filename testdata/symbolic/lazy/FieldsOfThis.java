// verdict: violated
// error:   java.lang.AssertionError
// twin:    FieldsOfThisFinal
// paths:   3
// oracle:  skip
// set:     +symbolic.lazy=true +symbolic.fields=instance +symbolic.method=lazy.FieldsOfThis.test()
// The receiver is an object of the input then, too: next is null, another object,
// or the receiver itself.
package lazy;

public class FieldsOfThis {
    FieldsOfThis next;

    void test() {
        assert next == null || next != this;
    }

    public static void main(String[] args) {
        new FieldsOfThis().test();
    }
}
