package jdk.internal.loader;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.ByteBuffer;
import java.security.AllPermission;
import java.security.CodeSigner;
import java.security.CodeSource;
import java.security.Permissions;
import java.security.ProtectionDomain;
import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Java objects for what the machine found on the class path or in the image of
 * the JDK; called by the natives of the builtin loaders only.
 */
final class MachineResources {
    private MachineResources() { }

    static URL url(String text) {
        try {
            return new URL(text);
        } catch (MalformedURLException e) {
            throw new InternalError(e);
        }
    }

    static Enumeration<URL> urls(String[] texts) {
        URL[] urls = new URL[texts.length];
        for (int i = 0; i < texts.length; i++) {
            urls[i] = url(texts[i]);
        }
        return Collections.enumeration(Arrays.asList(urls));
    }

    static InputStream stream(byte[] bytes) { return new ByteArrayInputStream(bytes); }

    static Optional<ByteBuffer> buffer(byte[] bytes) { return Optional.of(ByteBuffer.wrap(bytes)); }

    static Stream<String> names(String[] names) { return Arrays.stream(names); }

    static ProtectionDomain allPermissions() {
        Permissions all = new Permissions();
        all.add(new AllPermission());
        return new ProtectionDomain(null, all);
    }

    static CodeSource codeSource(String url) { return new CodeSource(url(url), (CodeSigner[]) null); }
}
