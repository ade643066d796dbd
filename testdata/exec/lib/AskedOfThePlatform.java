package lib;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.lang.invoke.MethodHandles;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Constructor;
import java.util.Arrays;
import java.util.Objects;

/** What libraries ask of the platform to adapt to it. */
public class AskedOfThePlatform {
    public static void main(String[] args) throws Exception {
        HotSpotDiagnosticMXBean bean = ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
        for (String option : new String[] {"UseCompressedOops", "UseCompressedClassPointers", "ObjectAlignmentInBytes"}) {
            System.out.println(bean.getVMOption(option));
        }
        Runnable r = () -> System.out.println("called");
        r.run();
        System.out.println(Arrays.stream(Package.getPackages()).allMatch(Objects::nonNull));
        Constructor<?>[] made = MethodHandles.Lookup.class.getDeclaredConstructors();
        Arrays.stream(made).map(Constructor::toString).sorted().forEach(System.out::println);
        try {
            MethodHandles.Lookup.class.getDeclaredConstructor(Class.class, int.class);
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
    }
}
