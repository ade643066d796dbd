// verdict: violated
// error: java.lang.AssertionError
// twin: ZoneAddsLocked
// Both read the offset before one of them writes it.
package caches;

import java.util.TimeZone;

class ZoneAddsLost {
    static final TimeZone ZONE = TimeZone.getTimeZone("GMT+02:00");

    static void later() {
        ZONE.setRawOffset(ZONE.getRawOffset() + 1000);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(ZoneAddsLost::later);
        t.start();
        later();
        t.join();
        assert ZONE.getRawOffset() == 7_202_000;
    }
}
