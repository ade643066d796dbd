package lib;

import sun.misc.Unsafe;
import java.lang.reflect.*;
/** What Unsafe answers, and what it throws: arguments that end no JVM. */
public class UnsafeMemory {
  interface I {} static abstract class A {} enum E { X }
  public static void main(String[] args) throws Exception {
    Field f = Unsafe.class.getDeclaredField("theUnsafe"); f.setAccessible(true); Unsafe u=(Unsafe)f.get(null);
    for (Class<?> c : new Class<?>[]{ UnsafeMemory.class, String.class, int.class, int[].class, Object[].class, byte[].class, long[].class, boolean[].class, char[][].class, I.class, A.class, E.class, Class.class, null}) {
      try { System.out.println(c + " base " + u.arrayBaseOffset(c)); } catch (Throwable t) { System.out.println(c + " " + t); }
      try { System.out.println(c + " scale " + u.arrayIndexScale(c)); } catch (Throwable t) { System.out.println(c + " " + t); }
      if (c != null && c != String.class && c != UnsafeMemory.class) try { System.out.println(c + " " + u.allocateInstance(c).getClass()); } catch (Throwable t) { System.out.println(c + " " + t); }
    }
    try { u.freeMemory(0); System.out.println("ok"); } catch (Throwable t) { System.out.println(t); }
    try { System.out.println(u.allocateMemory(-1)); } catch (Throwable t) { System.out.println(t); }
    try { System.out.println(u.allocateMemory(0)); } catch (Throwable t) { System.out.println(t); }
    try { u.copyMemory("x", 16, new int[2], 16, 4); } catch (Throwable t) { System.out.println(t); }
    try { u.copyMemory(new Object[2], 16, new int[2], 16, 4); } catch (Throwable t) { System.out.println(t); }
    try { u.copyMemory(new int[2], 16, new int[2], 16, -4); } catch (Throwable t) { System.out.println(t); }
    try { u.setMemory(new Object[2], 16, 4, (byte)1); } catch (Throwable t) { System.out.println(t); }
    try { u.setMemory(new int[2], 16, -4, (byte)1); } catch (Throwable t) { System.out.println(t); }
    long m = u.allocateMemory(8); u.putLong(m, 0x0102030405060708L); System.out.println(u.getByte(m+1) + " " + u.getInt(m+4) + " " + u.getShort(m+3));
    long n = u.reallocateMemory(m, 16); System.out.println(u.getLong(n)); u.freeMemory(n);
    int[] ia = {1,2,3,4}; System.out.println(u.getLong(ia, 16L+4)); u.putByte(ia, 16L+5, (byte)9); System.out.println(ia[1]);
    System.out.println(u.compareAndSwapInt(ia, 16L+8, 3, 77) + " " + ia[2]);
    System.out.println(u.compareAndSwapLong(ia, 16L+8, 77L|4L<<32, -1) + " " + ia[2]+ia[3]);
    byte[] b = new byte[16]; u.copyMemory(ia, 16, b, 16, 16); System.out.println(java.util.Arrays.toString(b));
    u.copyMemory(b, 16, b, 19, 10); System.out.println(java.util.Arrays.toString(b));
  }
}
