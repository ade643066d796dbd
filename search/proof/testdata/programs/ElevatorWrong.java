import org.sosy_lab.sv_benchmarks.Verifier;

/* refused */
class ElevatorWrong {
    static class Lift {
        final Shaft shaft;
        int floor;
        boolean open;
        int direction = 1;

        Lift(Shaft shaft) {
            this.shaft = shaft;
        }

        void move() {
            if (open) {
                open = Verifier.nondetBoolean();
                return;
            }
            if (floor + direction < 0 || floor + direction > shaft.floors()) direction = -direction;
            floor += direction;
            if (shaft.called(floor)) open = true;
        }
    }

    static class Shaft {
        private final int floors;
        private int wanted = -1;

        Shaft(int floors) {
            this.floors = floors;
        }

        int floors() {
            return floors;
        }

        boolean called(int floor) {
            if (wanted != floor) return false;
            wanted = -1;
            return true;
        }

        void call(int floor) {
            if (floor >= 0 && floor < floors) wanted = floor;
        }
    }

    public static void main(String[] args) {
        Shaft shaft = new Shaft(4);
        Lift lift = new Lift(shaft);
        while (true) {
            if (Verifier.nondetBoolean()) shaft.call(Verifier.nondetInt());
            lift.move();
            assert lift.floor >= 0 && lift.floor < 4 : "outside";
        }
    }
}
