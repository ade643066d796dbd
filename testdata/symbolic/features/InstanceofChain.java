// verdict: safe
// A hierarchy: instanceof, casts and overridden methods agree on what an object is.
package features;

import org.sosy_lab.sv_benchmarks.Verifier;

public class InstanceofChain {
  interface Pet { int legs(); }
  static class Animal { int kind() { return 0; } }
  static class Dog extends Animal implements Pet {
    int kind() { return 1; }
    public int legs() { return 4; }
  }
  static class Poodle extends Dog {
    int kind() { return super.kind() + 1; }
  }
  static class Bird extends Animal implements Pet {
    int kind() { return 10; }
    public int legs() { return 2; }
  }

  static Animal make(int i) {
    switch (i & 3) {
      case 0: return new Animal();
      case 1: return new Dog();
      case 2: return new Poodle();
      default: return new Bird();
    }
  }

  public static void main(String[] args) {
    Animal a = make(Verifier.nondetInt());
    if (a instanceof Poodle) {
      assert a.kind() == 2 && ((Dog) a).legs() == 4;
    } else if (a instanceof Dog) {
      assert a.kind() == 1;
    } else if (a instanceof Pet) {
      assert a.kind() == 10 && ((Pet) a).legs() == 2;
    } else {
      assert a.getClass() == Animal.class;
    }
  }
}
