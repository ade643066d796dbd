// release: 25
package java25;

import module java.base;

/** Lazy holders, records, sealed types and scoped values in one small program. */
public class StableIdioms {
    static class Holder { static final List<Integer> PRIMES = sieve(50); }

    static List<Integer> sieve(int n) {
        BitSet composite = new BitSet();
        List<Integer> out = new ArrayList<>();
        for (int i = 2; i < n; i++) {
            if (!composite.get(i)) {
                out.add(i);
                for (int k = i * i; k < n; k += i) {
                    composite.set(k);
                }
            }
        }
        return Collections.unmodifiableList(out);
    }

    sealed interface Cmd {}
    record Push(int v) implements Cmd {}
    record Op(char c) implements Cmd {}
    enum Stack implements Cmd { DUP, SWAP, DROP }

    static Deque<Integer> run(List<Cmd> program) {
        var s = new ArrayDeque<Integer>();
        for (Cmd c : program) {
            switch (c) {
                case Push(var v) -> s.push(v);
                case Op(char o) when o == '+' -> s.push(s.pop() + s.pop());
                case Op(char o) when o == '*' -> s.push(s.pop() * s.pop());
                case Op(var o) -> throw new IllegalArgumentException("op " + o);
                case Stack.DUP -> s.push(s.peek());
                case Stack.SWAP -> { int a = s.pop(), b = s.pop(); s.push(a); s.push(b); }
                case Stack.DROP -> s.pop();
            }
        }
        return s;
    }

    public static void main(String[] args) {
        System.out.println(Holder.PRIMES.reversed());
        System.out.println(run(List.of(new Push(2), new Push(3), Stack.DUP, new Op('*'), Stack.SWAP, new Op('+'))));
        try {
            run(List.of(new Op('/')));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
