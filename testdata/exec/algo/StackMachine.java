// exit: 1
package algo;

import java.util.*;

/** A stack machine with located errors, a number automaton, an inventory with rollback. */
public class StackMachine {
    enum Op {
        PUSH, ADD, SUB, MUL, DIV, JMP, JZ, LOAD, STORE, PRINT, CALL, RET, HALT, DUP, SWAP, LT
    }
    static class VmError extends RuntimeException {
        final int pc;
        VmError(int pc, String m, Throwable c) {
            super("pc=" + pc + ": " + m, c);
            this.pc = pc;
        }
    }
    static class Vm {
        final int[] code;
        final Deque<Integer> st = new ArrayDeque<>(), calls = new ArrayDeque<>();
        final int[] mem = new int[16];
        final StringBuilder out = new StringBuilder();
        int pc, steps;
        Vm(int... c) {
            code = c;
        }
        int pop() {
            return st.pop();
        }
        Vm run() {
            while (true) {
                int at = pc;
                try {
                    if (++steps > 10000) throw new IllegalStateException("step limit");
                    Op op = Op.values()[code[pc++]];
                    switch (op) {
                        case PUSH -> st.push(code[pc++]);
                        case ADD -> st.push(pop() + pop());
                        case SUB -> {
                            int b = pop(), a = pop();
                            st.push(a - b);
                        }
                        case MUL -> st.push(pop() * pop());
                        case DIV -> {
                            int b = pop(), a = pop();
                            st.push(a / b);
                        }
                        case JMP -> pc = code[pc];
                        case JZ -> {
                            int t = code[pc++];
                            if (pop() == 0) pc = t;
                        }
                        case LOAD -> st.push(mem[code[pc++]]);
                        case STORE -> mem[code[pc++]] = pop();
                        case PRINT -> out.append(pop()).append(' ');
                        case CALL -> {
                            calls.push(pc + 1);
                            pc = code[pc];
                        }
                        case RET -> pc = calls.pop();
                        case DUP -> st.push(st.peek());
                        case SWAP -> {
                            int b = pop(), a = pop();
                            st.push(b);
                            st.push(a);
                        }
                        case LT -> {
                            int b = pop(), a = pop();
                            st.push(a < b ? 1 : 0);
                        }
                        case HALT -> {
                            return this;
                        }
                    }
                } catch (RuntimeException e) {
                    throw new VmError(at, e.getClass().getSimpleName(), e);
                }
            }
        }
    }
    static int o(Op p) {
        return p.ordinal();
    }
    interface State {
        State next(char c);
        default boolean ok() {
            return false;
        }
    }
    enum Num implements State {
        START {
            public State next(char c) {
                return c == '-' ? SIGN : Character.isDigit(c) ? INT : ERR;
            }
        }, SIGN {
            public State next(char c) {
                return Character.isDigit(c) ? INT : ERR;
            }
        }, INT {
            public State next(char c) {
                return Character.isDigit(c) ? INT : c == '.' ? DOT : c == 'e' ? EXP : ERR;
            }
            public boolean ok() {
                return true;
            }
        }, DOT {
            public State next(char c) {
                return Character.isDigit(c) ? FRAC : ERR;
            }
        }, FRAC {
            public State next(char c) {
                return Character.isDigit(c) ? FRAC : c == 'e' ? EXP : ERR;
            }
            public boolean ok() {
                return true;
            }
        }, EXP {
            public State next(char c) {
                return Character.isDigit(c) ? EXPN : c == '-' ? EXPS : ERR;
            }
        }, EXPS {
            public State next(char c) {
                return Character.isDigit(c) ? EXPN : ERR;
            }
        }, EXPN {
            public State next(char c) {
                return Character.isDigit(c) ? EXPN : ERR;
            }
            public boolean ok() {
                return true;
            }
        }, ERR {
            public State next(char c) {
                return ERR;
            }
        }
    }
    static boolean num(String s) {
        State q = Num.START;
        for (char c : s.toCharArray()) q = q.next(c);
        return q.ok();
    }
    static class OutOfStock extends Exception {
        final String item;
        OutOfStock(String i, int want, int have) {
            super(String.format("%s: wanted %d, have %d", i, want, have));
            item = i;
        }
    }
    static class Shop {
        private final Map<String, Integer> stock = new TreeMap<>();
        private final List<String> audit = new LinkedList<>();
        void add(String i, int n) {
            stock.merge(i, n, Integer::sum);
        }
        void take(Map<String, Integer> order) throws OutOfStock {
            Map<String, Integer> backup = new TreeMap<>(stock);
            boolean done = false;
            try {
                for (var e : order.entrySet()) {
                    int have = stock.getOrDefault(e.getKey(), 0);
                    if (have < e.getValue()) throw new OutOfStock(e.getKey(), e.getValue(), have);
                    stock.compute(e.getKey(), (k, v) -> v.equals(e.getValue()) ? null : v - e.getValue());
                }
                done = true;
            } finally {
                if (!done) {
                    stock.clear();
                    stock.putAll(backup);
                }
                audit.add(done + "" + stock);
            }
        }
    }
    static int tryDepth(int n) {
        try {
            if (n == 0) throw new ArithmeticException("bottom");
            return tryDepth(n - 1) + 1;
        } catch (ArithmeticException e) {
            if (n % 2 == 0) return n * 100;
            throw e;
        } finally {
            if (n == 3) System.out.println("finally 3");
        }
    }
    static String multi(int k) {
        try {
            switch (k) {
                case 0: throw new java.io.FileNotFoundException("f");
                case 1: throw new IndexOutOfBoundsException(7);
                case 2: Object x = List.of(1);
                ((List<Object>) x).add(2);
                case 3: return Objects.requireNonNull(null, () -> "lazy");
                default: return "fine";
            }
        } catch (java.io.IOException | IndexOutOfBoundsException e) {
            return "multi " + e.getMessage();
        } catch (UnsupportedOperationException e) {
            return "uoe";
        } catch (RuntimeException e) {
            return "rt " + e.getMessage();
        }
    }
    public static void main(String[] args) {
        System.out.println(new Vm(o(Op.PUSH), 5, o(Op.STORE), 0, o(Op.PUSH), 1, o(Op.STORE), 1, o(Op.LOAD), 0,
                o(Op.JZ), 27, o(Op.LOAD), 1, o(Op.LOAD), 0, o(Op.MUL), o(Op.STORE), 1, o(Op.LOAD), 0, o(Op.PUSH), 1,
                o(Op.SUB), o(Op.STORE), 0, o(Op.JMP), 8, o(Op.LOAD), 1, o(Op.PRINT), o(Op.HALT)).run().out);
        for (int[] bad : new int[][]{{o(Op.ADD)}, {o(Op.PUSH), 1, o(Op.PUSH), 0, o(Op.DIV)}, {99}, {o(Op.JMP), 0},
                {o(Op.STORE), 20}, {o(Op.PUSH)}, {o(Op.PUSH), 3, o(Op.STORE), 16}}) try {
            new Vm(bad).run();
        } catch (VmError e) {
            System.out.println(e.getMessage() + " <- " + e.getCause().getMessage() + " " + e.pc);
        }
        for (String s : "1 -2 3.5 4. 5e9 6e-3 .7 - 1e 12.3e-45 x".split(" ")) System.out.print(s + (num(s) ? "+ "
                : "! "));
        System.out.println();
        Shop sh = new Shop();
        sh.add("nut", 5);
        sh.add("bolt", 3);
        sh.add("nut", 2);
        for (Map<String, Integer> ord : List.of(new TreeMap<>(Map.of("nut", 2, "bolt", 1)),
                new TreeMap<>(Map.of("bolt", 2, "nut", 9)), new TreeMap<>(Map.of("bolt", 2)),
                new TreeMap<>(Map.of("gear", 1)))) try {
            sh.take(ord);
            System.out.println("sold " + ord);
        } catch (OutOfStock e) {
            System.out.println(e.getMessage() + " [" + e.item + "]");
        }
        sh.audit.forEach(System.out::println);
        for (int i = 0; i < 6; i++) System.out.print(tryDepth(i) + " ");
        System.out.println();
        for (int i = 0; i < 5; i++) System.out.println(multi(i));
        try {
            tryDepth(-1);
        } catch (StackOverflowError e) {
            System.out.println("SOE");
        }
        int[] data = {3, 0, 2};
        int sum = 0;
        for (int i = 0;; i++) {
            try {
                sum += 12 / data[i];
            } catch (ArithmeticException e) {
                sum += 1000;
                continue;
            } catch (ArrayIndexOutOfBoundsException e) {
                System.out.println(e.getMessage());
                break;
            } finally {
                sum++;
            }
        }
        System.out.println(sum);
        throw new VmError(42, "end", new OutOfStock("all", 1, 0));
    }
}
