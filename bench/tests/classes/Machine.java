package classes;

/** Sells two things for coins. */
public class Machine {
    public enum State { READY, PAYING, BROKEN }

    private State state = State.READY;
    private int credit;
    private int sold;
    private final int[] stock = {2, 1};

    public State insert(int coin) {
        if (state == State.BROKEN) {
            return state;
        }
        switch (coin) {
            case 1:
            case 2:
            case 5:
                credit += coin;
                state = State.PAYING;
                break;
            case 0:
                break;
            default:
                if (coin < 0) {
                    state = State.BROKEN;
                }
        }
        return state;
    }

    public String choose(int item) {
        int price;
        switch (item) {
            case 0:
                price = 3;
                break;
            case 1:
                price = 7;
                break;
            default:
                return "nothing";
        }
        if (state != State.PAYING || credit < price) {
            return "pay " + (price - credit);
        }
        if (stock[item] == 0) {
            return "sold out";
        }
        stock[item]--;
        credit -= price;
        sold++;
        if (credit == 0) {
            state = State.READY;
        }
        return "here";
    }

    public int giveBack() {
        int back = credit;
        credit = 0;
        if (state == State.PAYING) {
            state = State.READY;
        }
        return back;
    }

    public int repair() {
        if (state == State.BROKEN) {
            state = credit > 0 ? State.PAYING : State.READY;
        }
        return sold;
    }
}
