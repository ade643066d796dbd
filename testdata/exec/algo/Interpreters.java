package algo;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongBinaryOperator;

/** A tape-machine (eight-symbol) interpreter, a Forth-like stack language, RPN, a Turing machine, a register machine. */
public class Interpreters {
    static String tape(String program, String input, int limit) {
        int[] jump = new int[program.length()];
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = 0; i < program.length(); i++) {
            if (program.charAt(i) == '[') {
                open.push(i);
            } else if (program.charAt(i) == ']') {
                if (open.isEmpty()) {
                    return "unbalanced ] at " + i;
                }
                jump[i] = open.pop();
                jump[jump[i]] = i;
            }
        }
        if (!open.isEmpty()) {
            return "unbalanced [ at " + open.peek();
        }
        byte[] cells = new byte[64];
        int p = 0;
        int in = 0;
        StringBuilder out = new StringBuilder();
        for (int pc = 0; pc < program.length(); pc++) {
            if (--limit < 0) {
                return out + " (limit)";
            }
            switch (program.charAt(pc)) {
                case '>' -> p = (p + 1) % cells.length;
                case '<' -> p = (p + cells.length - 1) % cells.length;
                case '+' -> cells[p]++;
                case '-' -> cells[p]--;
                case '.' -> out.append((char) (cells[p] & 0xff));
                case ',' -> cells[p] = in < input.length() ? (byte) input.charAt(in++) : 0;
                case '[' -> {
                    if (cells[p] == 0) {
                        pc = jump[pc];
                    }
                }
                case ']' -> {
                    if (cells[p] != 0) {
                        pc = jump[pc];
                    }
                }
                default -> { }
            }
        }
        return out.toString();
    }

    static class Forth {
        final Deque<Long> stack = new ArrayDeque<>();
        final Map<String, Runnable> words = new HashMap<>();
        final StringBuilder out = new StringBuilder();
        private int depth;

        Forth() {
            binary("+", (a, b) -> a + b);
            binary("-", (a, b) -> a - b);
            binary("*", (a, b) -> a * b);
            binary("/", (a, b) -> a / b);
            binary("mod", Math::floorMod);
            binary("=", (a, b) -> a == b ? -1 : 0);
            binary("<", (a, b) -> a < b ? -1 : 0);
            words.put("dup", () -> stack.push(stack.element()));
            words.put("drop", stack::pop);
            words.put("swap", () -> {
                long b = stack.pop();
                long a = stack.pop();
                stack.push(b);
                stack.push(a);
            });
            words.put("over", () -> {
                long b = stack.pop();
                long a = stack.element();
                stack.push(b);
                stack.push(a);
            });
            words.put(".", () -> out.append(stack.pop()).append(' '));
            words.put("emit", () -> out.append((char) (long) stack.pop()));
        }

        private void binary(String name, LongBinaryOperator op) {
            words.put(name, () -> {
                long b = stack.pop();
                stack.push(op.applyAsLong(stack.pop(), b));
            });
        }

        String run(String text) {
            try {
                exec(Arrays.asList(text.trim().split("\\s+")));
                return out + "<" + stack.size() + ">";
            } catch (java.util.NoSuchElementException e) {
                return out + "stack underflow";
            } catch (ArithmeticException | IllegalStateException e) {
                return out + e.getMessage();
            }
        }

        private void exec(List<String> code) {
            if (++depth > 50) {
                throw new IllegalStateException("recursion too deep");
            }
            try {
                each(code);
            } finally {
                depth--;
            }
        }

        private void each(List<String> code) {
            for (int i = 0; i < code.size(); i++) {
                String w = code.get(i);
                switch (w) {
                    case ":" -> {
                        int end = i + code.subList(i, code.size()).indexOf(";");
                        List<String> body = code.subList(i + 2, end);
                        words.put(code.get(i + 1), () -> exec(body));
                        i = end;
                    }
                    case "if" -> {
                        int[] ends = match(code, i);
                        boolean yes = stack.pop() != 0;
                        exec(yes ? code.subList(i + 1, ends[0]) : code.subList(Math.min(ends[0] + 1, ends[1]), ends[1]));
                        i = ends[1];
                    }
                    case "times" -> {
                        int end = i + code.subList(i, code.size()).lastIndexOf("end");
                        for (long n = stack.pop(); n > 0; n--) {
                            exec(code.subList(i + 1, end));
                        }
                        i = end;
                    }
                    default -> {
                        Runnable r = words.get(w);
                        if (r != null) {
                            r.run();
                        } else {
                            try {
                                stack.push(Long.parseLong(w));
                            } catch (NumberFormatException e) {
                                throw new IllegalStateException("unknown word " + w);
                            }
                        }
                    }
                }
            }
        }

        private int[] match(List<String> code, int i) {
            int depth = 0;
            int other = -1;
            for (int k = i; k < code.size(); k++) {
                String w = code.get(k);
                if (w.equals("if")) {
                    depth++;
                } else if (w.equals("else") && depth == 1) {
                    other = k;
                } else if (w.equals("then") && --depth == 0) {
                    return new int[] {other < 0 ? k : other, k};
                }
            }
            throw new IllegalStateException("if without then");
        }
    }

    static String turing(Map<String, String> rules, String tape) {
        StringBuilder t = new StringBuilder(tape);
        String state = "s";
        int head = 0;
        int steps = 0;
        while (!state.equals("halt")) {
            if (head < 0) {
                t.insert(0, '_');
                head = 0;
            }
            if (head == t.length()) {
                t.append('_');
            }
            String rule = rules.get(state + t.charAt(head));
            if (rule == null) {
                return t + " stuck in " + state + " after " + steps;
            }
            String[] parts = rule.split(" ");
            t.setCharAt(head, parts[0].charAt(0));
            head += parts[1].equals("R") ? 1 : parts[1].equals("L") ? -1 : 0;
            state = parts[2];
            steps++;
        }
        return t.toString().replace("_", "") + " in " + steps;
    }

    static String registers(String... program) {
        Map<String, Integer> labels = new HashMap<>();
        for (int i = 0; i < program.length; i++) {
            if (program[i].endsWith(":")) {
                labels.put(program[i].replace(":", ""), i);
            }
        }
        int[] r = new int[4];
        int steps = 0;
        for (int pc = 0; pc < program.length && steps < 5000; pc++, steps++) {
            String[] p = program[pc].split("[ ,]+");
            switch (p[0]) {
                case "mov" -> r[p[1].charAt(1) - '0'] = value(r, p[2]);
                case "add" -> r[p[1].charAt(1) - '0'] += value(r, p[2]);
                case "sub" -> r[p[1].charAt(1) - '0'] -= value(r, p[2]);
                case "mul" -> r[p[1].charAt(1) - '0'] *= value(r, p[2]);
                case "jnz" -> pc = value(r, p[1]) != 0 ? labels.get(p[2]) : pc;
                default -> { }
            }
        }
        return Arrays.toString(r) + " in " + steps;
    }

    static int value(int[] r, String s) {
        return s.charAt(0) == 'r' ? r[s.charAt(1) - '0'] : Integer.parseInt(s);
    }

    static String rpn(String in) {
        Deque<String> ops = new ArrayDeque<>();
        StringBuilder out = new StringBuilder();
        for (String t : in.split(" ")) {
            if (Character.isDigit(t.charAt(0))) {
                out.append(t).append(' ');
            } else if (t.equals("(")) {
                ops.push(t);
            } else if (t.equals(")")) {
                while (!ops.element().equals("(")) {
                    out.append(ops.pop()).append(' ');
                }
                ops.pop();
            } else {
                while (!ops.isEmpty() && "(+-*/".indexOf(ops.element()) / 3 * 2 + ("*/".contains(ops.element()) ? 1 : 0) >= "(+-*/".indexOf(t) / 3 * 2 + ("*/".contains(t) ? 1 : 0) && !ops.element().equals("(")) {
                    out.append(ops.pop()).append(' ');
                }
                ops.push(t);
            }
        }
        while (!ops.isEmpty()) {
            out.append(ops.pop()).append(' ');
        }
        return out.toString().trim();
    }

    public static void main(String[] args) {
        System.out.println(tape("++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.", "", 5000));
        System.out.println(tape(",[>+<-.,]", "echo", 1000) + " " + tape(">,>,<[->[->>+<<<+>]<[->+<]>>]", "", 300) + " " + tape("+[]", "", 100) + " " + tape("[", "", 9) + " " + tape("]", "", 9));
        System.out.println(tape(",[.[-],]", "abc", 9999) + " " + tape(">>++++++++[<++++++++>-]<+.+.+.", "", 9999) + " " + (int) tape("-.", "", 5).charAt(0));
        for (String f : new String[] {"1 2 + 3 * .", ": sq dup * ; 7 sq . 3 sq sq .", "5 : f dup 1 < if drop 1 else dup 1 - f * then ; f .", "3 times 42 emit end", "1 0 /", "+", "nope", ": loop loop ; loop", "1 2 swap over . . .", "10 5 < if 1 . else 2 . then 7 if 3 . then", "-7 3 mod . 2 3 = .", "1 if 2"}) {
            System.out.println(f + " -> " + new Forth().run(f));
        }
        Map<String, String> inc = new LinkedHashMap<>();
        inc.put("s0", "0 R s");
        inc.put("s1", "1 R s");
        inc.put("s_", "_ L c");
        inc.put("c1", "0 L c");
        inc.put("c0", "1 N halt");
        inc.put("c_", "1 N halt");
        System.out.println(turing(inc, "1011") + " " + turing(inc, "1111") + " " + turing(inc, "") + " " + turing(inc, "1x"));
        Map<String, String> beaver = Map.of("s_", "1 R b", "s1", "1 L c", "b_", "1 L s", "b1", "1 R b", "c_", "1 L b", "c1", "1 N halt");
        System.out.println(turing(beaver, ""));
        System.out.println(registers("mov r0 1", "mov r1 10", "top:", "mul r0 r1", "sub r1 1", "jnz r1 top") + " " + registers("mov r0 0", "mov r1 1", "mov r3 20", "l:", "mov r2 r0", "add r2 r1", "mov r0 r1", "mov r1 r2", "sub r3 1", "jnz r3 l") + " " + registers("x:", "jnz 1 x"));
        for (String e : new String[] {"3 + 4 * 2", "( 3 + 4 ) * 2", "1 - 2 - 3", "8 / ( 4 / 2 ) * 3"}) {
            Forth f = new Forth();
            System.out.println(e + " = " + rpn(e) + " = " + f.run(rpn(e) + " ."));
        }
    }
}
