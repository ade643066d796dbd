package hiding;

/** These hide java.lang's. */
class Hides {
}

class Exception {
}

class Throwable {
}

class Object {
    public int n;
}

class String {
    public int n;
}

class Class {
}

class System {
}

class AutoCloseable {
}

class Override {
}

class Integer {
}

class Double {
}

class Number {
    public int n;
}

class Thread {
}

class Math {
}

class SuppressWarnings {
}
