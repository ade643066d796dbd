package hostile;

import static org.testng.Assert.assertTrue;

import org.testng.annotations.DataProvider;
import org.testng.annotations.Factory;
import org.testng.annotations.Test;

// passed hostile.FactoryTestNG#small
// passed hostile.FactoryTestNG#small~2
public class FactoryTestNG {
    private final int n;

    @Factory(dataProvider = "numbers")
    public FactoryTestNG(int n) {
        this.n = n;
    }

    @DataProvider
    public static Object[][] numbers() {
        return new Object[][] {{1}, {100}};
    }

    @Test
    public void small() {
        assertTrue(n < 1000);
    }
}
