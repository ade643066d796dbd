package stubborn;

import java.util.concurrent.atomic.AtomicInteger;

// One of the 12 asks for the sum.
class AddedByEachWrong {
    public static void main(String[] args) {
        AtomicInteger sum = new AtomicInteger();
        for (int i = 1; i <= 12; i++) {
            int number = i;
            new Thread(() -> {
                if (number == 7) {
                    int now = sum.addAndGet(number);
                    if (now == 7 + 3 + 5 + 11) {
                        throw new AssertionError();
                    }
                } else {
                    sum.addAndGet(number);
                }
            }).start();
        }
    }
}
