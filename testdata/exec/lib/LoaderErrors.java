package lib;

import java.lang.reflect.*;

/** What Class.forName and loadClass report for each kind of wrong name and loader, with traces. */
public class LoaderErrors {
    static class Inner {
        private static final class P {}
    }
    static class UL extends ClassLoader {
        UL() {
            super("ul", LoaderErrors.class.getClassLoader());
        }
        protected Class<?> findClass(String n) throws ClassNotFoundException {
            throw new ClassNotFoundException("mine "+n);
        }
    }
    static void t(String n, Callable c) {
        try {
            System.out.println(n+" "+c.call());
        } catch (Throwable e) {
            System.out.println(n+" "+e+" cause "+e.getCause());
            for (var s: e.getStackTrace()) System.out.println("    "+s);
            if (e.getCause()!=null) for (var s: e.getCause().getStackTrace()) System.out.println("    c "+s);
        }
    }
    interface Callable {
        Object call() throws Throwable;
    }
    interface I {
        int f(int x);
    }
    public static void main(String[] a) throws Throwable {
        t("1", () -> Class.forName("[Lno.Such;"));
        t("2", () -> Class.forName("[Lno.Such;", false, null));
        t("3", () -> Class.forName("no.Such", false, null));
        t("4", () -> Class.forName("no.Such", false, new UL()));
        t("5", () -> Class.forName("[[Lno.Such;", false, new UL()));
        t("6", () -> Class.forName("no/Such", false, new UL()));
        t("7", () -> Class.forName("", false, new UL()));
        t("8", () -> Class.forName("[I", false, new UL()));
        t("9", () -> Class.forName("int"));
        t("10", () -> Class.forName("[LK1;"));
        t("11", () -> Class.forName("LK1;"));
        t("12", () -> Class.forName("[LoaderErrors"));
        t("13", () -> new UL().loadClass("no.Such"));
        t("14", () -> new UL().loadClass("[LK1;"));
        t("15", () -> ClassLoader.getSystemClassLoader().loadClass("[LK1;"));
        t("16", () -> ClassLoader.getPlatformClassLoader().loadClass("LoaderErrors"));
        t("17", () -> Class.forName("LoaderErrors", true, ClassLoader.getPlatformClassLoader()));
        System.out.println(Modifier.toString(Inner[].class.getModifiers())+"|"+Modifier.toString(Inner.P[].class.getModifiers())+"|"+Modifier.toString(int[].class.getModifiers())+"|"+Modifier.toString(I[].class.getModifiers()));
        t("18", () -> Class.forName("[I.x"));
        t("19", () -> Class.forName("[V"));
        t("20", () -> Class.forName("[Lk1;"));
        t("21", () -> Class.forName("k1"));
        t("22", () -> Class.forName(null));
        t("23", () -> Class.forName("[[[Ljava.lang.String;"));
        I p = (I) Proxy.newProxyInstance(LoaderErrors.class.getClassLoader(), new Class<?>[]{I.class}, (o,m,ar)->3);
        t("24", () -> Class.forName(p.getClass().getName()) == p.getClass());
        t("25", () -> Class.forName("["+"L"+p.getClass().getName()+";").getComponentType() == p.getClass());
        t("26", () -> LoaderErrors.class.getClassLoader().loadClass(p.getClass().getName()) == p.getClass());
    }
}
