package oracle;

import java.nio.file.Path;
import jdk.internal.org.objectweb.asm.ClassReader;
import jdk.internal.org.objectweb.asm.ClassVisitor;
import jdk.internal.org.objectweb.asm.ClassWriter;
import jdk.internal.org.objectweb.asm.MethodVisitor;
import jdk.internal.org.objectweb.asm.Opcodes;

/** Adds points to class files, by what JDKs before 24 have for that. */
final class Points extends MethodVisitor {
    /** The latest form of class files that is known here: 17 does not have that of sealed classes. */
    private static final int CLASS_FILES = latest("ASM9", "ASM8");

    private final String owner;

    private Points(MethodVisitor next, String owner) {
        super(CLASS_FILES, next);
        this.owner = owner;
    }

    private static int latest(String... names) {
        for (String name : names) {
            try {
                return Opcodes.class.getField(name).getInt(null);
            } catch (NoSuchFieldException e) {
                continue;
            } catch (IllegalAccessException e) {
                throw new AssertionError(e);
            }
        }
        throw new AssertionError("another ASM");
    }

    /** Returns a class file with points in it: calls of the method point of a class. Others are found in a folder. */
    static byte[] addTo(byte[] classFile, String owner, Path others) {
        ClassReader reader = new ClassReader(classFile);
        ClassWriter writer = new ClassWriter(0);
        reader.accept(new ClassVisitor(CLASS_FILES, writer) {
            @Override
            public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
                return new Points(super.visitMethod(access, name, descriptor, signature, exceptions), owner);
            }
        }, 0);
        return writer.toByteArray();
    }

    private void add() {
        super.visitMethodInsn(Opcodes.INVOKESTATIC, owner, "point", "()V", false);
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        add();
        super.visitFieldInsn(opcode, owner, name, descriptor);
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        add();
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    }

    @Override
    public void visitInsn(int opcode) {
        boolean element = opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD || opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE;
        if (element || opcode == Opcodes.MONITORENTER || opcode == Opcodes.MONITOREXIT) {
            add();
        }
        super.visitInsn(opcode);
    }
}
