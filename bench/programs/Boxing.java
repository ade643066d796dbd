import java.util.ArrayList;
import java.util.List;

/** Makes many short-lived boxes and short strings. */
public class Boxing {
    private static Long sum(List<Long> values) {
        Long sum = 0L;
        for (Long v : values) {
            sum += v;
        }
        return sum;
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 140;
        long checksum = 0;
        for (int round = 0; round < rounds; round++) {
            List<Long> values = new ArrayList<>();
            for (int i = 0; i < 2_000; i++) {
                values.add((long) i * round * 1000);
            }
            checksum += sum(values);
            List<String> texts = new ArrayList<>();
            for (int i = 0; i < 300; i++) {
                texts.add(Integer.toString(i * round) + "." + Long.toString(i));
            }
            for (String t : texts) {
                checksum = checksum * 31 + t.length() + t.charAt(0);
            }
            Object[] mixed = new Object[1_500];
            for (int i = 0; i < mixed.length; i++) {
                mixed[i] = i % 3 == 0 ? (Object) (i * 0.5) : i % 3 == 1 ? (Object) (i * 1000) : (Object) (char) (i + 300);
            }
            for (Object o : mixed) {
                checksum += o instanceof Double d ? d.intValue() : o instanceof Integer k ? k : (Character) o;
            }
        }
        System.out.println("boxing " + checksum);
    }
}
