package java.lang.invoke;

import jdk.internal.misc.VM;

/** Reads as much of a class file as Lookup must know before it lets the machine define the class: its name. */
final class ClassFileName {
    private static final int ACC_MODULE = 0x8000;

    private final byte[] bytes;

    private ClassFileName(byte[] bytes) {
        this.bytes = bytes;
    }

    /** The binary name of the class, which must be in the given package. */
    static String of(byte[] bytes, String packageName) {
        String name;
        try {
            name = new ClassFileName(bytes).read();
        } catch (IndexOutOfBoundsException e) {
            ClassFormatError error = new ClassFormatError();
            error.initCause(e);
            throw error;
        }
        int dot = name.lastIndexOf('.');
        if (!packageName.equals(dot < 0 ? "" : name.substring(0, dot))) {
            throw new IllegalArgumentException(name + " not in same package as lookup class");
        }
        return name;
    }

    private String read() {
        if (bytes.length < 4) {
            throw new ClassFormatError("Invalid ClassFile structure");
        }
        int magic = u2(0) << 16 | u2(2);
        if (magic != 0xCAFEBABE) {
            throw new ClassFormatError("Incompatible magic value: " + magic);
        }
        if (!VM.isSupportedClassFileVersion(u2(6), u2(4))) {
            throw new UnsupportedClassVersionError("Unsupported class file version " + u2(6) + "." + u2(4));
        }
        int count = u2(8);
        int[] offsets = new int[count];
        int at = 10;
        for (int i = 1; i < count; i++) {
            offsets[i] = at;
            int tag = bytes[at];
            at += entrySize(tag, at);
            if (tag == 5 || tag == 6) { // a long or double counts twice
                i++;
            }
        }
        if ((u2(at) & ACC_MODULE) != 0) {
            throw new IllegalArgumentException("Not a class or interface: ACC_MODULE flag is set");
        }
        int thisClass = u2(at + 2);
        int entry = offsets[thisClass];
        if (bytes[entry] != 7) {
            throw new ClassFormatError("this_class item: #" + thisClass + " not a CONSTANT_Class_info");
        }
        return utf8(offsets[u2(entry + 1)]).replace('/', '.');
    }

    private int entrySize(int tag, int at) {
        switch (tag) {
            case 1: return 3 + u2(at + 1);
            case 3: case 4: case 9: case 10: case 11: case 12: case 17: case 18: return 5;
            case 5: case 6: return 9;
            case 7: case 8: case 16: case 19: case 20: return 3;
            case 15: return 4;
            default: throw new ClassFormatError("Unknown constant tag " + tag);
        }
    }

    /** Modified UTF-8 (JVMS 4.4.7): a char has one, two or three bytes. */
    private String utf8(int entry) {
        StringBuilder text = new StringBuilder();
        int at = entry + 3;
        int end = at + u2(entry + 1);
        while (at < end) {
            int first = bytes[at++] & 0xff;
            if (first < 0x80) {
                text.append((char) first);
            } else if (first < 0xe0) {
                text.append((char) ((first & 0x1f) << 6 | bytes[at++] & 0x3f));
            } else {
                text.append((char) ((first & 0xf) << 12 | (bytes[at++] & 0x3f) << 6 | bytes[at++] & 0x3f));
            }
        }
        return text.toString();
    }

    private int u2(int at) {
        return (bytes[at] & 0xff) << 8 | bytes[at + 1] & 0xff;
    }
}
