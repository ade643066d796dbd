// verdict: safe
// One adds after the other.
package caches;

import java.util.TimeZone;

class ZoneAddsLocked {
    static final TimeZone ZONE = TimeZone.getTimeZone("GMT+02:00");

    static synchronized void later() {
        ZONE.setRawOffset(ZONE.getRawOffset() + 1000);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(ZoneAddsLocked::later);
        t.start();
        later();
        t.join();
        assert ZONE.getRawOffset() == 7_202_000;
    }
}
