// verdict: safe
// The field is read once.
package atomicity;

class OperandLocked {
    static int n = 1;

    public static void main(String[] args) {
        new Thread(() -> n = 2).start();
        int copy = n;
        int sum = copy + copy;
        assert sum % 2 == 0;
    }
}
