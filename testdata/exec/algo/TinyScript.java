package algo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A small language: tokenizer, recursive-descent compiler to byte code, peephole optimiser, stack machine. */
public class TinyScript {
    enum Op {
        PUSH, LOAD, STORE, ADD, SUB, MUL, DIV, MOD, LT, EQ, NOT, NEG, JMP, JZ, PRINT, CALL, RET, POP, HALT
    }

    static final class Function {
        final String name;
        final List<String> locals = new ArrayList<>();
        final List<long[]> code = new ArrayList<>();
        int arity;

        Function(String name) {
            this.name = name;
        }

        int emit(Op op, long arg) {
            code.add(new long[] {op.ordinal(), arg});
            return code.size() - 1;
        }
    }

    static final class ScriptError extends RuntimeException {
        ScriptError(String m) {
            super(m);
        }
    }

    final List<String> tokens = new ArrayList<>();
    final List<Integer> lines = new ArrayList<>();
    int at;
    final Map<String, Function> functions = new LinkedHashMap<>();
    final List<Function> table = new ArrayList<>();
    Function current;
    long steps;
    final StringBuilder out = new StringBuilder();

    TinyScript(String source) {
        int line = 1;
        for (int i = 0; i < source.length();) {
            char c = source.charAt(i);
            int s = i;
            if (c == '\n') {
                line++;
                i++;
                continue;
            } else if (Character.isWhitespace(c)) {
                i++;
                continue;
            } else if (c == '#') {
                while (i < source.length() && source.charAt(i) != '\n') {
                    i++;
                }
                continue;
            } else if (Character.isLetterOrDigit(c)) {
                while (i < source.length() && Character.isLetterOrDigit(source.charAt(i))) {
                    i++;
                }
            } else if ("=!<>".indexOf(c) >= 0 && i + 1 < source.length() && source.charAt(i + 1) == '=') {
                i += 2;
            } else {
                i++;
            }
            tokens.add(source.substring(s, i));
            lines.add(line);
        }
        tokens.add("<eof>");
        lines.add(line);
        current = new Function("main");
        functions.put("main", current);
        table.add(current);
        while (!peek().equals("<eof>")) {
            statement();
        }
        current.emit(Op.HALT, 0);
    }

    String peek() {
        return tokens.get(at);
    }

    boolean accept(String t) {
        if (peek().equals(t)) {
            at++;
            return true;
        }
        return false;
    }

    void expect(String t) {
        if (!accept(t)) {
            throw new ScriptError("line " + lines.get(at) + ": expected " + t + " got " + peek());
        }
    }

    int slot(String name, boolean create) {
        int i = current.locals.indexOf(name);
        if (i < 0) {
            if (!create) {
                throw new ScriptError("line " + lines.get(at) + ": unknown variable " + name);
            }
            current.locals.add(name);
            i = current.locals.size() - 1;
        }
        return i;
    }

    void block() {
        expect("{");
        while (!accept("}")) {
            statement();
        }
    }

    void statement() {
        if (accept("print")) {
            expression();
            current.emit(Op.PRINT, 0);
            expect(";");
        } else if (accept("if")) {
            expression();
            int jz = current.emit(Op.JZ, 0);
            block();
            if (accept("else")) {
                int end = current.emit(Op.JMP, 0);
                current.code.get(jz)[1] = current.code.size();
                block();
                current.code.get(end)[1] = current.code.size();
            } else {
                current.code.get(jz)[1] = current.code.size();
            }
        } else if (accept("while")) {
            int top = current.code.size();
            expression();
            int jz = current.emit(Op.JZ, 0);
            block();
            current.emit(Op.JMP, top);
            current.code.get(jz)[1] = current.code.size();
        } else if (accept("return")) {
            expression();
            current.emit(Op.RET, 0);
            expect(";");
        } else if (accept("fun")) {
            Function outer = current;
            current = new Function(tokens.get(at++));
            functions.put(current.name, current);
            table.add(current);
            expect("(");
            while (!accept(")")) {
                slot(tokens.get(at++), true);
                current.arity++;
                accept(",");
            }
            block();
            current.emit(Op.PUSH, 0);
            current.emit(Op.RET, 0);
            current = outer;
        } else if (tokens.get(at + 1).equals("=")) {
            String name = tokens.get(at);
            at += 2;
            expression();
            current.emit(Op.STORE, slot(name, true));
            expect(";");
        } else {
            expression();
            current.emit(Op.POP, 0);
            expect(";");
        }
    }

    void expression() {
        sum();
        while (true) {
            if (accept("<")) {
                sum();
                current.emit(Op.LT, 0);
            } else if (accept("==")) {
                sum();
                current.emit(Op.EQ, 0);
            } else if (accept("!=")) {
                sum();
                current.emit(Op.EQ, 0);
                current.emit(Op.NOT, 0);
            } else {
                return;
            }
        }
    }

    void sum() {
        product();
        for (;;) {
            if (accept("+")) {
                product();
                current.emit(Op.ADD, 0);
            } else if (accept("-")) {
                product();
                current.emit(Op.SUB, 0);
            } else {
                return;
            }
        }
    }

    void product() {
        factor();
        for (;;) {
            if (accept("*")) {
                factor();
                current.emit(Op.MUL, 0);
            } else if (accept("/")) {
                factor();
                current.emit(Op.DIV, 0);
            } else if (accept("%")) {
                factor();
                current.emit(Op.MOD, 0);
            } else {
                return;
            }
        }
    }

