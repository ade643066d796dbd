// verdict: safe
// Who asks for the time zone and then for the step does both under a lock.
package caches;

import java.util.TimeZone;

class ZoneChangedLocked {
    static final TimeZone ZONE = TimeZone.getTimeZone("GMT+02:00");
    static int step;

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (ZONE) {
                if (step == 1) {
                    ZONE.setRawOffset(3_600_000);
                    step = 2;
                }
            }
        }).start();
        synchronized (ZONE) {
            step = 1;
        }
        synchronized (ZONE) {
            int offset = ZONE.getRawOffset();
            assert step != 1 || offset == 7_200_000;
        }
    }
}
