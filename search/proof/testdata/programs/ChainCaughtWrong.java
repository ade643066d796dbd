/* refused: exceptions keep one another until there is no more memory, which somebody catches */
class ChainCaughtWrong {
    public static void main(String[] args) {
        Throwable s = new Exception("x");
        try {
            while (true) s = new Exception("x", s);
        } catch (Throwable t) {
            assert false;
        }
    }
}
