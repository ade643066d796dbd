import gov.nasa.jpf.vm.Verify;
import java.util.ArrayList;
import java.util.List;

/** What is the same under the machine and on a plain JVM, but for the first line. */
public class Here {
    public static void main(String[] args) {
        System.out.println(Verify.isRunningInJPF());
        Verify.print("a");
        Verify.print("b", 1);
        Verify.print("c", true);
        Verify.print("d", "e", null);
        Verify.println();
        Verify.println("\u00e4\u20ac");
        Verify.threadPrintln("f");
        Verify.beginAtomic();
        Verify.endAtomic();
        Verify.busyWait(10);
        Verify.addComment("comment");
        Verify.atLabel("label");
        Verify.atLabel(1);
        Verify.interesting(false);
        Verify.storeTraceIf(false, "file", "comment");
        Verify.setShared(args, true);
        System.out.println(Verify.isShared(args) + " " + Verify.isTraceReplay() + " " + Verify.getHeuristicSearchValue());
        Verify.setProperties("my.list=a", "my.list+=b", "+my.key = 1 ");
        if (Verify.isRunningInJPF()) {
            assert Verify.getProperty("my.list").equals("a,b") && Verify.getProperty("my.key").equals("1");
        }
        assert Verify.getProperty("my.other") == null;
        called();
        try {
            Verify.assertTrue("said", false);
        } catch (AssertionError e) {
            System.out.println(e.getMessage());
        }
        int i = Verify.getInt(4, 4) + Verify.getIntFromList(3) + Verify.random(0);
        System.out.println(i);
        System.out.println(Verify.getCounter(0) + " " + Verify.incrementCounter(0) + " " + Verify.getValue("x"));
        Verify.writeObjectToFile(new ArrayList<>(List.of("kept")), args[0]);
        System.out.println(Verify.readObjectFromFile(ArrayList.class, args[0]));
    }

    static void called() {
        System.out.println(Verify.isCalledFromClass("Here") + " " + Verify.isCalledFromClass("java.lang.Object") + " "
                + Verify.isCalledFromClass("java.lang.Thread"));
    }
}
