import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class CastsWrong {
    static class Animal {
        int legs;
    }

    static class Dog extends Animal {
        int barks;

        void bark() {
            if (barks < 9) barks++;
        }
    }

    public static void main(String[] args) {
        Animal animal = new Animal();
        Dog dog = new Dog();
        while (true) {
            Animal a = Verifier.nondetBoolean() ? animal : dog;
            if (a != null) ((Dog) a).bark();
            assert dog.barks >= 0 && dog.barks <= 9;
        }
    }
}
