// args: 4 x
// exit: 1
package errors;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** A matrix program that fails deep in user code: the trace names constructors, lambdas and inner classes. */
public class ArrayCrash {
    private final int[][] cells;

    class Cursor implements Iterator<Integer> {
        private int row, col;

        @Override
        public boolean hasNext() {
            return row < cells.length;
        }

        @Override
        public Integer next() {
            int v = cells[row][col];
            if (++col == cells.length) {
                col = 0;
                row++;
            }
            return v;
        }
    }

    ArrayCrash(int n) {
        cells = new int[n][];
        for (int i = 0; i < n; i++) {
            cells[i] = new int[i == 2 ? n - 1 : n];
            for (int j = 0; j < cells[i].length; j++) {
                cells[i][j] = i * n + j;
            }
        }
    }

    interface Fold {
        int apply(int acc, int v);
    }

    static int fold(Iterator<Integer> it, Fold f) {
        int acc = 0;
        while (it.hasNext()) {
            acc = f.apply(acc, it.next());
        }
        return acc;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        try {
            Integer.parseInt(args[1]);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(args[2]);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        List<Integer> seen = new ArrayList<>();
        Fold f = (acc, v) -> {
            seen.add(v);
            return acc + v;
        };
        System.out.println(fold(new ArrayCrash(2).new Cursor(), f) + " " + seen);
        seen.clear();
        try {
            fold(new ArrayCrash(n).new Cursor(), f);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(seen.size() + " " + e.getMessage() + " " + e.getStackTrace()[0].getMethodName());
        }
        fold(new ArrayCrash(3).new Cursor(), (acc, v) -> {
            if (v == 5) {
                throw new IllegalStateException("saw " + v + " with " + acc);
            }
            return acc + v;
        });
        System.out.println("unreachable");
    }
}
