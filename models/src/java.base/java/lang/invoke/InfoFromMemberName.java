package java.lang.invoke;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/** A direct handle, cracked. */
final class InfoFromMemberName implements MethodHandleInfo {
    private final MemberName member;
    private final int referenceKind;

    InfoFromMemberName(MemberName member, int referenceKind) {
        this.member = member;
        this.referenceKind = referenceKind;
    }

    @Override
    public int getReferenceKind() {
        return referenceKind;
    }

    @Override
    public Class<?> getDeclaringClass() {
        return member.getDeclaringClass();
    }

    @Override
    public String getName() {
        return member.getName();
    }

    @Override
    public MethodType getMethodType() {
        return member.getMethodOrFieldType();
    }

    @Override
    public int getModifiers() {
        return member.getModifiers();
    }

    @Override
    public <T extends Member> T reflectAs(Class<T> expected, MethodHandles.Lookup lookup) {
        try {
            Member reflected = reflect();
            new MemberFinder(lookup).checkAccess(referenceKind, getDeclaringClass(), memberOf(reflected));
            return expected.cast(reflected);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private Member reflect() throws ReflectiveOperationException {
        Class<?> owner = getDeclaringClass();
        boolean isPublic = Modifier.isPublic(getModifiers());
        if (member.isField()) {
            return isPublic ? owner.getField(getName()) : owner.getDeclaredField(getName());
        }
        Class<?>[] parameters = getMethodType().parameterArray();
        if (member.isConstructor()) {
            return isPublic ? owner.getConstructor(parameters) : owner.getDeclaredConstructor(parameters);
        }
        return isPublic ? owner.getMethod(getName(), parameters) : owner.getDeclaredMethod(getName(), parameters);
    }

    private MemberName memberOf(Member reflected) {
        if (reflected instanceof Method) {
            return MemberName.of((Method) reflected, referenceKind == REF_invokeSpecial);
        }
        if (reflected instanceof Constructor) {
            return MemberName.of((Constructor<?>) reflected);
        }
        return MemberName.of((Field) reflected, MethodHandleNatives.refKindIsSetter((byte) referenceKind));
    }

    @Override
    public String toString() {
        return MethodHandleInfo.toString(getReferenceKind(), getDeclaringClass(), getName(), getMethodType());
    }
}
