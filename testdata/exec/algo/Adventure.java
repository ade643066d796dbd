// stdin: look\ntake lamp\ngo north\ntake sword\ngo down\nlight lamp\ngo down\nlook\nattack troll\nattack troll\nattack troll\ntake gold\ndrop lamp\ninventory\nsave\ntake nothing\nxyzzy\ngo up\nload\ninventory\n\ngo west\nquit\nlook
package algo;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;

/** A text adventure read from standard input: rooms, items, a fight with seeded dice, save and load. */
public class Adventure {
    enum Direction {
        NORTH, SOUTH, EAST, WEST, UP, DOWN;

        Direction opposite() {
            return values()[ordinal() ^ 1];
        }
    }

    static class GameException extends RuntimeException {
        GameException(String m) {
            super(m);
        }
    }

    class Room {
        final String name;
        final boolean dark;
        final Map<Direction, Room> exits = new EnumMap<>(Direction.class);
        final TreeSet<String> items = new TreeSet<>();
        Monster monster;

        Room(String name, boolean dark, String... items) {
            this.name = name;
            this.dark = dark;
            this.items.addAll(List.of(items));
            rooms.put(name, this);
        }

        Room connect(Direction d, Room other) {
            exits.put(d, other);
            other.exits.put(d.opposite(), this);
            return this;
        }

        @Override
        public String toString() {
            if (dark && !(lit && carried.contains("lamp"))) {
                return "It is pitch dark.";
            }
            return name + ". Exits " + exits.keySet() + (items.isEmpty() ? "" : " Items " + items) + (monster == null ? "" : " A " + monster.name() + " (" + monster.health() + ") stands here.");
        }
    }

    record Monster(String name, int health) {
        Monster hit(int n) {
            return n >= health ? null : new Monster(name, health - n);
        }
    }

    record Snapshot(String room, TreeSet<String> carried, int health, int score, boolean lit) {}

    final Map<String, Room> rooms = new TreeMap<>();
    final TreeSet<String> carried = new TreeSet<>();
    final Random dice = new Random(99);
    final Map<String, BiConsumer<Adventure, String>> verbs = new HashMap<>();
    final Deque<Snapshot> saves = new ArrayDeque<>();
    Room here;
    int health = 12;
    int score;
    boolean lit;
    boolean over;

    Adventure() {
        Room cottage = new Room("Cottage", false, "lamp", "bread");
        Room garden = new Room("Garden", false, "sword");
        Room cellar = new Room("Cellar", true);
        Room vault = new Room("Vault", true, "gold");
        cottage.connect(Direction.NORTH, garden).connect(Direction.DOWN, cellar);
        garden.connect(Direction.DOWN, cellar);
        cellar.connect(Direction.DOWN, vault);
        vault.monster = new Monster("troll", 9);
        here = cottage;
        verbs.put("look", (g, s) -> say(here));
        verbs.put("go", Adventure::go);
        verbs.put("take", Adventure::take);
        verbs.put("drop", (g, s) -> {
            if (!carried.remove(s)) {
                throw new GameException("You have no " + s);
            }
            here.items.add(s);
            say("Dropped");
        });
        verbs.put("light", (g, s) -> {
            if (!carried.contains(s) || !s.equals("lamp")) {
                throw new GameException("You cannot light that");
            }
            lit = true;
            say("The lamp glows");
        });
        verbs.put("attack", Adventure::attack);
        verbs.put("inventory", (g, s) -> say(carried + " health " + health + " score " + score));
        verbs.put("save", (g, s) -> {
            saves.push(new Snapshot(here.name, new TreeSet<>(carried), health, score, lit));
            say("Saved " + saves.peek());
        });
        verbs.put("load", (g, s) -> {
            Snapshot p = saves.pop();
            here = rooms.get(p.room());
            carried.clear();
            carried.addAll(p.carried());
            health = p.health();
            score = p.score();
            say("Loaded in " + here.name);
        });
        verbs.put("quit", (g, s) -> over = true);
    }

    void say(Object o) {
        System.out.println("  " + o);
    }

    void go(String where) {
        Direction d;
        try {
            d = Direction.valueOf(where.toUpperCase(java.util.Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new GameException("Where is " + where + "?");
        }
        Room next = here.exits.get(d);
        if (next == null) {
            throw new GameException("No way " + d);
        }
        here = next;
        if (here.dark && !lit && dice.nextInt(4) == 0) {
            health -= 3;
            say("You stumble in the dark");
        }
        say(here);
    }

    void take(String what) {
        if (here.monster != null) {
            throw new GameException("The " + here.monster.name() + " growls");
        }
        if (!here.items.remove(what)) {
            throw new GameException("No " + what + " here");
        }
        carried.add(what);
        score += what.equals("gold") ? 50 : 5;
        say("Taken. Score " + score);
    }

    void attack(String whom) {
        if (here.monster == null || !here.monster.name().equals(whom)) {
            throw new GameException("Nobody called " + whom);
        }
        int blow = 1 + dice.nextInt(6) + (carried.contains("sword") ? 2 : 0);
        here.monster = here.monster.hit(blow);
        if (here.monster == null) {
            score += 20;
            say("You strike " + blow + " and win");
        } else {
            int back = dice.nextInt(4);
            health -= back;
            say("You strike " + blow + ", it strikes " + back + ", you have " + health + ", " + here.monster);
            over = health <= 0;
        }
    }

    public static void main(String[] args) throws IOException {
        Adventure g = new Adventure();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        List<String> history = new ArrayList<>();
        String line;
        while (!g.over && (line = in.readLine()) != null) {
            String[] words = line.trim().split(" ", 2);
            System.out.println("> " + line);
            BiConsumer<Adventure, String> verb = g.verbs.get(words[0]);
            if (verb == null) {
                System.out.println(words[0].isEmpty() ? "  Speak!" : "  I do not know how to " + words[0]);
                continue;
            }
            try {
                verb.accept(g, words.length > 1 ? words[1] : "");
                history.add(words[0]);
            } catch (GameException e) {
                System.out.println("  " + e.getMessage() + ".");
            }
        }
        System.out.println("score " + g.score + " health " + g.health + " moves " + history.size() + " unread '" + in.readLine() + "'");
        g.rooms.values().forEach(r -> System.out.println(r.name + " " + r.items + " " + r.monster));
    }
}
