package java.lang.invoke;

import jdk.internal.vm.annotation.Hidden;

/** Elements of arrays of any component type, boxed, with the exceptions that the array instructions give. */
final class ArrayAccess {
    private ArrayAccess() {}

    // The switches go by the descriptor's second character, and every case has a variable named "a": the text of a
    // NullPointerException shows it.

    @Hidden
    static Object get(char component, Object array, int index) {
        switch (component) {
            case 'Z': { boolean[] a = (boolean[]) array; return a[index]; }
            case 'B': { byte[] a = (byte[]) array; return a[index]; }
            case 'S': { short[] a = (short[]) array; return a[index]; }
            case 'C': { char[] a = (char[]) array; return a[index]; }
            case 'I': { int[] a = (int[]) array; return a[index]; }
            case 'J': { long[] a = (long[]) array; return a[index]; }
            case 'F': { float[] a = (float[]) array; return a[index]; }
            case 'D': { double[] a = (double[]) array; return a[index]; }
            default: { Object[] a = (Object[]) array; return a[index]; }
        }
    }

    @Hidden
    static void set(char component, Object array, int index, Object value) {
        switch (component) {
            case 'Z': { boolean[] a = (boolean[]) array; a[index] = (boolean) value; return; }
            case 'B': { byte[] a = (byte[]) array; a[index] = (byte) value; return; }
            case 'S': { short[] a = (short[]) array; a[index] = (short) value; return; }
            case 'C': { char[] a = (char[]) array; a[index] = (char) value; return; }
            case 'I': { int[] a = (int[]) array; a[index] = (int) value; return; }
            case 'J': { long[] a = (long[]) array; a[index] = (long) value; return; }
            case 'F': { float[] a = (float[]) array; a[index] = (float) value; return; }
            case 'D': { double[] a = (double[]) array; a[index] = (double) value; return; }
            default: { Object[] a = (Object[]) array; a[index] = value; return; }
        }
    }

    @Hidden
    static int length(char component, Object array) {
        switch (component) {
            case 'Z': { boolean[] a = (boolean[]) array; return a.length; }
            case 'B': { byte[] a = (byte[]) array; return a.length; }
            case 'S': { short[] a = (short[]) array; return a.length; }
            case 'C': { char[] a = (char[]) array; return a.length; }
            case 'I': { int[] a = (int[]) array; return a.length; }
            case 'J': { long[] a = (long[]) array; return a.length; }
            case 'F': { float[] a = (float[]) array; return a.length; }
            case 'D': { double[] a = (double[]) array; return a.length; }
            default: { Object[] a = (Object[]) array; return a.length; }
        }
    }

    @Hidden
    static Object get(Object array, int index) {
        return get(component(array.getClass()), array, index);
    }

    @Hidden
    static void set(Object array, int index, Object value) {
        set(component(array.getClass()), array, index, value);
    }

    /** The first character of the descriptor of an array class's component. */
    static char component(Class<?> arrayClass) {
        return arrayClass.getName().charAt(1);
    }
}
