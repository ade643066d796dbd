package gov.nasa.jpf.util;

/** The name of a class that need not exist here. */
public class TypeRef {
    private final String name;

    public TypeRef(String name) {
        this.name = name;
    }

    public String getName() {
        return name;
    }

    @Override
    public String toString() {
        return name;
    }
}
