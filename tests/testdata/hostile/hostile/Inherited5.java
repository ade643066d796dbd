package hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;

// passed hostile.Inherited5#base
// passed hostile.Inherited5#own
// passed hostile.Inherited5#overridden
// failed hostile.Inherited5#fails: below
class Inherited5 extends Inherited5Base<String> {
    @BeforeEach
    void ownEach() {
        log.add("own");
    }

    @Test
    void own() {
        assertEquals("[base, own]", log.toString());
    }

    @Override
    @Test
    void overridden() {}

    /** Without an annotation it is no test any more. */
    @Override
    void hidden() {
        fail("it is no test");
    }

    @Override
    String what() {
        return "below";
    }
}

abstract class Inherited5Base<T> {
    static boolean all;
    final List<String> log = new ArrayList<>();

    @BeforeAll
    static void baseAll() {
        all = true;
    }

    @BeforeEach
    void baseEach() {
        log.add("base");
    }

    @AfterEach
    void baseAfter() {
        if (!all) fail("no before-all");
    }

    @Test
    void base() {
        assertEquals("[base, own]", log.toString());
    }

    @Test
    void overridden() {
        fail("it is overridden");
    }

    @Test
    void hidden() {
        fail("it is overridden");
    }


    @Test
    void fails() {
        fail(what());
    }

    abstract String what();
}
