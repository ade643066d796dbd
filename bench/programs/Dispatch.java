/** Virtual, interface and default calls on changing receivers, casts and instanceof. */
public class Dispatch {
    private interface Shape {
        int area();

        default int twice() {
            return 2 * area();
        }
    }

    private interface Named {
        String name();
    }

    private abstract static class Base implements Shape, Named {
        protected int size;

        Base(int size) {
            this.size = size;
        }

        abstract void grow();

        int size() {
            return size;
        }
    }

    private static class Square extends Base {
        Square(int size) {
            super(size);
        }

        @Override
        public int area() {
            return size * size;
        }

        @Override
        void grow() {
            size = size % 50 + 1;
        }

        @Override
        public String name() {
            return "square";
        }
    }

    private static final class Frame extends Square {
        Frame(int size) {
            super(size);
        }

        @Override
        public int area() {
            return super.area() - 1;
        }

        @Override
        public int twice() {
            return area() + size;
        }

        @Override
        public String name() {
            return "frame";
        }
    }

    private static final class Line extends Base {
        Line(int size) {
            super(size);
        }

        @Override
        public int area() {
            return 0;
        }

        @Override
        void grow() {
            size += 2;
        }

        @Override
        int size() {
            return -size;
        }

        @Override
        public String name() {
            return "line";
        }
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 180_000;
        Base[] all = {new Square(3), new Frame(5), new Line(2), new Square(7), new Line(9), new Frame(1)};
        long checksum = 0;
        for (int i = 0; i < rounds; i++) {
            for (Base b : all) {
                b.grow();
                checksum += b.size();
                Shape s = b;
                checksum += s.area() ^ s.twice();
                Named n = b;
                checksum += n.name().length();
                Object o = b;
                if (o instanceof Frame) {
                    checksum += ((Frame) o).size;
                } else if (o instanceof Shape && !(o instanceof Line)) {
                    checksum ^= 5;
                }
            }
        }
        System.out.println("dispatch " + checksum);
    }
}
