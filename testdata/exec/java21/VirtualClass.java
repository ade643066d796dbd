// release: 21
package java21;

/** The class of a virtual thread, and what starting one twice says. */
public class VirtualClass {
    static void again(Thread t) {
        try {
            t.start();
        } catch (IllegalThreadStateException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread virtual = Thread.ofVirtual().unstarted(() -> System.out.println(Thread.currentThread().getClass()));
        System.out.println(virtual.getClass().getName() + " " + virtual.getClass().getSuperclass().getName() + " " + (virtual.getClass() == Thread.class));
        virtual.start();
        virtual.join();
        again(virtual);
        Thread platform = new Thread(() -> { });
        platform.start();
        platform.join();
        again(platform);
        again(Thread.currentThread());
        try {
            throw new IllegalThreadStateException();
        } catch (IllegalThreadStateException e) {
            System.out.println(e + " " + e.getStackTrace()[0].getMethodName());
        }
    }
}
