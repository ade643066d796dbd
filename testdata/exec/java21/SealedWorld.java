// release: 21
package java21;

import java.util.*;

/** Sealed types by reflection, and exhaustive switches over them. */
public class SealedWorld {
    sealed interface Animal permits Cat, Dog, Bird {}
    static final class Cat implements Animal {}
    static non-sealed class Dog implements Animal {}
    static sealed abstract class Bird implements Animal permits Crow, Owl {}
    static final class Crow extends Bird {}
    static final class Owl extends Bird {}
    static class Poodle extends Dog {}

    static <T extends Animal> int legs(T a) {
        return switch (a) {
            case Crow c -> 2;
            case Owl o -> 2;
            case Cat c -> 4;
            case Dog d -> d instanceof Poodle ? 40 : 4;
        };
    }

    sealed interface Pair<A> permits Left, Right {}
    record Left<A>(A a) implements Pair<A> {}
    record Right<A>(A a, A b) implements Pair<A> {}

    static <A> String name(Pair<A> first, Pair<A> second) {
        record Both<B>(Pair<B> x, Pair<B> y) {}
        return switch (new Both<>(first, second)) {
            case Both<A>(Left<A> a, Left<A> b) -> "LL" + a.a() + b.a();
            case Both<A>(Left<A>(var a), Right<A>(var b, var c)) -> "LR" + a + b + c;
            case Both<A>(Right<A> a, Left<A> b) -> "RL";
            case Both<A>(Right<A> a, Right<A> b) -> "RR";
        };
    }

    public static void main(String[] args) {
        System.out.println(legs(new Crow()) + legs(new Cat()) + legs(new Poodle()) + legs(new Dog() {}));
        System.out.println(Animal.class.isSealed() + " " + Dog.class.isSealed() + " " + Bird.class.isSealed());
        System.out.println(Arrays.toString(Animal.class.getPermittedSubclasses()) + Arrays.toString(Cat.class.getPermittedSubclasses()));
        Pair<Integer> l = new Left<>(1), r = new Right<>(2, 3);
        System.out.println(name(l, l) + name(l, r) + name(r, l) + name(r, r));
    }
}
