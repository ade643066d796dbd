module features {
    requires java.base;
}
