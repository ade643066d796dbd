package hostile;

import org.junit.jupiter.api.Test;

// failed hostile.Message5#message
class Message5 {
    /** An exception whose message cannot be had. */
    @Test
    void message() {
        throw new IllegalStateException() {
            @Override
            public String getMessage() {
                throw new UnsupportedOperationException("no message");
            }
        };
    }
}
