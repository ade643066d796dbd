package jdk.internal.module;

/**
 * The boot layer of modules, made when a program first needs a module rather
 * than at start-up. Initialising this class is what makes it, so that a second
 * thread that needs one waits.
 */
final class LazyBootLayer {
    /** java.base, from the moment that it is defined. */
    private static Module base;

    /**
     * The named modules that were defined, each followed by the array of the
     * names of its packages. The machine appends, and looks classes up here.
     */
    private static Object[] defined = new Object[160];
    private static int used;

    static {
        ModuleLayer layer = ModuleBootstrap.boot();
        publish(layer);
    }

    private LazyBootLayer() { }

    /** Makes layer the one of java.lang.System. */
    private static native void publish(ModuleLayer layer);
}
