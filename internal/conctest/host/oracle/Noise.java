package oracle;

import java.util.concurrent.ThreadLocalRandom;
import jdk.internal.org.objectweb.asm.ClassReader;
import jdk.internal.org.objectweb.asm.ClassVisitor;
import jdk.internal.org.objectweb.asm.ClassWriter;
import jdk.internal.org.objectweb.asm.MethodVisitor;
import jdk.internal.org.objectweb.asm.Opcodes;

/**
 * Delays threads at random where the order of threads can matter: before each access of a field or array element, each
 * monitor instruction and each call. The delays neither sleep nor park, for that would eat interrupts and permits.
 */
public final class Noise {
    private static final int CLASS_FILES = Opcodes.ASM8;

    private static volatile int oneIn = 8;

    private Noise() { }

    /** Sets how rare delays are: one in so many points. */
    static void rarity(int n) { oneIn = n; }

    public static void point() {
        if (Stress.over()) {
            throw new Stress.Over();
        }
        ThreadLocalRandom random = ThreadLocalRandom.current();
        if (random.nextInt(oneIn) != 0) {
            return;
        }
        int kind = random.nextInt(100);
        long nanos = kind < 40 ? 0 : kind < 97 ? random.nextLong(100_000) : 2_500_000;
        long end = System.nanoTime() + nanos;
        do {
            Thread.yield();
        } while (System.nanoTime() < end);
    }

    /** Returns a class file with points in it: calls of the method point of a class. */
    static byte[] addTo(byte[] classFile, String owner) {
        ClassReader reader = new ClassReader(classFile);
        ClassWriter writer = new ClassWriter(0);
        reader.accept(new ClassVisitor(CLASS_FILES, writer) {
            @Override
            public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
                MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
                return new Points(next, owner);
            }
        }, 0);
        return writer.toByteArray();
    }

    private static final class Points extends MethodVisitor {
        private final String owner;

        Points(MethodVisitor next, String owner) {
            super(CLASS_FILES, next);
            this.owner = owner;
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
}
