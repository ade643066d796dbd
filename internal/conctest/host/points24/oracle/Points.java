package oracle;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeElement;
import java.lang.classfile.instruction.ArrayLoadInstruction;
import java.lang.classfile.instruction.ArrayStoreInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.MonitorInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.Files;
import java.nio.file.Path;

/** Adds points to class files, by what JDKs from 24 on have for that. */
final class Points {
    private static final MethodTypeDesc NOTHING = MethodTypeDesc.of(ConstantDescs.CD_void);

    private Points() { }

    /** Returns a class file with points in it: calls of the method point of a class. Others are found in a folder. */
    static byte[] addTo(byte[] classFile, String owner, Path others) {
        ClassDesc of = ClassDesc.ofInternalName(owner);
        ClassHierarchyResolver known = ClassHierarchyResolver.defaultResolver();
        if (others != null) {
            known = ClassHierarchyResolver.ofResourceParsing(desc -> open(others, desc)).orElse(known);
        }
        ClassFile files = ClassFile.of(ClassFile.ClassHierarchyResolverOption.of(known));
        return files.transformClass(files.parse(classFile), ClassTransform.transformingMethodBodies((code, element) -> {
            if (isPoint(element)) {
                code.invokestatic(of, "point", NOTHING);
            }
            code.with(element);
        }));
    }

    private static boolean isPoint(CodeElement element) {
        return element instanceof FieldInstruction || element instanceof InvokeInstruction || element instanceof ArrayLoadInstruction
            || element instanceof ArrayStoreInstruction || element instanceof MonitorInstruction;
    }

    private static InputStream open(Path folder, ClassDesc desc) {
        String name = desc.descriptorString();
        Path file = folder.resolve(name.substring(1, name.length() - 1) + ".class");
        try {
            return Files.exists(file) ? Files.newInputStream(file) : null;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
