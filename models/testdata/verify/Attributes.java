import gov.nasa.jpf.vm.Verify;
import java.util.Arrays;

/** Attributes follow their values, and belong to the state. */
public class Attributes {
    int field;
    static int shared;

    public static void main(String[] args) {
        Attributes a = new Attributes();
        Verify.setFieldAttribute(a, "field", 7);
        Verify.addFieldAttribute(a, "field", 8);
        int fromField = a.field;
        System.out.println(Verify.getFieldAttribute(a, "field") + Arrays.toString(Verify.getLocalAttributes("fromField")));
        Verify.setFieldAttribute(a, "shared", 4);
        int fromStatic = shared;
        System.out.println(Verify.getLocalAttribute("fromStatic"));
        int[] array = new int[2];
        Verify.setElementAttribute(array, 1, 9);
        int fromArray = array[1];
        System.out.println(Verify.getElementAttribute(array, 0) + " " + Verify.getLocalAttribute("fromArray"));
        Verify.setObjectAttribute(a, 5);
        int local = 1;
        Verify.setLocalAttribute("local", 3);
        int copy = local;
        if (Verify.getBoolean()) {
            Verify.setObjectAttribute(a, 6);
            Verify.addLocalAttribute("copy", 1);
        }
        System.out.println(Verify.getObjectAttribute(a) + Arrays.toString(Verify.getLocalAttributes("copy")) + pass(copy));
        try {
            Verify.setLocalAttribute("nothing", 1);
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
        try {
            Verify.getElementAttribute(array, 2);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }

    static int pass(int parameter) {
        return Verify.getLocalAttribute("parameter");
    }
}
