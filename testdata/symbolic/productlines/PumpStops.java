// verdict: safe
// A mine's water pump: with the methane feature the pump never runs while there is methane.
package productlines;

import org.sosy_lab.sv_benchmarks.Verifier;

public class PumpStops {
  static class Environment {
    int water = 1;
    boolean methane;

    void rise() {
      if (water < 2) {
        water++;
      }
    }

    void lower() {
      if (water > 0) {
        water--;
      }
    }
  }

  static class Pump {
    final Environment env;
    boolean running;
    boolean active = true;

    Pump(Environment env) {
      this.env = env;
    }

    void step() {
      if (running) {
        env.lower();
      }
      if (active) {
        process();
      }
    }

    void process() {
      if (!running && env.water == 2 && !env.methane) {
        running = true;
      } else if (running && (env.water == 0 || env.methane)) {
        running = false;
      }
    }
  }

  public static void main(String[] args) {
    Environment env = new Environment();
    Pump pump = new Pump(env);
    for (int i = 0; i < 5; i++) {
      if (Verifier.nondetBoolean()) {
        env.rise();
      }
      if (Verifier.nondetBoolean()) {
        env.methane = !env.methane;
      }
      pump.step();
      assert !(pump.running && env.methane);
    }
  }
}
