/** Heats until it is warm. The temperature comes from a native method. */
public class Thermostat {
    static class Sensor {
        /** Reads the temperature, in tenths of a degree. */
        static native int read(String room);
    }

    public static void main(String[] args) {
        String room = args.length > 0 ? args[0] : "kitchen";
        int readings = 0;
        int temperature;
        while ((temperature = Sensor.read(room)) < 200) {
            readings++;
        }
        System.out.println(room + ": " + temperature / 10.0 + " degrees after " + readings + " readings");
        assert temperature < 250 : "too hot";
    }
}
