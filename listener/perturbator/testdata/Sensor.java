public class Sensor {
    static int level = 10;
    int height = 100;

    static long velocity() {
        return 50;
    }

    static void send(boolean urgent, int n, String text) {
        System.out.println("send " + urgent + " " + n + " " + text);
    }

    public static void main(String[] args) {
        Sensor s = new Sensor();
        System.out.println("height " + s.height);
        System.out.println("level " + level);
        System.out.println("velocity " + velocity());
        send(false, 3, "x");
    }
}
