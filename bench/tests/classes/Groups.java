package classes;

/** Groups of numbers that are joined: a forest in which each points up. */
public class Groups {
    private final int[] above;
    private final int[] count;

    public Groups(int n) {
        above = new int[n];
        count = new int[n];
        for (int i = 0; i < n; i++) {
            above[i] = i;
            count[i] = 1;
        }
    }

    public int find(int i) {
        while (above[i] != i) {
            above[i] = above[above[i]];
            i = above[i];
        }
        return i;
    }

    public boolean join(int i, int k) {
        int a = find(i);
        int b = find(k);
        if (a == b) {
            return false;
        }
        if (count[a] < count[b]) {
            int c = a;
            a = b;
            b = c;
        }
        above[b] = a;
        count[a] += count[b];
        return true;
    }

    public int sizeOf(int i) {
        return count[find(i)];
    }

    public int groups() {
        int n = 0;
        for (int i = 0; i < above.length; i++) {
            if (above[i] == i) {
                n++;
            }
        }
        return n;
    }
}
