import java.util.Random;

/** Statics, inherited fields, enums, boxes, arrays that are changed, what is sometimes null, names of parameters that hide fields. */
// learnt Stock sold ensures: total == n + \old(total)
// learnt Stock sold requires: total >= 0
// learnt Stock sold ensures: total >= 0
// learnt Stock level requires: e != null
// learnt Stock level ensures: Result != null
// learnt Stock last requires: q.size == 0 ==> q.top == null
// learnt Stock last ensures: Result == q.top
// learnt Stock last ensures: \old(q.size) != 0 ==> Result != null
// learnt Stock fill ensures: Result == a
// learnt Stock other ensures: Result != flag
// learnt Stock.Item invariant: count >= 0
// learnt Stock.Item rename requires: id > 0
// learnt Stock.Item rename ensures: this.id == id
// learnt Stock.Item price ensures: \old(box) == null ==> Result == -1
// learnt Stock.Tool invariant: count >= 0
// learnt Stock.Tool weigh ensures: Result == count
// never Stock.Item invariant: box != null
// never Stock.Item invariant: box.cost
// never Stock level requires: e ==
// never Stock other ensures: Result ==>
public class Stock {
    enum Level { LOW, HIGH }

    static class Box {
        int cost;
    }

    static class Item {
        int count;
        int id;
        Box box;

        Item(int count, Box box) { this.count = count; this.box = box; }
        public void rename(int id) { this.id = id; }
        public int price() { return box == null ? -1 : box.cost; }
    }

    static class Tool extends Item {
        Tool(int count) { super(count, null); }
        public int weigh() { return count; }
    }

    private static int total;

    static int sold(int n) { total += n; return n; }
    static Level level(Level e) { return e == Level.LOW ? Level.HIGH : Level.LOW; }
    static String last(Queue q) { return q.size == 0 ? null : q.top; }
    static int[] fill(int[] a) { for (int i = 0; i < a.length; i++) { a[i] = i; } return a; }
    static boolean other(boolean flag) { return !flag; }

    static class Queue {
        int size;
        String top;
        int size() { return size; }
    }

    public static void main(String[] args) {
        Random r = new Random(Long.parseLong(args[0]));
        for (int i = 0; i < 150; i++) {
            sold(r.nextInt(5));
            level(Level.values()[r.nextInt(2)]);
            Queue q = new Queue();
            q.size = r.nextInt(3);
            q.top = q.size == 0 ? null : "t" + i;
            last(q);
            fill(new int[r.nextInt(4)]);
            other(r.nextBoolean());
            Box b = r.nextBoolean() ? new Box() : null;
            if (b != null) {
                b.cost = r.nextInt(50);
            }
            Item item = new Item(r.nextInt(9), b);
            item.rename(1 + r.nextInt(30));
            item.price();
            new Tool(r.nextInt(9)).weigh();
        }
    }
}
