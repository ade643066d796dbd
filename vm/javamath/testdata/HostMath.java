import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;

/**
 * Answers questions about the arithmetic of the JVM it runs on. A request is the name of a function, a count n and n
 * pairs of arguments as raw bits of doubles (a float travels in the low 32 bits); the answer is n raw results, or for
 * the functions that give texts, n strings.
 */
public class HostMath {
    interface Function {
        long apply(long a, long b);
    }

    interface Text {
        String apply(long a);
    }

    interface Unary {
        double apply(double a);
    }

    interface Binary {
        double apply(double a, double b);
    }

    static Function unary(Unary f) {
        return (a, b) -> Double.doubleToLongBits(f.apply(Double.longBitsToDouble(a)));
    }

    static Function binary(Binary f) {
        return (a, b) -> Double.doubleToLongBits(f.apply(Double.longBitsToDouble(a), Double.longBitsToDouble(b)));
    }

    static double d(long bits) {
        return Double.longBitsToDouble(bits);
    }

    static float f(long bits) {
        return Float.intBitsToFloat((int) bits);
    }

    static Function function(String name) {
        switch (name) {
            case "strict.sin": return unary(StrictMath::sin);
            case "strict.cos": return unary(StrictMath::cos);
            case "strict.tan": return unary(StrictMath::tan);
            case "strict.asin": return unary(StrictMath::asin);
            case "strict.acos": return unary(StrictMath::acos);
            case "strict.atan": return unary(StrictMath::atan);
            case "strict.exp": return unary(StrictMath::exp);
            case "strict.expm1": return unary(StrictMath::expm1);
            case "strict.log": return unary(StrictMath::log);
            case "strict.log10": return unary(StrictMath::log10);
            case "strict.log1p": return unary(StrictMath::log1p);
            case "strict.sinh": return unary(StrictMath::sinh);
            case "strict.cosh": return unary(StrictMath::cosh);
            case "strict.tanh": return unary(StrictMath::tanh);
            case "strict.cbrt": return unary(StrictMath::cbrt);
            case "strict.atan2": return binary(StrictMath::atan2);
            case "strict.pow": return binary(StrictMath::pow);
            case "strict.hypot": return binary(StrictMath::hypot);
            case "strict.IEEEremainder": return binary(StrictMath::IEEEremainder);
            case "sin": return unary(Math::sin);
            case "cos": return unary(Math::cos);
            case "tan": return unary(Math::tan);
            case "exp": return unary(Math::exp);
            case "log": return unary(Math::log);
            case "log10": return unary(Math::log10);
            case "cbrt": return unary(Math::cbrt);
            case "tanh": return unary(Math::tanh);
            case "pow": return binary(Math::pow);
            case "sqrt": return unary(Math::sqrt);
            case "ceil": return unary(Math::ceil);
            case "floor": return unary(Math::floor);
            case "rint": return unary(Math::rint);
            case "rem": return binary((a, b) -> a % b);
            case "fma": return binary((a, b) -> Math.fma(a, b, a - b));
            case "scalb": return (a, b) -> Double.doubleToLongBits(Math.scalb(d(a), (int) b));
            case "getExponent": return (a, b) -> Math.getExponent(d(a));
            case "fma.float": return (a, b) -> Float.floatToIntBits(Math.fma(f(a), f(b), f(a >> 32)));
            case "rem.float": return (a, b) -> Float.floatToIntBits(f(a) % f(b));
            case "d2i": return (a, b) -> (int) d(a);
            case "d2l": return (a, b) -> (long) d(a);
            case "f2i": return (a, b) -> (int) f(a);
            case "f2l": return (a, b) -> (long) f(a);
            default: throw new IllegalArgumentException(name);
        }
    }

    static Text text(String name) {
        switch (name) {
            case "toString": return a -> Double.toString(d(a));
            case "toString.float": return a -> Float.toString(f(a));
            default: return null;
        }
    }

    public static void main(String[] args) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(System.out, 1 << 16));
        out.writeUTF(System.getProperty("java.specification.version") + " " + System.getProperty("os.arch"));
        out.flush();
        while (true) {
            String name;
            try {
                name = in.readUTF();
            } catch (EOFException e) {
                return;
            }
            ByteBuffer request = ByteBuffer.wrap(in.readNBytes(16 * in.readInt()));
            Text text = text(name);
            if (text != null) {
                while (request.hasRemaining()) {
                    out.writeUTF(text.apply(request.getLong()));
                    request.getLong();
                }
            } else {
                Function function = function(name);
                ByteBuffer answer = ByteBuffer.allocate(request.capacity() / 2);
                while (request.hasRemaining()) {
                    answer.putLong(function.apply(request.getLong(), request.getLong()));
                }
                out.write(answer.array());
            }
            out.flush();
        }
    }
}
