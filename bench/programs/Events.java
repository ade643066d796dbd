import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;

/** Simulates customers in a bank by events in a priority queue. */
public class Events {
    private interface Event extends Comparable<Event> {
        long time();

        long order();

        void happen(Events bank);

        @Override
        default int compareTo(Event other) {
            int c = Long.compare(time(), other.time());
            return c != 0 ? c : Long.compare(order(), other.order());
        }
    }

    private record Arrival(long time, long order, int customer) implements Event {
        @Override
        public void happen(Events bank) {
            bank.waiting.addLast(this);
            bank.serve(time);
            if (bank.left-- > 0) {
                bank.add(new Arrival(time + 1 + bank.random(20), bank.next++, customer + 1));
            }
        }
    }

    private record Departure(long time, long order, Clerk clerk, int customer) implements Event {
        @Override
        public void happen(Events bank) {
            clerk.served++;
            bank.checksum = bank.checksum * 31 + customer * 7L + time;
            bank.free.add(clerk);
            bank.serve(time);
        }
    }

    private static final class Clerk {
        final int speed;
        int served;

        Clerk(int speed) {
            this.speed = speed;
        }
    }

    private final PriorityQueue<Event> agenda = new PriorityQueue<>();
    private final Deque<Arrival> waiting = new ArrayDeque<>();
    private final List<Clerk> free = new ArrayList<>();
    private int left;
    private long next;
    private long seed = 42;
    private long checksum;
    private long totalWait;

    private int random(int bound) {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return (int) ((seed >>> 33) % bound);
    }

    private void add(Event e) {
        agenda.add(e);
    }

    private void serve(long now) {
        while (!waiting.isEmpty() && !free.isEmpty()) {
            Arrival a = waiting.removeFirst();
            Clerk c = free.remove(free.size() - 1);
            totalWait += now - a.time();
            add(new Departure(now + c.speed + random(30), next++, c, a.customer()));
        }
    }

    public static void main(String[] args) {
        Events bank = new Events();
        bank.left = args.length > 0 ? Integer.parseInt(args[0]) : 60_000;
        List<Clerk> clerks = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Clerk c = new Clerk(10 + 4 * i);
            clerks.add(c);
            bank.free.add(c);
        }
        for (int i = 0; i < 40; i++) {
            bank.add(new Arrival(i, bank.next++, -i));
        }
        while (!bank.agenda.isEmpty()) {
            bank.agenda.poll().happen(bank);
        }
        StringBuilder served = new StringBuilder();
        for (Clerk c : clerks) {
            served.append(' ').append(c.served);
        }
        System.out.println("events " + bank.checksum + " " + bank.totalWait + served);
    }
}
