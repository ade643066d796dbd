package lib;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.IllformedLocaleException;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Properties;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.util.TreeSet;

/** Locale construction and display, ResourceBundle classes with fall-back, Properties load and store. */
public class Localised {
    public static class Words extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"hello", "hello"}, {"bye", "bye"}, {"count", 3}, {"list", new String[] {"a", "b"}}};
        }
    }

    public static class Words_de extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"hello", "hallo"}, {"only", "nur"}};
        }
    }

    public static class Words_de_AT extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"hello", "servus"}};
        }
    }

    static void attempt(String label, Runnable r) {
        try {
            r.run();
            System.out.println(label + " ok");
        } catch (MissingResourceException e) {
            System.out.println(label + " missing " + e.getMessage() + " | " + e.getKey() + " | " + e.getClassName());
        } catch (RuntimeException e) {
            System.out.println(label + " " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) throws IOException {
        Locale.setDefault(Locale.US);
        for (Locale l : new Locale[] {Locale.US, Locale.GERMANY, Locale.ROOT, new Locale("pt", "BR"), new Locale("no", "NO", "NY"), Locale.forLanguageTag("zh-Hant-TW"), Locale.forLanguageTag("de-DE-u-co-phonebk"), Locale.forLanguageTag("x-private"), Locale.SIMPLIFIED_CHINESE, new Locale("iw"), Locale.forLanguageTag("bad_tag!")}) {
            System.out.println("[" + l + "] " + l.getLanguage() + "|" + l.getCountry() + "|" + l.getVariant() + "|" + l.getScript() + "|" + l.toLanguageTag() + "|" + l.getDisplayLanguage(Locale.US) + "|" + l.getDisplayCountry(Locale.US) + "|" + l.getDisplayName(Locale.US) + "|" + l.hasExtensions() + "|" + l.stripExtensions() + "|" + l.hashCode());
        }
        System.out.println(Locale.US.getISO3Country() + Locale.US.getISO3Language() + " " + Locale.GERMANY.getDisplayCountry(Locale.FRANCE) + " " + Locale.getDefault() + " " + Locale.US.equals(new Locale("en", "US")) + " " + Arrays.asList(Locale.getISOCountries()).contains("CH") + " " + Locale.getISOLanguages().length / 100);
        System.out.println(new Locale.Builder().setLanguage("sr").setScript("Latn").setRegion("RS").setUnicodeLocaleKeyword("nu", "latn").build() + " " + Locale.lookup(Locale.LanguageRange.parse("de-CH,en;q=0.5"), Arrays.asList(Locale.ENGLISH, Locale.GERMAN)) + " " + Locale.filter(Locale.LanguageRange.parse("en-*"), Arrays.asList(Locale.UK, Locale.FRANCE, Locale.US)));
        try {
            new Locale.Builder().setLanguage("toolonglang");
        } catch (IllformedLocaleException e) {
            System.out.println(e.getMessage() + " " + e.getErrorIndex());
        }
        attempt("iso3", () -> new Locale("xx", "YY").getISO3Country());

        String base = Words.class.getName();
        for (Locale l : new Locale[] {new Locale("de", "AT"), Locale.GERMANY, Locale.FRANCE, Locale.ROOT}) {
            ResourceBundle b = ResourceBundle.getBundle(base, l);
            System.out.println(l + " -> " + b.getClass().getSimpleName() + " [" + b.getLocale() + "] " + b.getString("hello") + " " + b.getString("bye") + " " + b.getObject("count") + " " + b.getStringArray("list")[1] + " " + b.containsKey("only") + " " + new TreeSet<>(b.keySet()) + " " + b.getBaseBundleName().equals(base));
        }
        ResourceBundle de = ResourceBundle.getBundle(base, Locale.GERMAN);
        System.out.println((de == ResourceBundle.getBundle(base, Locale.GERMAN)) + " " + Collections.list(de.getKeys()).size());
        attempt("missing key", () -> de.getString("nokey"));
        attempt("wrong type", () -> {
            try {
                de.getString("count");
            } catch (ClassCastException e) {
                throw new IllegalStateException("cast");
            }
        });
        attempt("missing bundle", () -> ResourceBundle.getBundle("lib.NoBundle", Locale.GERMANY));
        attempt("null key", () -> de.getString(null));
        ResourceBundle p = new PropertyResourceBundle(new StringReader("k=v\nempty=\n"));
        System.out.println(p.getString("k") + "[" + p.getString("empty") + "]" + p.keySet().size());
        ResourceBundle hand = new ResourceBundle() {
            {
                setParent(p);
            }

            @Override
            protected Object handleGetObject(String key) {
                return key.startsWith("x") ? key.length() : null;
            }

            @Override
            public Enumeration<String> getKeys() {
                return Collections.emptyEnumeration();
            }
        };
        System.out.println(hand.getObject("xyz") + hand.getString("k"));

        Properties props = new Properties();
        props.load(new StringReader("""
            # comment
            ! other comment
            plain=value
              spaced  =  out there\040
            colon:sep
            space sep value
            esc\\=aped\\:key = tab\\tnew\\nline \\u0041\\\\
            long = one, \\
                   two, \\
                   three
            novalue
            dup=1
            dup=2
            \\#hash = not comment
            """));
        for (String k : new TreeSet<>(props.stringPropertyNames())) {
            System.out.println("[" + k + "]=[" + props.getProperty(k).replace("\n", "<nl>").replace("\t", "<tab>") + "]");
        }
        attempt("bad unicode", () -> {
            try {
                new Properties().load(new StringReader("a=\\u00g1"));
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
        Properties child = new Properties(props);
        child.setProperty("own", "v");
        System.out.println(child.getProperty("plain") + child.getProperty("none") + child.getProperty("none", "d") + child.size() + child.get("plain") + child.stringPropertyNames().size());
        Properties single = new Properties();
        single.setProperty("a key:", " lead = \u00e9 \\ #!\n");
        StringWriter w = new StringWriter();
        single.store(w, "title\nsecond");
        w.toString().lines().filter(l -> !l.matches("#\\w{3} \\w{3} .*\\d{4}")).forEach(l -> System.out.println(l.replace("\u00e9", "<e9>")));
        Properties back = new Properties();
        back.load(new StringReader(w.toString()));
        System.out.println(back.equals(single));
        java.io.ByteArrayOutputStream xml = new java.io.ByteArrayOutputStream();
        single.store(xml, null);
        System.out.println(xml.toString().contains("\\u00E9") + " " + xml.toString().lines().count());
        props.list(new java.io.PrintStream(new java.io.ByteArrayOutputStream()));
        Object non = single.put("int", 5);
        System.out.println(single.getProperty("int") + " " + single.get("int") + " " + non);
        attempt("store non-string", () -> {
            try {
                single.store(new StringWriter(), "");
            } catch (ClassCastException e) {
                throw new IllegalStateException("cast");
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
        attempt("null value", () -> single.setProperty("a", null));
    }
}
