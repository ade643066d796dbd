package gov.nasa.jpf;

import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

/**
 * The settings of a run that the host starts: the arguments of the form +key=value, and what is put to them afterwards.
 * What files and defaults say only gojpf itself knows.
 */
@SuppressWarnings("serial")
public class Config extends Properties {
    private final List<String> settings = new ArrayList<>(); // as arguments of gojpf, later ones win

    public Config(String... args) {
        for (String arg : args) {
            if (arg != null && arg.startsWith("+") && arg.length() > 1) {
                int eq = arg.indexOf('=');
                String key = (eq < 0 ? arg.substring(1) : arg.substring(1, eq)).trim();
                String value = eq < 0 ? "true" : arg.substring(eq + 1).trim();
                if (key.endsWith("+")) {
                    key = key.substring(0, key.length() - 1);
                    value = getString(key, "") + value;
                }
                super.put(key, value);
                settings.add(arg);
            }
        }
    }

    @Override
    public synchronized Object put(Object key, Object value) {
        settings.add("+" + key + "=" + value);
        return super.put(key, value);
    }

    @Override
    public synchronized Object setProperty(String key, String value) {
        return put(key, value);
    }

    @Override
    public synchronized Object remove(Object key) {
        settings.removeIf(s -> s.equals("+" + key) || s.startsWith("+" + key + "=") || s.startsWith("+" + key + "+="));
        return super.remove(key);
    }

    /** The settings as arguments of gojpf. */
    public List<String> getArgs() {
        return List.copyOf(settings);
    }

    public boolean hasValue(String key) {
        String value = getProperty(key);
        return value != null && !value.isEmpty();
    }

    public String getString(String key) {
        return getProperty(key);
    }

    public String getString(String key, String otherwise) {
        String value = getProperty(key);
        return value == null ? otherwise : value;
    }

    public String[] getStringArray(String key) {
        String value = getProperty(key);
        return value == null || value.isBlank() ? null : value.trim().split("\\s*[,;]\\s*");
    }

    public boolean getBoolean(String key) {
        return getBoolean(key, false);
    }

    public boolean getBoolean(String key, boolean otherwise) {
        return hasValue(key) ? Boolean.parseBoolean(getProperty(key).trim()) : otherwise;
    }

    public int getInt(String key) {
        return getInt(key, 0);
    }

    public int getInt(String key, int otherwise) {
        return hasValue(key) ? Integer.parseInt(getProperty(key).trim()) : otherwise;
    }

    public long getLong(String key) {
        return getLong(key, 0);
    }

    public long getLong(String key, long otherwise) {
        return hasValue(key) ? Long.parseLong(getProperty(key).trim()) : otherwise;
    }

    public double getDouble(String key) {
        return getDouble(key, 0);
    }

    public double getDouble(String key, double otherwise) {
        return hasValue(key) ? Double.parseDouble(getProperty(key).trim()) : otherwise;
    }

    public String append(String key, String value, String separator) {
        String now = hasValue(key) ? getProperty(key) + (separator == null ? "" : separator) + value : value;
        put(key, now);
        return now;
    }
}
