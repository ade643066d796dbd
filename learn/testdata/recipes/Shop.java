/** Makes carts in all the ways that there are, and uses them in one order. */
public class Shop {
    static class Cart {
        private final int most;
        private int n;
        private boolean open;

        private Cart(int most) {
            this.most = most;
        }

        void open() {
            open = true;
        }

        void put(int k) {
            if (!open || n + k > most) {
                throw new IllegalStateException();
            }
            n += k;
        }

        int size() {
            return n;
        }
    }

    static class Carts {
        static Cart small() {
            return new Cart(3);
        }
    }

    static class Builder {
        private int most;

        Builder most(int most) {
            this.most = most;
            return this;
        }

        Cart build() {
            Cart c = new Cart(most);
            c.open();
            return c;
        }
    }

    static class Box {
        final int side;

        Box(int side) {
            this.side = side;
        }
    }

    static int volume(Box b) {
        return b.side * b.side * b.side;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 4; i++) {
            Cart c = Carts.small();
            c.open();
            c.put(1);
            c.put(2);
            c.size();
            new Builder().most(i + 1).build().put(i);
            Use.volume(new Box(i));
        }
    }

    static class Use {
        static int volume(Box b) {
            return Shop.volume(b);
        }
    }
}
