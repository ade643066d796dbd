package algo;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Discrete events in a shop, CPU scheduling policies, an elevator, a vending machine, Markov text, dining rounds. */
public class Simulations {
    abstract static class Event implements Comparable<Event> {
        private static int serial;
        final double time;
        private final int id = serial++;

        Event(double time) {
            this.time = time;
        }

        abstract void run(Shop shop);

        @Override
        public int compareTo(Event o) {
            int c = Double.compare(time, o.time);
            return c != 0 ? c : Integer.compare(id, o.id);
        }
    }

    static class Shop {
        final PriorityQueue<Event> agenda = new PriorityQueue<>();
        final Deque<Double> waiting = new ArrayDeque<>();
        final Random random = new Random(2023);
        int free = 2;
        int served;
        int lost;
        double totalWait;
        int longest;

        class Arrival extends Event {
            Arrival(double t) {
                super(t);
            }

            @Override
            void run(Shop s) {
                if (time < 480) {
                    agenda.add(new Arrival(time + 1 + random.nextInt(6)));
                }
                if (waiting.size() >= 4) {
                    lost++;
                } else {
                    waiting.add(time);
                    longest = Math.max(longest, waiting.size());
                    dispatch(time);
                }
            }
        }

        void dispatch(double now) {
            while (free > 0 && !waiting.isEmpty()) {
                free--;
                totalWait += now - waiting.remove();
                double until = now + 4 + random.nextInt(6);
                agenda.add(new Event(until) {
                    @Override
                    void run(Shop s) {
                        served++;
                        free++;
                        dispatch(time);
                    }
                });
            }
        }

        String simulate() {
            agenda.add(new Arrival(0));
            double last = 0;
            int events = 0;
            while (!agenda.isEmpty()) {
                Event e = agenda.remove();
                assert e.time >= last;
                last = e.time;
                e.run(this);
                events++;
            }
            return String.format(Locale.ROOT, "events %d served %d lost %d longest %d mean wait %.3f end %.0f", events, served, lost, longest, totalWait / served, last);
        }
    }

    record Job(String name, int arrival, int burst, int priority) {}

    enum Policy {
        FCFS(Comparator.comparingInt(Job::arrival)), SJF(Comparator.comparingInt(Job::burst)), PRIORITY(Comparator.comparingInt(Job::priority)), ROUND_ROBIN(null);

        final Comparator<Job> order;

        Policy(Comparator<Job> order) {
            this.order = order;
        }

        String run(List<Job> jobs) {
            List<Job> future = new ArrayList<>(jobs);
            future.sort(Comparator.comparingInt(Job::arrival).thenComparing(Job::name));
            List<Job> ready = new ArrayList<>();
            Map<String, Integer> left = new LinkedHashMap<>();
            Map<String, Integer> done = new TreeMap<>();
            StringBuilder gantt = new StringBuilder();
            jobs.forEach(j -> left.put(j.name(), j.burst()));
            int t = 0;
            while (done.size() < jobs.size()) {
                while (!future.isEmpty() && future.get(0).arrival() <= t) {
                    ready.add(future.remove(0));
                }
                if (ready.isEmpty()) {
                    gantt.append('.');
                    t++;
                    continue;
                }
                Job j = order == null ? ready.get(0) : ready.stream().min(order.thenComparing(Job::name)).get();
                ready.remove(j);
                int slice = order == null ? Math.min(3, left.get(j.name())) : left.get(j.name());
                gantt.append(j.name().repeat(slice));
                t += slice;
                while (!future.isEmpty() && future.get(0).arrival() <= t) {
                    ready.add(future.remove(0));
                }
                if (left.merge(j.name(), -slice, Integer::sum) == 0) {
                    done.put(j.name(), t - j.arrival());
                } else {
                    ready.add(j);
                }
            }
            return gantt + " turnaround " + done + " mean " + done.values().stream().mapToInt(x -> x).average().getAsDouble();
        }
    }

    enum Coin {
        NICKEL(5), DIME(10), QUARTER(25);

        final int cents;

        Coin(int cents) {
            this.cents = cents;
        }
    }

    enum Vending {
        IDLE {
            @Override
            Vending on(Machine m, String in) {
                if (in.equals("refund")) {
                    return this;
                }
                return COLLECTING.on(m, in);
            }
        },
        COLLECTING {
            @Override
            Vending on(Machine m, String in) {
                switch (in) {
                    case "refund" -> {
                        m.change();
                        return IDLE;
                    }
                    case "select" -> {
                        if (m.stock == 0) {
                            m.log.append("sold out; ");
                            return OUT;
                        }
                        if (m.credit < 60) {
                            m.log.append("need ").append(60 - m.credit).append("; ");
                            return this;
                        }
                        m.credit -= 60;
                        m.stock--;
                        m.log.append("vend; ");
                        m.change();
                        return IDLE;
                    }
                    default -> {
                        Coin c = Coin.valueOf(in);
                        m.credit += c.cents;
                        m.box.merge(c, 1, Integer::sum);
                        return this;
                    }
                }
            }
        },
        OUT {
            @Override
            Vending on(Machine m, String in) {
                m.change();
                return this;
            }
        };

