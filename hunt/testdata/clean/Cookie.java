package javax.servlet.http;

/** What the case beside it needs of this type. */
public class Cookie {
    private final String value;

    public Cookie(String value) {
        this.value = value;
    }

    public String getValue() {
        return value;
    }
}
