import gov.nasa.jpf.annotation.Nonnull;

/** References that are not known. */
public class Given {
    static class Node {
        Node next;
        @Nonnull Node kept = this;
    }

    @Nonnull static Node last = new Node();

    static void take(@Nonnull Node n) {
    }

    @Nonnull
    static Node give(Node n) {
        return n;
    }

    public static void main(String[] args) {
        switch (args[0]) {
        case "parameter": parameter(null); break;
        case "parameterFine": parameterFine(null); break;
        case "result": result(null); break;
        case "resultFine": resultFine(null); break;
        case "field": field(null); break;
        case "fieldFine": fieldFine(null); break;
        }
    }

    static void parameter(Node n) {
        take(n);
    }

    static void parameterFine(Node n) {
        if (n != null) {
            take(n);
        }
    }

    static void result(Node n) {
        give(n);
    }

    static void resultFine(Node n) {
        if (n != null) {
            give(n);
        }
    }

    static void field(Node n) {
        if (n != null) {
            last = n.next;
        }
    }

    static void fieldFine(Node n) {
        if (n != null && n.next != null) {
            last = n.next;
        }
    }
}
