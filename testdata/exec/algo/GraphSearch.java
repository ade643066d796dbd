package algo;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;

/** Dijkstra, Bellman-Ford, Floyd-Warshall, topological sort, Kruskal, A* on a grid, and strong components. */
public class GraphSearch {
    record Edge(String from, String to, int cost) {}

    static final List<Edge> EDGES = new ArrayList<>();
    static final Map<String, List<Edge>> OUT = new TreeMap<>();

    static void edge(String from, String to, int cost) {
        Edge e = new Edge(from, to, cost);
        EDGES.add(e);
        OUT.computeIfAbsent(from, k -> new ArrayList<>()).add(e);
        OUT.computeIfAbsent(to, k -> new ArrayList<>());
    }

    static Map<String, Integer> dijkstra(String source, Map<String, String> previous) {
        Map<String, Integer> dist = new TreeMap<>();
        record Item(String node, int d) {}
        PriorityQueue<Item> queue = new PriorityQueue<>(Comparator.comparingInt(Item::d).thenComparing(Item::node));
        queue.add(new Item(source, 0));
        dist.put(source, 0);
        while (!queue.isEmpty()) {
            Item item = queue.poll();
            if (item.d() > dist.get(item.node())) {
                continue;
            }
            for (Edge e : OUT.get(item.node())) {
                int nd = item.d() + e.cost();
                if (nd < dist.getOrDefault(e.to(), Integer.MAX_VALUE)) {
                    dist.put(e.to(), nd);
                    previous.put(e.to(), e.from());
                    queue.add(new Item(e.to(), nd));
                }
            }
        }
        return dist;
    }

    static Map<String, Integer> bellmanFord(String source, List<Edge> edges) {
        Map<String, Integer> dist = new TreeMap<>();
        dist.put(source, 0);
        boolean changed = true;
        int rounds = 0;
        while (changed) {
            if (++rounds > OUT.size() + 1) {
                throw new ArithmeticException("negative cycle");
            }
            changed = false;
            for (Edge e : edges) {
                Integer d = dist.get(e.from());
                if (d != null && d + e.cost() < dist.getOrDefault(e.to(), Integer.MAX_VALUE)) {
                    dist.put(e.to(), d + e.cost());
                    changed = true;
                }
            }
        }
        return dist;
    }

    static int[] parent;

    static int find(int x) {
        return parent[x] == x ? x : (parent[x] = find(parent[x]));
    }

    static int kruskal(List<String> nodes) {
        parent = new int[nodes.size()];
        Arrays.setAll(parent, i -> i);
        List<Edge> sorted = new ArrayList<>(EDGES);
        sorted.sort(Comparator.comparingInt(Edge::cost).thenComparing(Edge::from).thenComparing(Edge::to));
        int total = 0;
        for (Edge e : sorted) {
            int a = find(nodes.indexOf(e.from()));
            int b = find(nodes.indexOf(e.to()));
            if (a != b) {
                parent[a] = b;
                total += e.cost();
                System.out.println("  take " + e);
            }
        }
        return total;
    }

    static List<String> topological(Map<String, List<String>> deps) {
        List<String> order = new ArrayList<>();
        Map<String, Integer> mark = new HashMap<>();
        for (String n : deps.keySet()) {
            visit(n, deps, mark, order);
        }
        return order;
    }

    static void visit(String n, Map<String, List<String>> deps, Map<String, Integer> mark, List<String> order) {
        switch (mark.getOrDefault(n, 0)) {
            case 1 -> throw new IllegalStateException("cycle through " + n);
            case 2 -> { }
            default -> {
                mark.put(n, 1);
                for (String d : deps.getOrDefault(n, List.of())) {
                    visit(d, deps, mark, order);
                }
                mark.put(n, 2);
                order.add(n);
            }
        }
    }

    static final String[] GRID = {
        "S..#......",
        ".#.#.####.",
        ".#...#....",
        ".#####.##.",
        "......#...",
        ".####...#G",
    };

