// release: 25
package java25;

import module java.base;

/** A module import brings the packages of java.base. */
public class ModuleImport {
    public static void main(String[] args) throws Exception {
        List<String> names = Stream.of("x", "y").collect(Collectors.toCollection(ArrayList::new));
        AtomicInteger n = new AtomicInteger(names.size());
        Path p = Path.of("a", "b");
        Pattern pattern = Pattern.compile("(\\d+)");
        Matcher m = pattern.matcher("ab12");
        System.out.println(names + " " + n.incrementAndGet() + " " + p + " " + m.find() + m.group(1) + " " + Duration.ofMinutes(61));
        Function<Integer, BigInteger> f = BigInteger::valueOf;
        System.out.println(f.apply(7).pow(20));
    }
}
