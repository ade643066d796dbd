// verdict: safe
// Two hydrogens and an oxygen make a molecule: nobody leaves before all three have come.
package classic;

class Water {
    private int hydrogens, oxygens, molecules;

    private void combine() throws InterruptedException {
        int number = molecules;
        if (hydrogens >= 2 && oxygens >= 1) {
            hydrogens -= 2;
            oxygens--;
            molecules++;
            notifyAll();
        }
        while (molecules == number) wait();
    }

    synchronized void hydrogen() {
        hydrogens++;
        try {
            combine();
        } catch (InterruptedException e) { }
    }

    synchronized void oxygen() {
        oxygens++;
        try {
            combine();
        } catch (InterruptedException e) { }
    }

    public static void main(String[] args) throws InterruptedException {
        Water w = new Water();
        new Thread(w::hydrogen).start();
        new Thread(w::hydrogen).start();
        w.oxygen();
        assert w.molecules == 1 && w.hydrogens == 0;
    }
}