    static String[] aStar() {
        int h = GRID.length;
        int w = GRID[0].length();
        int goal = 5 * w + 9;
        int[] g = new int[h * w];
        int[] from = new int[h * w];
        Arrays.fill(g, Integer.MAX_VALUE);
        Arrays.fill(from, -1);
        g[0] = 0;
        PriorityQueue<int[]> open = new PriorityQueue<>((a, b) -> a[0] != b[0] ? a[0] - b[0] : a[1] - b[1]);
        open.add(new int[] {0, 0});
        Set<Integer> closed = new HashSet<>();
        while (!open.isEmpty()) {
            int cell = open.poll()[1];
            if (!closed.add(cell)) {
                continue;
            }
            if (cell == goal) {
                break;
            }
            int[][] moves = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
            for (int[] m : moves) {
                int y = cell / w + m[0];
                int x = cell % w + m[1];
                if (y < 0 || x < 0 || y >= h || x >= w || GRID[y].charAt(x) == '#') {
                    continue;
                }
                int next = y * w + x;
                if (g[cell] + 1 < g[next]) {
                    g[next] = g[cell] + 1;
                    from[next] = cell;
                    open.add(new int[] {g[next] + Math.abs(y - 5) + Math.abs(x - 9), next});
                }
            }
        }
        char[][] picture = new char[h][];
        for (int i = 0; i < h; i++) {
            picture[i] = GRID[i].toCharArray();
        }
        for (int c = from[goal]; c > 0; c = from[c]) {
            picture[c / w][c % w] = '*';
        }
        System.out.println("A* length " + g[goal] + " expanded " + closed.size());
        return Arrays.stream(picture).map(String::new).toArray(String[]::new);
    }

    static class Tarjan {
        final Map<String, Integer> index = new HashMap<>();
        final Map<String, Integer> low = new HashMap<>();
        final Deque<String> stack = new ArrayDeque<>();
        final List<List<String>> components = new ArrayList<>();

        void run(String v) {
            index.put(v, index.size());
            low.put(v, index.get(v));
            stack.push(v);
            for (Edge e : OUT.get(v)) {
                if (!index.containsKey(e.to())) {
                    run(e.to());
                    low.merge(v, low.get(e.to()), Math::min);
                } else if (stack.contains(e.to())) {
                    low.merge(v, index.get(e.to()), Math::min);
                }
            }
            if (low.get(v).equals(index.get(v))) {
                List<String> c = new ArrayList<>();
                String w;
                do {
                    w = stack.pop();
                    c.add(w);
                } while (!w.equals(v));
                Collections.sort(c);
                components.add(c);
            }
        }
    }

    public static void main(String[] args) {
        edge("a", "b", 7);
        edge("a", "c", 3);
        edge("c", "b", 1);
        edge("b", "d", 2);
        edge("c", "d", 8);
        edge("d", "e", 1);
        edge("e", "b", 4);
        edge("d", "f", 9);
        edge("e", "f", 5);
        edge("g", "a", 2);
        Map<String, String> previous = new HashMap<>();
        Map<String, Integer> dist = dijkstra("a", previous);
        System.out.println("dijkstra " + dist);
        StringBuilder path = new StringBuilder("f");
        for (String n = previous.get("f"); n != null; n = previous.get(n)) {
            path.insert(0, n + ">");
        }
        System.out.println("path " + path);
        System.out.println("bellman  " + bellmanFord("a", EDGES));
        List<Edge> negative = new ArrayList<>(EDGES);
        negative.add(new Edge("f", "c", -20));
        try {
            bellmanFord("a", negative);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println("kruskal " + kruskal(new ArrayList<>(OUT.keySet())));
        Map<String, List<String>> deps = new TreeMap<>(Map.of("app", List.of("log", "db"), "db", List.of("io", "log"),
            "log", List.of("io"), "io", List.of(), "test", List.of("app")));
        System.out.println("topo " + topological(deps));
        deps.put("io", List.of("test"));
        try {
            topological(deps);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        for (String row : aStar()) {
            System.out.println(row);
        }
        Tarjan t = new Tarjan();
        for (String n : OUT.keySet()) {
            if (!t.index.containsKey(n)) {
                t.run(n);
            }
        }
        System.out.println("components " + t.components);
        int n = 6;
        int[][] d = new int[n][n];
        for (int[] row : d) {
            Arrays.fill(row, 1_000_000);
        }
        for (Edge e : EDGES) {
            if (!e.from().equals("g")) {
                d[e.from().charAt(0) - 'a'][e.to().charAt(0) - 'a'] = e.cost();
            }
        }
        for (int k = 0; k < n; k++) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    d[i][j] = Math.min(d[i][j], d[i][k] + d[k][j]);
                }
            }
        }
        for (int[] row : d) {
            System.out.println(Arrays.toString(row).replace("1000000", "-"));
        }
    }
}
