package indy;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.invoke.WrongMethodTypeException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** VarHandles of fields, statics, arrays and byte views, through all access modes. */
public class VarHandles {
    int i;
    volatile long l;
    String s;
    byte b;
    boolean z;
    double d;
    float f;
    char c;
    short sh;
    final int fin = 3;
    static int si = 10;
    static String ss;

    static final VarHandle I, L, S, B, Z, D, F, C, SH, FIN, SI, SS, IA, SA, LA;

    static {
        try {
            MethodHandles.Lookup k = MethodHandles.lookup();
            I = k.findVarHandle(VarHandles.class, "i", int.class);
            L = k.findVarHandle(VarHandles.class, "l", long.class);
            S = k.findVarHandle(VarHandles.class, "s", String.class);
            B = k.findVarHandle(VarHandles.class, "b", byte.class);
            Z = k.findVarHandle(VarHandles.class, "z", boolean.class);
            D = k.findVarHandle(VarHandles.class, "d", double.class);
            F = k.findVarHandle(VarHandles.class, "f", float.class);
            C = k.findVarHandle(VarHandles.class, "c", char.class);
            SH = k.findVarHandle(VarHandles.class, "sh", short.class);
            FIN = k.findVarHandle(VarHandles.class, "fin", int.class);
            SI = k.findStaticVarHandle(VarHandles.class, "si", int.class);
            SS = k.findStaticVarHandle(VarHandles.class, "ss", String.class);
            IA = MethodHandles.arrayElementVarHandle(int[].class);
            SA = MethodHandles.arrayElementVarHandle(String[].class);
            LA = MethodHandles.arrayElementVarHandle(long[].class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    interface Act {
        Object run() throws Throwable;
    }

    static void attempt(String what, Act a) {
        try {
            System.out.println(what + " = " + a.run());
        } catch (Throwable t) {
            System.out.println(what + " ! " + t.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) throws Throwable {
        VarHandles o = new VarHandles();
        I.set(o, 1);
        I.setVolatile(o, (int) I.getVolatile(o) + 1);
        I.setOpaque(o, (int) I.getOpaque(o) + 1);
        I.setRelease(o, (int) I.getAcquire(o) + 1);
        System.out.println((int) I.get(o) + " " + o.i);
        System.out.println(I.compareAndSet(o, 4, 10) + " " + I.compareAndSet(o, 4, 11) + " " + (int) I.compareAndExchange(o, 10, 20) + " " + (int) I.compareAndExchangeAcquire(o, 99, 1) + " " + (int) I.compareAndExchangeRelease(o, 20, 21) + " " + I.weakCompareAndSetPlain(o, 0, 1) + I.weakCompareAndSet(o, 0, 1) + I.weakCompareAndSetAcquire(o, 0, 1) + I.weakCompareAndSetRelease(o, 0, 1) + " " + o.i);
        System.out.println((int) I.getAndSet(o, 100) + " " + (int) I.getAndSetAcquire(o, 101) + " " + (int) I.getAndSetRelease(o, 102) + " " + (int) I.getAndAdd(o, 5) + " " + (int) I.getAndAddAcquire(o, -7) + " " + (int) I.getAndAddRelease(o, 1) + " " + o.i);
        System.out.println((int) I.getAndBitwiseOr(o, 0xff) + " " + (int) I.getAndBitwiseAnd(o, 0xf0f0) + " " + (int) I.getAndBitwiseXor(o, -1) + " " + (int) I.getAndBitwiseOrAcquire(o, 1) + " " + (int) I.getAndBitwiseAndRelease(o, 15) + " " + (int) I.getAndBitwiseXorAcquire(o, 3) + " " + o.i);
        System.out.println((long) L.getAndAdd(o, Long.MAX_VALUE) + " " + (long) L.getAndAdd(o, 1L) + " " + L.compareAndSet(o, Long.MIN_VALUE, 5L) + " " + o.l + " " + (long) L.getAndBitwiseXor(o, 3L) + " " + o.l);
        System.out.println(S.compareAndSet(o, null, "a") + " " + (String) S.getAndSet(o, "b") + " " + (String) S.compareAndExchange(o, "b", "c") + " " + S.compareAndSet(o, "zz", "d") + " " + o.s);
        System.out.println((byte) B.getAndAdd(o, (byte) 127) + " " + (byte) B.getAndAdd(o, (byte) 2) + " " + o.b + " " + B.compareAndSet(o, (byte) -127, (byte) 9) + " " + (byte) B.getAndBitwiseOr(o, (byte) 0x70) + " " + o.b);
        System.out.println(Z.compareAndSet(o, false, true) + " " + (boolean) Z.getAndBitwiseXor(o, true) + " " + o.z + " " + (boolean) Z.getAndSet(o, true) + " " + (boolean) Z.getAndBitwiseAnd(o, true));
        System.out.println((double) D.getAndAdd(o, 1.5) + " " + D.compareAndSet(o, 1.5, Double.NaN) + " " + D.compareAndSet(o, Double.NaN, -0.0) + " " + D.compareAndSet(o, 0.0, 1.0) + " " + o.d);
        System.out.println((float) F.getAndAdd(o, 0.5f) + " " + F.compareAndSet(o, 0.5f, 2f) + " " + o.f + " " + (char) C.getAndSet(o, 'x') + (char) C.getAndAdd(o, (char) 1) + o.c + " " + (short) SH.getAndAdd(o, (short) 40) + " " + SH.compareAndSet(o, (short) 40, (short) -1) + o.sh);
        System.out.println((int) SI.getAndAdd(5) + " " + SI.compareAndSet(15, 16) + " " + si + " " + (String) SS.getAndSet("st") + ss);
        int[] ia = {1, 2, 3};
        System.out.println((int) IA.getAndAdd(ia, 1, 40) + " " + IA.compareAndSet(ia, 0, 1, -1) + " " + (int) IA.getVolatile(ia, 2) + " " + Arrays.toString(ia));
        String[] sa = new String[2];
        SA.setRelease(sa, 1, "one");
        System.out.println(SA.compareAndSet(sa, 0, null, "zero") + " " + (String) SA.getAcquire(sa, 1) + " " + Arrays.toString(sa));
        long[] la = new long[1];
        System.out.println((long) LA.getAndBitwiseOr(la, 0, 6L) + " " + la[0]);
        VarHandle intLE = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN), longBE = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN), dbl = MethodHandles.byteArrayViewVarHandle(double[].class, ByteOrder.BIG_ENDIAN), chr = MethodHandles.byteArrayViewVarHandle(char[].class, ByteOrder.LITTLE_ENDIAN);
        byte[] bytes = new byte[16];
        intLE.set(bytes, 1, 0x01020304);
        System.out.println(Arrays.toString(bytes) + " " + (int) intLE.get(bytes, 2) + " " + (long) longBE.get(bytes, 0));
        longBE.set(bytes, 8, 0x1122334455667788L);
        chr.set(bytes, 0, 'A');
        System.out.println(Arrays.toString(bytes) + " " + (char) chr.get(bytes, 0) + " " + Integer.toHexString((int) intLE.get(bytes, 8)));
        dbl.set(bytes, 3, 1.5);
        System.out.println((double) dbl.get(bytes, 3));
        VarHandle buf = MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
        ByteBuffer bb = ByteBuffer.allocate(8);
        buf.set(bb, 4, 7);
        System.out.println(bb.getInt(4) + " " + bb.position() + " " + (int) buf.get(bb, 1));
        attempt("final get", () -> (int) FIN.get(o));
        attempt("final set", () -> { FIN.set(o, 4); return "set"; });
        attempt("null", () -> (int) I.get((VarHandles) null));
        attempt("index", () -> (int) IA.get(ia, 3));
        attempt("view index", () -> (int) intLE.get(bytes, 13));
        attempt("string add", () -> (String) S.getAndAdd(o, "x"));
        attempt("wrong type", () -> { I.set(o, "x"); return 0; });
        attempt("wrong arity", () -> (int) I.get(o, 1));
        attempt("widening", () -> { I.set(o, (short) 5); return (long) I.get(o); });
        attempt("boxed", () -> { I.set(o, (Integer) 6); return (Object) I.get(o); });
        attempt("store", () -> { SA.set((Object) sa, 0, (Object) 5); return 0; });
        attempt("exact", () -> { VarHandle x = I.withInvokeExactBehavior(); x.set(o, (short) 5); return 0; });
        System.out.println(I.varType() + " " + I.coordinateTypes() + " " + SI.coordinateTypes() + " " + IA.coordinateTypes() + " " + I.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD) + S.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD) + FIN.isAccessModeSupported(VarHandle.AccessMode.SET) + " " + I.accessModeType(VarHandle.AccessMode.COMPARE_AND_SET));
        System.out.println((int) I.toMethodHandle(VarHandle.AccessMode.GET_AND_ADD).invoke(o, 4) + " " + o.i + " " + MethodHandles.varHandleInvoker(VarHandle.AccessMode.GET, I.accessModeType(VarHandle.AccessMode.GET)).invoke(I, o));
        VarHandle.fullFence();
        VarHandle.acquireFence();
        VarHandle.releaseFence();
        Thread[] ts = new Thread[3];
        for (int t = 0; t < 3; t++) {
            ts[t] = new Thread(() -> {
                for (int k = 0; k < 100; k++) {
                    SI.getAndAdd(1);
                    int old;
                    do {
                        old = (int) I.getVolatile(o);
                    } while (!I.weakCompareAndSet(o, old, old + 2));
                }
            });
            ts[t].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(si + " " + o.i);
    }
}
