public class Filter {
    static class Data {
        int x;
        int y;

        void set() {
            x = 3;
        }
    }

    static final Data data = new Data();

    static void left() {
        data.x = 1;
    }

    static void right() {
        data.x = 2;
    }

    public static void main(String[] args) throws InterruptedException {
        boolean inside = args[0].equals("inside");
        Runnable first = inside ? data::set : Filter::left;
        Thread t = new Thread(first);
        t.start();
        if (inside) {
            data.set();
        } else {
            right();
        }
        t.join();
    }
}
