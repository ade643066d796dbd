package shapes;

import java.util.IdentityHashMap;

/** Looks at all of an unknown structure and prints its shape. */
public class Shapes {
    abstract static class Thing {
        abstract Thing[] refs();
    }

    static class Cell extends Thing {
        Cell next;

        Thing[] refs() { return new Thing[] {next}; }
    }

    static class Node extends Thing {
        Node left, right;

        Thing[] refs() { return new Thing[] {left, right}; }

        boolean isTree() { return grows(this, new IdentityHashMap<>()); }

        static boolean grows(Node n, IdentityHashMap<Node, Node> seen) {
            return n == null || seen.put(n, n) == null && grows(n.left, seen) && grows(n.right, seen);
        }

        boolean isList() { // left is the previous node, right the next
            if (left != null) {
                return false;
            }
            for (Node n = this; n.right != null; n = n.right) {
                if (n.right.left != n) {
                    return false;
                }
            }
            return true;
        }
    }

    abstract static class Expr extends Thing {
    }

    static class Leaf extends Expr {
        Thing[] refs() { return new Thing[0]; }
    }

    static class Pair extends Expr {
        Expr a, b;

        Thing[] refs() { return new Thing[] {a, b}; }
    }

    static class Owner extends Thing {
        Item first;

        Thing[] refs() { return new Thing[] {first}; }
    }

    static class Item extends Thing {
        Owner owner;
        Item next;

        Thing[] refs() { return new Thing[] {owner, next}; }
    }

    static void describe(Thing t, StringBuilder text, IdentityHashMap<Thing, Integer> seen) {
        if (t == null) {
            text.append('-');
            return;
        }
        Integer known = seen.get(t);
        if (known != null) {
            text.append('#').append(known);
            return;
        }
        seen.put(t, seen.size());
        text.append(t.getClass().getSimpleName()).append('(');
        for (Thing r : t.refs()) {
            describe(r, text, seen);
        }
        text.append(')');
    }

    static void print(Thing... roots) {
        StringBuilder text = new StringBuilder("shape ");
        IdentityHashMap<Thing, Integer> seen = new IdentityHashMap<>();
        for (Thing t : roots) {
            describe(t, text, seen);
        }
        System.out.println(text);
    }

    static void cells(Cell c) { print(c); }

    static void twoCells(Cell c, Cell d) { print(c, d); }

    static void nodes(Node n) { print(n); }

    static void exprs(Expr e) { print(e); }

    static void owners(Owner o, Item i) { print(o, i); }

    /** The same in another order, which finds the same shapes. */
    static void backwards(Node n) {
        if (n != null && n.right != null && n.right.left == n) {
            n.right.right = n.right.right;
        }
        print(n);
    }

    public static void main(String[] args) {
        switch (args[0]) {
            case "cells": cells(null); break;
            case "twoCells": twoCells(null, null); break;
            case "nodes": nodes(null); break;
            case "exprs": exprs(null); break;
            case "owners": owners(null, null); break;
            case "backwards": backwards(null); break;
            default: throw new IllegalArgumentException(args[0]);
        }
    }
}
