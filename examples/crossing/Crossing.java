import gov.nasa.jpf.vm.Verify;

/**
 * A farmer takes a wolf, a goat and a cabbage across a river, one at a time.
 * Alone together, the wolf eats the goat and the goat the cabbage. Can all get
 * across? The program says that they cannot; gojpf finds the way.
 */
public class Crossing {
    enum Item { FARMER, WOLF, GOAT, CABBAGE }

    public static void main(String[] args) {
        boolean[] across = new boolean[Item.values().length];
        while (true) {
            Item with = Item.values()[Verify.getInt(0, 3)];
            Verify.ignoreIf(across[with.ordinal()] != across[0]);
            across[0] = !across[0];
            if (with != Item.FARMER) {
                across[with.ordinal()] = !across[with.ordinal()];
            }
            Verify.ignoreIf(alone(across, Item.WOLF, Item.GOAT) || alone(across, Item.GOAT, Item.CABBAGE));
            assert !(across[0] && across[1] && across[2] && across[3]) : "all are across";
        }
    }

    static boolean alone(boolean[] across, Item a, Item b) {
        return across[a.ordinal()] == across[b.ordinal()] && across[a.ordinal()] != across[0];
    }
}
