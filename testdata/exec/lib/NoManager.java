// release: 17-23
package lib;

/** Who sets a security manager: JDK 17 warns, later ones refuse. */
@SuppressWarnings("removal")
public class NoManager {
    static class Own extends SecurityManager {
        @Override
        public void checkPermission(java.security.Permission p) {
            if (p.getName().startsWith("exitVM")) {
                throw new SecurityException(p.getName());
            }
        }
    }

    public static void main(String[] args) {
        System.out.println(System.getSecurityManager());
        System.setSecurityManager(null);
        try {
            System.setSecurityManager(new Own());
            System.exit(3);
        } catch (SecurityException | UnsupportedOperationException e) {
            System.out.println(e);
        }
        System.out.println(System.getSecurityManager() != null);
    }
}