        abstract Vending on(Machine m, String in);
    }

    static class Machine {
        int credit;
        int stock = 2;
        final EnumMap<Coin, Integer> box = new EnumMap<>(Coin.class);
        final StringBuilder log = new StringBuilder();

        void change() {
            Coin[] coins = Coin.values();
            for (int i = coins.length - 1; i >= 0; i--) {
                while (credit >= coins[i].cents && box.getOrDefault(coins[i], 0) > 0) {
                    credit -= coins[i].cents;
                    box.merge(coins[i], -1, Integer::sum);
                    log.append(coins[i].name().charAt(0)).append(' ');
                }
            }
        }
    }

    static String markov(String text, int order, int words, long seed) {
        Map<String, List<String>> next = new TreeMap<>();
        String[] w = text.split("\\s+");
        for (int i = 0; i + order < w.length; i++) {
            String key = String.join(" ", List.of(w).subList(i, i + order));
            next.computeIfAbsent(key, k -> new ArrayList<>()).add(w[i + order]);
        }
        Random r = new Random(seed);
        List<String> keys = new ArrayList<>(next.keySet());
        List<String> out = new ArrayList<>(List.of(keys.get(r.nextInt(keys.size())).split(" ")));
        while (out.size() < words) {
            List<String> options = next.get(String.join(" ", out.subList(out.size() - order, out.size())));
            if (options == null) {
                break;
            }
            out.add(options.get(r.nextInt(options.size())));
        }
        return next.size() + " states: " + String.join(" ", out);
    }

    static String elevator(int[][] calls) {
        StringBuilder sb = new StringBuilder();
        int floor = 0;
        int dir = 1;
        List<int[]> waiting = new ArrayList<>(List.of(calls));
        List<Integer> riding = new ArrayList<>();
        for (int t = 0; t < 60 && (!waiting.isEmpty() || !riding.isEmpty()); t++) {
            int f = floor;
            int now = t;
            boolean stop = riding.removeIf(x -> x == f);
            List<int[]> boarding = waiting.stream().filter(c -> c[0] <= now && c[1] == f).collect(Collectors.toList());
            if (!boarding.isEmpty()) {
                stop = true;
                waiting.removeAll(boarding);
                boarding.forEach(c -> riding.add(c[2]));
            }
            if (stop) {
                sb.append(t).append('@').append(f).append(riding).append(' ');
                continue;
            }
            int d = dir;
            boolean more = riding.stream().anyMatch(x -> (x - f) * d > 0) || waiting.stream().anyMatch(c -> c[0] <= now && (c[1] - f) * d > 0);
            boolean back = riding.stream().anyMatch(x -> (x - f) * d < 0) || waiting.stream().anyMatch(c -> c[0] <= now && (c[1] - f) * d < 0);
            dir = more ? dir : back ? -dir : dir;
            floor += more || back ? dir : 0;
        }
        return sb.toString().trim();
    }

    public static void main(String[] args) {
        System.out.println(new Shop().simulate());
        List<Job> jobs = List.of(new Job("A", 0, 7, 3), new Job("B", 2, 4, 1), new Job("C", 4, 1, 4), new Job("D", 5, 4, 2), new Job("E", 30, 2, 0));
        for (Policy p : Policy.values()) {
            System.out.println(p + " " + p.run(jobs));
        }
        Machine m = new Machine();
        Vending v = Vending.IDLE;
        for (String in : "refund QUARTER select QUARTER QUARTER select DIME NICKEL refund QUARTER QUARTER DIME select QUARTER select refund PENNY".split(" ")) {
            try {
                Vending n = v.on(m, in);
                if (n != v) {
                    m.log.append(v).append("->").append(n).append("; ");
                }
                v = n;
            } catch (IllegalArgumentException e) {
                m.log.append("rejected ").append(in);
            }
        }
        System.out.println(m.log + " credit " + m.credit + " stock " + m.stock + " box " + m.box + " " + v.getClass().isEnum() + v.getDeclaringClass().isEnum());
        String text = "the cat sat on the mat and the dog sat on the log while the cat saw the dog and the dog saw the cat on the mat";
        System.out.println(markov(text, 1, 18, 4));
        System.out.println(markov(text, 2, 18, 4));
        System.out.println(elevator(new int[][] {{0, 3, 0}, {1, 1, 5}, {4, 5, 2}, {9, 2, 4}, {20, 0, 1}}));
    }
}
