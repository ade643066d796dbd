package gov.nasa.jpf;

/** A violation that a run has found, as the host sees it. */
public class Error {
    private final int id;
    private final String property;
    private final String exception;
    private final String message;
    private final String location;

    public Error(int id, String property, String exception, String message, String location) {
        this.id = id;
        this.property = property;
        this.exception = exception;
        this.message = message;
        this.location = location;
    }

    public int getId() {
        return id;
    }

    /** The class name of the property that does not hold. */
    public String getPropertyName() {
        return property;
    }

    /** The class name of the exception behind it, "" if there is none. */
    public String getException() {
        return exception;
    }

    public String getDetails() {
        return message;
    }

    public String getLocation() {
        return location;
    }

    public String getDescription() {
        return property + (exception.isEmpty() ? "" : " " + exception) + (message.isEmpty() ? "" : ": " + message)
                + (location.isEmpty() ? "" : " (" + location + ")");
    }

    @Override
    public String toString() {
        return getDescription();
    }
}
