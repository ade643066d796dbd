// verdict: safe
// Whoever asks for the constants of an enumeration first: they are the same.
package caches;

class ConstantsAsked {
    enum Colour {
        RED, GREEN
    }

    static void ask() {
        Colour[] all = Colour.class.getEnumConstants();
        assert all.length == 2 && all[0] == Colour.valueOf("RED") && all[1] == Enum.valueOf(Colour.class, "GREEN");
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(ConstantsAsked::ask);
        t.start();
        ask();
        t.join();
    }
}
