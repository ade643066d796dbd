/* refused: printing an exception asks its cause for a text, which does something */
class CausePrintedWrong {
    static int n;
    static class My extends Exception {
        @Override public String toString() { n++; return "my"; }
    }
    public static void main(String[] args) {
        for (int i = 0; i < 10; i++) {
            try {
                throw new RuntimeException("x", new My());
            } catch (RuntimeException e) {
                e.printStackTrace();
            }
        }
        assert n == 0;
    }
}
