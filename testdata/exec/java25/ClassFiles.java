// release: 25
package java25;

import java.lang.classfile.*;
import java.lang.constant.*;
import java.lang.invoke.MethodHandles;

/** The class-file API makes, reads and loads classes. */
public class ClassFiles {
    public static void main(String[] args) throws Throwable {
        ClassDesc name = ClassDesc.of("java25.Made");
        byte[] bytes = ClassFile.of().build(name, c -> c.withFlags(ClassFile.ACC_PUBLIC)
            .withMethodBody("twice", MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_int), ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC,
                b -> b.iload(0).iconst_2().imul().ireturn()));
        Class<?> made = MethodHandles.lookup().defineClass(bytes);
        System.out.println(made.getName() + " " + made.getMethod("twice", int.class).invoke(null, 21));
        ClassModel model = ClassFile.of().parse(bytes);
        for (MethodModel m : model.methods()) {
            System.out.println(m.methodName().stringValue() + m.methodType() + " " + m.flags().flagsMask());
            m.code().get().forEach(e -> System.out.println("  " + e));
        }
        System.out.println(model.majorVersion() + " " + bytes.length);
    }
}
