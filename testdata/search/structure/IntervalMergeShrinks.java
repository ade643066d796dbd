// verdict: violated
// error: java.lang.AssertionError
// An interval inside another one cuts it short: 0..5 and 1..2 become 0..2.
package structure;

import gov.nasa.jpf.vm.Verify;
import java.util.ArrayList;
import java.util.List;

class IntervalMergeShrinks {
    static List<int[]> merge(List<int[]> intervals) {
        List<int[]> sorted = new ArrayList<>(intervals), merged = new ArrayList<>();
        sorted.sort((a, b) -> Integer.compare(a[0], b[0]));
        for (int[] next : sorted) {
            int[] last = merged.isEmpty() ? null : merged.get(merged.size() - 1);
            if (last == null || last[1] < next[0]) merged.add(next.clone());
            else last[1] = next[1];
        }
        return merged;
    }

    static boolean covers(List<int[]> intervals, int point) {
        for (int[] i : intervals) if (i[0] <= point && point <= i[1]) return true;
        return false;
    }

    public static void main(String[] args) {
        List<int[]> intervals = new ArrayList<>();
        for (int k = 0; k < 2; k++) {
            int from = Verify.getInt(0, 4);
            intervals.add(new int[] {from, Verify.getInt(from, 5)});
        }
        List<int[]> merged = merge(intervals);
        for (int p = 0; p <= 5; p++) assert covers(intervals, p) == covers(merged, p) : p;
        for (int i = 1; i < merged.size(); i++) assert merged.get(i - 1)[1] < merged.get(i)[0];
    }
}
