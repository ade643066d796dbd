// verdict: violated
// error: java.lang.AssertionError
// twin: OperandLocked
// In a + b with two reads of the same field the other thread can write between them: the operands differ.
package atomicity;

class OperandOnStack {
    static int n = 1;

    public static void main(String[] args) {
        new Thread(() -> n = 2).start();
        int sum = n + n;
        assert sum % 2 == 0;
    }
}
