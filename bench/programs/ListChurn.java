import java.util.ArrayDeque;
import java.util.LinkedList;

/** Keeps lists of fresh nodes in motion: own links, LinkedList, and arrays in a deque. */
public class ListChurn {
    private static final class Cell {
        final long value;
        Cell next;

        Cell(long value, Cell next) {
            this.value = value;
            this.next = next;
        }
    }

    private static Cell reverse(Cell list) {
        Cell result = null;
        for (Cell c = list; c != null; c = c.next) {
            result = new Cell(c.value + 1, result);
        }
        return result;
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 4_500;
        Cell list = null;
        for (int i = 0; i < 500; i++) {
            list = new Cell(i, list);
        }
        for (int i = 0; i < rounds; i++) {
            list = reverse(list);
        }
        long checksum = 0;
        for (Cell c = list; c != null; c = c.next) {
            checksum = checksum * 7 + c.value;
        }

        LinkedList<Object> queue = new LinkedList<>();
        for (int i = 0; i < rounds * 60; i++) {
            queue.addLast(new int[] {i, i + 1});
            if (queue.size() > 300) {
                checksum += ((int[]) queue.removeFirst())[1];
            }
        }
        ArrayDeque<byte[]> buffers = new ArrayDeque<>();
        for (int i = 0; i < rounds * 10; i++) {
            byte[] b = new byte[i % 200 + 1];
            b[b.length - 1] = (byte) i;
            buffers.add(b);
            if (buffers.size() > 100) {
                byte[] old = buffers.remove();
                checksum += old[old.length - 1];
            }
        }
        System.out.println("listchurn " + checksum + " " + queue.size());
    }
}
