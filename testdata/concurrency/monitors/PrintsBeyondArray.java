// verdict: violated
// error: java.lang.ArrayIndexOutOfBoundsException
// twin: PrintsToOpen
// A standard stream copies bytes into its buffer, which fails in its own way.
package monitors;

class PrintsBeyondArray {
    public static void main(String[] args) {
        try {
            System.out.write(new byte[3], 2, 5);
        } catch (ArrayIndexOutOfBoundsException e) {
            throw e;
        } catch (IndexOutOfBoundsException e) {
            return;
        }
    }
}
