/* refused: joins texts until there is no more memory, which somebody catches */
class JoinsCaughtWrong {
    public static void main(String[] args) {
        String s = "x";
        try {
            while (true) s = s + s;
        } catch (Throwable t) {
            assert false;
        }
    }
}
