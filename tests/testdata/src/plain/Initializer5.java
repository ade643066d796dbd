package plain;

// failed plain.Initializer5#a: java.lang.ExceptionInInitializerError
// failed plain.Initializer5#b: java.lang.NoClassDefFoundError
import org.junit.jupiter.api.*;
class Initializer5 { static int x = 1 / Integer.parseInt("0"); @Test void a() {} @Test void b() {} }