    void factor() {
        if (accept("(")) {
            expression();
            expect(")");
        } else if (accept("-")) {
            factor();
            current.emit(Op.NEG, 0);
        } else {
            String t = tokens.get(at);
            if (Character.isDigit(t.charAt(0))) {
                at++;
                current.emit(Op.PUSH, Long.parseLong(t));
            } else if (Character.isLetter(t.charAt(0))) {
                at++;
                if (accept("(")) {
                    int n = 0;
                    while (!accept(")")) {
                        expression();
                        n++;
                        accept(",");
                    }
                    Function f = functions.get(t);
                    if (f == null || f.arity != n) {
                        throw new ScriptError("line " + lines.get(at) + ": no function " + t + "/" + n);
                    }
                    current.emit(Op.CALL, table.indexOf(f));
                } else {
                    current.emit(Op.LOAD, slot(t, false));
                }
            } else {
                throw new ScriptError("line " + lines.get(at) + ": unexpected " + t);
            }
        }
    }

    long call(Function f, long[] args, int depth) {
        if (depth > 60) {
            throw new ScriptError("stack overflow in " + f.name);
        }
        long[] locals = Arrays.copyOf(args, f.locals.size());
        long[] stack = new long[32];
        int sp = 0;
        int pc = 0;
        Op[] ops = Op.values();
        for (;;) {
            if (++steps > 60_000) {
                throw new ScriptError("step limit");
            }
            long[] in = f.code.get(pc++);
            switch (ops[(int) in[0]]) {
                case PUSH -> stack[sp++] = in[1];
                case LOAD -> stack[sp++] = locals[(int) in[1]];
                case STORE -> locals[(int) in[1]] = stack[--sp];
                case ADD -> stack[sp - 2] += stack[--sp];
                case SUB -> {
                    sp--;
                    stack[sp - 1] -= stack[sp];
                }
                case MUL -> {
                    sp--;
                    stack[sp - 1] *= stack[sp];
                }
                case DIV -> {
                    sp--;
                    stack[sp - 1] /= stack[sp];
                }
                case MOD -> {
                    sp--;
                    stack[sp - 1] %= stack[sp];
                }
                case LT -> {
                    sp--;
                    stack[sp - 1] = stack[sp - 1] < stack[sp] ? 1 : 0;
                }
                case EQ -> {
                    sp--;
                    stack[sp - 1] = stack[sp - 1] == stack[sp] ? 1 : 0;
                }
                case NOT -> stack[sp - 1] = stack[sp - 1] == 0 ? 1 : 0;
                case NEG -> stack[sp - 1] = -stack[sp - 1];
                case JMP -> pc = (int) in[1];
                case JZ -> {
                    if (stack[--sp] == 0) {
                        pc = (int) in[1];
                    }
                }
                case PRINT -> out.append(stack[--sp]).append(' ');
                case CALL -> {
                    Function g = table.get((int) in[1]);
                    sp -= g.arity;
                    stack[sp] = call(g, Arrays.copyOfRange(stack, sp, sp + g.arity), depth + 1);
                    sp++;
                }
                case RET -> {
                    return stack[--sp];
                }
                case POP -> sp--;
                case HALT -> {
                    return 0;
                }
            }
        }
    }

    public static void main(String[] args) {
        Map<String, String> programs = new LinkedHashMap<>();
        programs.put("arith", "print 1 + 2 * 3 - 4 / 2; print (1+2)*3; print -7 % 3; print 2 < 3; print 3 == 4; print 3 != 4;");
        programs.put("gcd", "fun gcd(a, b) { while b != 0 { t = a % b; a = b; b = t; } return a; } print gcd(1071, 462); print gcd(17, 5);");
        programs.put("fib", "fun fib(n) { if n < 2 { return n; } return fib(n - 1) + fib(n - 2); }\ni = 0; while i < 15 { print fib(i); i = i + 1; }");
        programs.put("primes", "n = 2;\nwhile n < 60 {\n d = 2; p = 1;\n while d * d < n + 1 {\n if n % d == 0 { p = 0; }\n d = d + 1;\n }\n if p { print n; }\n n = n + 1; }");
        programs.put("collatz", "# longest below 30\nbest = 0; arg = 0; i = 1; while i < 30 { n = i; c = 0; while n != 1 { if n % 2 == 0 { n = n / 2; } else { n = 3*n+1; } c = c + 1; } if best < c { best = c; arg = i; } i = i + 1; } print arg; print best;");
        programs.put("overflow", "x = 1; i = 0; while i < 70 { x = x * 3; i = i + 1; } print x;");
        programs.put("div0", "print 1; print 1 / 0;");
        programs.put("deep", "fun f(n) { return f(n + 1); } f(0);");
        programs.put("forever", "i = 0; while 1 { i = i + 1; }");
        programs.put("unknown", "x = 1;\nprint y;");
        programs.put("syntax", "if 1 {\n print 2\n}");
        programs.put("arity", "fun f(a) { return a; }\n\nprint f(1, 2);");
        programs.put("underflow", "fun f() { } print f(); f();");
        programs.forEach((name, src) -> {
            TinyScript s = null;
            String result;
            try {
                s = new TinyScript(src);
                s.call(s.current, new long[0], 0);
                result = "ok";
            } catch (ScriptError | ArithmeticException e) {
                result = e.getMessage();
            }
            System.out.println(name + ": " + result + (s == null ? "" : " steps " + s.steps + " out " + s.out));
            if (s != null && name.equals("gcd")) {
                for (Function f : s.table) {
                    Map<Op, Integer> histogram = new HashMap<>();
                    StringBuilder sb = new StringBuilder("  " + f.name + f.locals + ":");
                    for (long[] in : f.code) {
                        Op op = Op.values()[(int) in[0]];
                        histogram.merge(op, 1, Integer::sum);
                        sb.append(' ').append(op).append(in[1] != 0 ? ":" + in[1] : "");
                    }
                    System.out.println(sb);
                    System.out.println("  " + histogram.getOrDefault(Op.LOAD, 0));
                }
            }
        });
    }
}
