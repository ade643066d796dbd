package lib;

import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** URI and URL parsing and resolution, URL encoding, literal addresses. No network is touched. */
public class NetTexts {
    interface Act {
        Object run() throws Exception;
    }

    static void t(String label, Act a) {
        try {
            System.out.println(label + ": " + String.valueOf(a.run()).replace("\u00e9", "<e9>"));
        } catch (URISyntaxException e) {
            System.out.println(label + ": " + e.getReason() + " @" + e.getIndex());
        } catch (Exception e) {
            System.out.println(label + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (String s : new String[] {"http://user:pw@example.com:8080/a/b%20c/d.html?q=1&r=%C3%A9#frag", "mailto:a@b.c", "../rel/path?x", "//host/p", "file:///etc/x", "urn:isbn:123", "#only", "", "http://[::1]:80/", "http://h", "jar:file:/x.jar!/y", "HTTP://Ex.COM/%7eq", "http://a_b/c"}) {
            t(s, () -> {
                URI u = new URI(s);
                return u.getScheme() + "|" + u.getSchemeSpecificPart() + "|" + u.getAuthority() + "|" + u.getUserInfo() + "|" + u.getHost() + "|" + u.getPort() + "|" + u.getPath() + "|" + u.getRawPath() + "|" + String.valueOf(u.getQuery()).replace("\u00e9", "<e9>") + "|" + u.getFragment() + "|" + u.isAbsolute() + u.isOpaque() + "|" + u.normalize() + "|" + u.toASCIIString().length();
            });
        }
        for (String s : new String[] {"http://a b", "http://h:port/", "http://h/%zz", "1http://x", "http://[::1", ":x", "http://h/\\", "a:"}) {
            t("bad " + s, () -> new URI(s).getHost());
        }
        URI base = URI.create("http://a/b/c/d;p?q");
        for (String r : new String[] {"g", "./g", "g/", "/g", "//g", "?y", "g?y", "#s", ";x", "", "..", "../g", "../../g", "../../../g", "g/./h", "g/../h", "mailto:x@y"}) {
            System.out.println(r + " -> " + base.resolve(r));
        }
        t("relativize", () -> URI.create("http://a/b/").relativize(URI.create("http://a/b/c/d")) + " " + URI.create("http://a/b").relativize(URI.create("http://z/b/c")));
        t("build", () -> new URI("http", "u", "host", 81, "/p q", "a=b c", "f g") + " " + new URI("mailto", "x y@z", null) + " " + new URI(null, "h", "/x", null));
        t("build bad", () -> new URI("http", "h", "rel", null));
        t("equals", () -> URI.create("HTTP://H/p").equals(URI.create("http://h/p")) + " " + URI.create("http://h/%7e").equals(URI.create("http://h/%7E")) + " " + URI.create("a").compareTo(URI.create("b")) + " " + URI.create("http://h/x").hashCode());
        t("create", () -> URI.create("a b"));
        t("server", () -> new URI("http://a_b/c").parseServerAuthority());
        t("url", () -> {
            URL u = new URL("https://user@host.org:444/dir/file.txt?q=1#ref");
            return u.getProtocol() + "|" + u.getHost() + "|" + u.getPort() + "|" + u.getDefaultPort() + "|" + u.getPath() + "|" + u.getFile() + "|" + u.getQuery() + "|" + u.getRef() + "|" + u.getUserInfo() + "|" + u.toExternalForm() + "|" + u.toURI();
        });
        t("url context", () -> new URL(new URL("http://h/a/b.html"), "../c?d") + " " + new URL("file", "", "/p/q"));
        t("url bad", () -> new URL("nope://x"));
        t("url bad 2", () -> new URL("no protocol"));
        t("url bad 3", () -> new URL("http://h:99999999999/"));
        String[] texts = {"a b&c=d/e?f", "\u00e9\u4e2d\ud83d\ude00", "~-_.*", "%+", ""};
        for (String s : texts) {
            String e = URLEncoder.encode(s, StandardCharsets.UTF_8);
            System.out.println(e + " " + URLDecoder.decode(e, StandardCharsets.UTF_8).equals(s) + " " + URLEncoder.encode(s, StandardCharsets.ISO_8859_1));
        }
        for (String bad : new String[] {"%", "%4", "%zz", "%-1"}) {
            t("decode " + bad, () -> URLDecoder.decode(bad, StandardCharsets.UTF_8));
        }
        t("encoding", () -> URLEncoder.encode("x", "nope"));
        for (String s : new String[] {"127.0.0.1", "192.168.1.10", "224.0.0.1", "10.0.0.1", "0.0.0.0", "1.2.3", "::1", "fe80::1", "2001:db8::ff00:42:8329", "::ffff:1.2.3.4", "ff02::1"}) {
            t(s, () -> {
                InetAddress a = InetAddress.getByName(s);
                return a.getHostAddress() + " " + a + " " + Arrays.toString(a.getAddress()) + " " + (a instanceof Inet4Address ? 4 : 6) + " " + a.isLoopbackAddress() + a.isSiteLocalAddress() + a.isMulticastAddress() + a.isAnyLocalAddress() + a.isLinkLocalAddress() + " " + a.hashCode();
            });
        }
        t("by address", () -> InetAddress.getByAddress(new byte[] {8, 8, 4, 4}) + " " + InetAddress.getByAddress("name", new byte[] {1, 2, 3, 4}).getHostName() + " " + InetAddress.getByAddress(new byte[16]).getClass().getSimpleName() + " " + (InetAddress.getByName("::1") instanceof Inet6Address) + " " + InetAddress.getByAddress(new byte[] {127, 0, 0, 1}).equals(InetAddress.getByName("127.0.0.1")));
        t("by address bad", () -> InetAddress.getByAddress(new byte[3]));
        t("literal bad", () -> InetAddress.getByName("[1.2.3.4"));
        t("socket address", () -> {
            InetSocketAddress s = InetSocketAddress.createUnresolved("some.host", 80);
            return s + " " + s.isUnresolved() + " " + s.getHostString() + " " + new InetSocketAddress(InetAddress.getByAddress(new byte[] {1, 2, 3, 4}), 99) + " " + s.equals(InetSocketAddress.createUnresolved("SOME.HOST", 80));
        });
        t("port bad", () -> new InetSocketAddress(70000));
    }
}
