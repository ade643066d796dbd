public class Track {
    static class Box {
        int value;

        void set(int v) {
            value = v;
        }
    }

    static class Other {
        int value;
    }

    public static void main(String[] args) {
        Box box = new Box();
        box.set(7);
        Other other = new Other();
        other.value = box.value + 1;
        int[] a = new int[2];
        a[1] = other.value;
        box = null;
        System.gc();
    }
}
