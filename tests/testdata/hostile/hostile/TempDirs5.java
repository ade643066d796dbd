package hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

// passed hostile.TempDirs5#a
// passed hostile.TempDirs5#b(java.io.File,java.nio.file.Path)
// passed hostile.TempDirs5#c
// failed hostile.TempDirs5#d(java.lang.String): Can only resolve @TempDir
// passed hostile.TempDirs5#e
@TestMethodOrder(MethodOrderer.MethodName.class)
class TempDirs5 {
    @TempDir
    static Path shared;

    @TempDir
    Path own;

    static Path before;

    @BeforeAll
    static void all() throws Exception {
        Files.writeString(shared.resolve("all"), "1");
    }

    @BeforeEach
    void each() throws Exception {
        assertTrue(Files.isDirectory(own));
        try (Stream<Path> list = Files.list(own)) {
            assertEquals(List.of(), list.collect(Collectors.toList()));
        }
    }

    @AfterAll
    static void end() {
        assertTrue(Files.exists(shared.resolve("a")));
        assertFalse(Files.exists(before));
    }

    @Test
    void a() throws Exception {
        Files.createDirectories(own.resolve("x/y"));
        Files.writeString(own.resolve("x/y/z"), "deep");
        Files.writeString(shared.resolve("a"), "2");
        before = own;
    }

    @Test
    void b(@TempDir File one, @TempDir Path two) {
        assertFalse(Files.exists(before));
        assertNotEquals(one.toPath(), two);
        assertNotEquals(own, two);
    }

    @Test
    void c() throws Exception {
        try (Stream<Path> list = Files.list(shared)) {
            assertEquals("[a, all]", list.map(p -> p.getFileName().toString()).sorted().collect(Collectors.toList()).toString());
        }
    }

    @Test
    void d(@TempDir String wrong) {}

    @Test
    void e() throws Exception {
        Path f = own.resolve("f");
        Thread[] threads = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int n = i;
            threads[i] = new Thread(() -> {
                try {
                    Files.writeString(own.resolve("f" + n), "text");
                } catch (Exception x) {
                    throw new IllegalStateException(x);
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) t.join();
        assertFalse(Files.exists(f));
        assertEquals(8, Files.size(own.resolve("f0")) + Files.size(own.resolve("f1")));
    }
}
