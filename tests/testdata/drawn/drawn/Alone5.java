package drawn;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

// No threads: whatever may be drawn is tried.
//
// failed drawn.Alone5#one: expected: not equal but was: <7>
// passed drawn.Alone5#below
// failed drawn.Alone5#shuffled: expected: not equal but was: <[3, 2, 1]>
// passed drawn.Alone5#seeded
class Alone5 {
    @Test
    void one() {
        assertNotEquals(7, new Random().nextInt(1000));
    }

    @Test
    void below() {
        assertTrue(Math.random() < 1);
    }

    @Test
    void shuffled() {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        Collections.shuffle(list);
        assertNotEquals(List.of(3, 2, 1), list);
    }

    @Test
    void seeded() {
        assertNotEquals(7, new Random(1).nextInt(1000));
    }
}
