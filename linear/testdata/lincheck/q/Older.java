package q;

import java.util.HashMap;
import java.util.Map;
import org.jetbrains.kotlinx.lincheck.annotations.OpGroupConfig;
import org.jetbrains.kotlinx.lincheck.annotations.Operation;
import org.jetbrains.kotlinx.lincheck.annotations.Param;
import org.jetbrains.kotlinx.lincheck.annotations.StateRepresentation;
import org.jetbrains.kotlinx.lincheck.annotations.Validate;
import org.jetbrains.kotlinx.lincheck.paramgen.EnumGen;
import org.jetbrains.kotlinx.lincheck.paramgen.IntGen;
import org.jetbrains.kotlinx.lincheck.paramgen.StringGen;
import org.jetbrains.kotlinx.lincheck.paramgen.ThreadIdGen;

@Param(name = "key", gen = IntGen.class, conf = "3:9")
@Param(name = "word", gen = StringGen.class, conf = "1:xyz")
@OpGroupConfig(name = "single", nonParallel = true)
public class Older {
    public enum Colour { RED, GREEN, BLUE }

    private final Map<Integer, String> map = new HashMap<>();

    @Operation(params = {"key", "word"})
    public synchronized String put(int key, String word) {
        return map.put(key, word);
    }

    @Operation(group = "single")
    public synchronized String get(@Param(name = "key") Integer key) {
        return map.get(key);
    }

    @Operation(runOnce = true)
    public boolean isWarm(@Param(gen = EnumGen.class, conf = "RED,BLUE") Colour c) {
        return c == Colour.RED;
    }

    @Operation
    public int who(@Param(gen = ThreadIdGen.class) int thread) {
        return thread;
    }

    @Validate
    public void small() {
        if (map.size() > 2) {
            throw new IllegalStateException("large");
        }
    }

    @StateRepresentation
    public String state() {
        return map.toString();
    }
}
