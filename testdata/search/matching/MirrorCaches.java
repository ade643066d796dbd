// verdict: safe
// ends: 3
// paths: 3
// What a class remembers of itself for reflection lives on when a transition ends, though it is no part of the state.
package matching;

import gov.nasa.jpf.vm.Verify;
import java.lang.reflect.Field;

class MirrorCaches {
    static class Point {
        int x, y;
    }

    public static void main(String[] args) throws Exception {
        Point p = new Point();
        Class<?> c = p.getClass(); // has its mirror in front of the first choice
        int n = Verify.getInt(1, 3);
        for (int i = 0; i < n; i++) {
            int fields = 0;
            for (Field f : c.getDeclaredFields()) {
                f.setInt(p, i);
                fields++;
            }
            assert fields == 2 && p.x == i && p.y == i;
            Object[] others = new Object[200];
            Verify.breakTransition("collect");
            for (int j = 0; j < others.length; j++) {
                others[j] = new StringBuilder().append(j);
            }
            assert others[7].toString().equals("7");
        }
    }
}
