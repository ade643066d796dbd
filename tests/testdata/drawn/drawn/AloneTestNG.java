package drawn;

import static org.testng.Assert.assertTrue;

import java.util.Random;
import org.testng.annotations.Test;

// failed drawn.AloneTestNG#one: expected [true] but found [false]
// passed drawn.AloneTestNG#below
public class AloneTestNG {
    @Test
    public void one() {
        assertTrue(new Random().nextInt(1000) != 7);
    }

    @Test
    public void below() {
        assertTrue(new Random().nextInt(1000) < 1000);
    }
}
