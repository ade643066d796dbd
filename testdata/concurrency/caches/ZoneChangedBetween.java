// verdict: violated
// error: java.lang.AssertionError
// twin: ZoneChangedLocked
// A time zone can be changed, also between two steps of who asks for it.
package caches;

import java.util.TimeZone;

class ZoneChangedBetween {
    static final TimeZone ZONE = TimeZone.getTimeZone("GMT+02:00");
    static volatile int step;

    public static void main(String[] args) {
        new Thread(() -> {
            if (step == 1) {
                ZONE.setRawOffset(3_600_000);
                step = 2;
            }
        }).start();
        step = 1;
        int offset = ZONE.getRawOffset();
        assert step != 1 || offset == 7_200_000;
    }
}
