package features;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
@interface Tag {
    String value();
    byte b() default -1;
    char c() default '\uffff';
    short s() default -300;
    int i() default 1 << 30;
    long l() default Long.MIN_VALUE;
    float f() default 1.5f;
    double d() default -0.0;
    boolean z() default true;
    Class<?> type() default void.class;
    ElementType e() default ElementType.FIELD;
    Level level() default @Level(low = 1, high = {2, 3});
    String[] names() default {};
}

@Retention(RetentionPolicy.RUNTIME)
@interface Level {
    int low();
    int[] high();
}

@Retention(RetentionPolicy.CLASS)
@interface Hidden {}

@Retention(RetentionPolicy.RUNTIME)
@java.lang.annotation.Target(ElementType.TYPE_USE)
@interface Use {}
