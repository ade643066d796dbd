package features;

import java.lang.annotation.ElementType;

@Tag(value = "class", type = int[][].class, e = ElementType.METHOD, level = @Level(low = 7, high = {}),
        names = {"a", "\u0000\ud83d\ude00"}, d = 2.5, l = 5, f = -1)
@Hidden
@Deprecated
class Annotated {
    @Tag("field") @Hidden @Use String field;

    @Deprecated
    @Use Object run(@Tag("first") int first, long second, @Hidden @Tag("third") final String third) {
        return third;
    }
}
