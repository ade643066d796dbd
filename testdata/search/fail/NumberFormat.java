// verdict: violated
// error: java.lang.NumberFormatException
// One of the texts is no number.
package fail;

import gov.nasa.jpf.vm.Verify;

class NumberFormat {
    public static void main(String[] args) {
        String[] texts = {"1", "-7", "0x1", "12"};
        Integer.parseInt(texts[Verify.getInt(0, 3)]);
    }
}
