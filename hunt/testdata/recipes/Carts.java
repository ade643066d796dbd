package carts;

/** Objects that only somebody else makes: a builder, a factory of another class. */
public final class Carts {
    private Carts() {}

    public static final class Cart {
        private final int most;
        private int n;

        private Cart(int most) {
            this.most = most;
        }

        public void put(int k) {
            n += k;
        }

        public int share() {
            return 100 / (most - 7);
        }

        public int each() {
            return 100 / (n - 5);
        }
    }

    public static Cart small() {
        return new Cart(3);
    }

    public static final class Builder {
        private int most;

        public Builder most(int most) {
            this.most = most;
            return this;
        }

        public Cart build() {
            return new Cart(most);
        }
    }
}
