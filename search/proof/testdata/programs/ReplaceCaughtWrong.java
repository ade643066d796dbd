/* refused: a text gets longer by replacing until there is no more memory, which somebody catches */
class ReplaceCaughtWrong {
    public static void main(String[] args) {
        String s = "x";
        try {
            while (true) s = s.replace("x", "xx");
        } catch (Throwable t) {
            assert false;
        }
    }
}
