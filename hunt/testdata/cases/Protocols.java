package cases;

import java.util.ArrayList;
import java.util.List;

/** Objects that several calls, one after the other, bring into the state where a method fails. */
public class Protocols {
    public static class Door {
        private int state;
        private int painted;

        public void open() {
            if (state == 0) {
                state = 1;
            }
        }

        public void hold() {
            if (state == 1) {
                state = 2;
            }
        }

        public void close() {
            if (state == 2) {
                state = 3;
            }
        }

        public void paint() {
            painted++;
        }

        public int share() {
            return 12 / (state - 3); // bug: ArithmeticException 1
        }

        public int safeShare() {
            return 12 / (state + 1);
        }
    }

    public static class Stack {
        private final int[] cells = new int[2];
        private int size;
        private int looked;
        private int asked;

        public void look() {
            looked++;
        }

        public void ask() {
            asked++;
        }

        public void forget() {
            looked = 0;
            asked = 0;
        }

        public void push(int n) {
            cells[size++] = n; // bug: ArrayIndexOutOfBoundsException 1
        }
    }

    public static class Log {
        private boolean coin;
        private boolean open;
        private final List<String> lines = new ArrayList<>();

        public void coin() {
            coin = true;
            lines.add("coin");
        }

        public void push() {
            open = coin;
            lines.add("push");
        }

        public String second() {
            return open ? lines.get(2) : ""; // bug: IndexOutOfBoundsException 1
        }
    }
}
