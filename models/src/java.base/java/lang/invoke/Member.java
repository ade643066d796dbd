package java.lang.invoke;

/**
 * A method, constructor or field, as {@link Natives} knows it. Only the machine makes these and looks inside: the number
 * differs from one process to another, so no Java code may have it in hand.
 */
final class Member {
    private long number;

    private Member() {}
}
