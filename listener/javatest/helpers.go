package javatest

import (
	"embed"
	"io/fs"
	"regexp"
	"strings"
)

// helpers are methods that a file has if its tests need them.
var helpers = []struct{ name, text string }{
	{"standIn", `/** Makes an object of an interface whose methods return what they are said to, and zeros else. */
@SuppressWarnings("unchecked")
private static <T> T standIn(Class<T> type, Object... answers) {
  java.util.Map<String, java.util.ArrayDeque<Object[]>> said = new java.util.HashMap<>();
  for (int i = 0; i < answers.length; i += 2) {
    said.computeIfAbsent((String) answers[i], k -> new java.util.ArrayDeque<>()).add(new Object[] {answers[i + 1]});
  }
  return (T) java.lang.reflect.Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (self, method, arguments) -> {
    java.util.ArrayDeque<Object[]> left = said.get(method.getName());
    if (left != null) {
      return left.size() > 1 ? left.remove()[0] : left.peek()[0];
    }
    switch (method.getName()) {
      case "equals": return self == arguments[0];
      case "hashCode": return System.identityHashCode(self);
      case "toString": return type.getName();
      default: return java.lang.reflect.Array.get(java.lang.reflect.Array.newInstance(
          method.getReturnType() == void.class ? Object.class : method.getReturnType(), 1), 0);
    }
  });
}`},
	{"file", `/** Makes a file, and the folders above it, where there is none. Closing this deletes them. */
private static AutoCloseable file(String name, String bytes) throws Exception {
  java.nio.file.Path file = java.nio.file.Paths.get(name).toAbsolutePath().normalize();
  java.util.Deque<java.nio.file.Path> made = new java.util.ArrayDeque<>();
  for (java.nio.file.Path p = file; !java.nio.file.Files.exists(p); p = p.getParent()) {
    made.add(p);
  }
  if (made.isEmpty()) {
    throw new java.nio.file.FileAlreadyExistsException(name);
  }
  java.nio.file.Files.createDirectories(file.getParent());
  java.nio.file.Files.write(file, bytes.getBytes(java.nio.charset.StandardCharsets.ISO_8859_1));
  return () -> {
    for (java.nio.file.Path p : made) {
      java.nio.file.Files.deleteIfExists(p);
    }
  };
}`},
	{"absent", `/** Says that there must be no such file. */
private static AutoCloseable absent(String name) throws Exception {
  if (new java.io.File(name).exists()) {
    throw new java.nio.file.FileAlreadyExistsException(name);
  }
  return () -> { };
}`},
	{"taken", `/** Takes a port, so that nobody else can listen there. */
private static AutoCloseable taken(int port) throws Exception {
  return new java.net.ServerSocket(port);
}`},
	{"peers", `/** Is whatever the code connects to: a text is what is said to one connection, null refuses it, the last one is for all others. */
private static AutoCloseable peers(String... texts) throws Exception {
  java.net.ServerSocket server = new java.net.ServerSocket(0, 50, java.net.InetAddress.getLoopbackAddress());
  java.net.ProxySelector before = java.net.ProxySelector.getDefault();
  java.net.ProxySelector.setDefault(new java.net.ProxySelector() {
    @Override
    public java.util.List<java.net.Proxy> select(java.net.URI uri) {
      java.net.Proxy.Type type = uri.getScheme().startsWith("http") ? java.net.Proxy.Type.HTTP : java.net.Proxy.Type.SOCKS;
      return java.util.Collections.singletonList(new java.net.Proxy(type, server.getLocalSocketAddress()));
    }

    @Override
    public void connectFailed(java.net.URI uri, java.net.SocketAddress address, java.io.IOException e) {
    }
  });
  Thread thread = new Thread(() -> {
    for (int i = 0; !server.isClosed(); i++) {
      try (java.net.Socket peer = server.accept()) {
        peer.setSoTimeout(1000);
        java.io.InputStream in = peer.getInputStream();
        java.io.OutputStream out = peer.getOutputStream();
        String text = texts[Math.min(i, texts.length - 1)];
        if (in.read() == 5) { // SOCKS: the ways to say who one is, and then whom to connect to
          in.readNBytes(in.read());
          out.write(new byte[] {5, 0});
          in.readNBytes(3);
          int kind = in.read();
          in.readNBytes((kind == 1 ? 4 : kind == 4 ? 16 : in.read()) + 2);
          out.write(new byte[] {5, (byte) (text == null ? 5 : 0), 0, 1, 0, 0, 0, 0, 0, 0});
        } else {
          String answer = text == null ? "404 Not Found" : "200 OK";
          out.write(("HTTP/1.0 " + answer + "\r\n\r\n").getBytes(java.nio.charset.StandardCharsets.ISO_8859_1));
        }
        out.write((text == null ? "" : text).getBytes(java.nio.charset.StandardCharsets.ISO_8859_1));
        peer.shutdownOutput();
        while (in.read() >= 0) { // what has not been read may not be lost
        }
      } catch (java.io.IOException e) {
        // The code has had enough.
      }
    }
  });
  thread.setDaemon(true);
  thread.start();
  return () -> {
    java.net.ProxySelector.setDefault(before);
    server.close();
  };
}`},
	{"caller", `/** Connects to a port as soon as somebody listens, and says a text. */
private static AutoCloseable caller(int port, String text) {
  Thread thread = new Thread(() -> {
    while (!Thread.currentThread().isInterrupted()) {
      try (java.net.Socket socket = new java.net.Socket(java.net.Proxy.NO_PROXY)) {
        socket.connect(new java.net.InetSocketAddress(java.net.InetAddress.getLoopbackAddress(), port));
        socket.getOutputStream().write(text.getBytes(java.nio.charset.StandardCharsets.ISO_8859_1));
        socket.shutdownOutput();
        while (socket.getInputStream().read() >= 0) { // what has not been read may not be lost
        }
        return;
      } catch (java.io.IOException e) {
        java.util.concurrent.locks.LockSupport.parkNanos(1000000); // nobody listens yet
      }
    }
  });
  thread.setDaemon(true);
  thread.start();
  return thread::interrupt;
}`},
	{"variables", `/** Sets variables of the environment, by their names, null for none. */
@SuppressWarnings("unchecked")
private static AutoCloseable variables(String... names) throws Exception {
  Class<?> place = Class.forName("java.lang.ProcessEnvironment");
  java.lang.reflect.Field field = place.getDeclaredField("theUnmodifiableEnvironment");
  Class<?>[] one = {java.lang.reflect.Field.class};
  Object base = unsafe("staticFieldBase", one, field);
  Object offset = unsafe("staticFieldOffset", one, field);
  java.util.Map<String, String> before = System.getenv();
  java.util.Map<String, String> changed = new java.util.HashMap<>(before);
  for (int i = 0; i < names.length; i += 2) {
    if (names[i + 1] == null) {
      changed.remove(names[i]);
    } else {
      changed.put(names[i], names[i + 1]);
    }
  }
  Class<?>[] all = {Object.class, long.class, Object.class};
  unsafe("putObject", all, base, offset, changed);
  return () -> unsafe("putObject", all, base, offset, before);
}`},
	{"database", `/** Has java.sql.DriverManager return a connection. */
private static AutoCloseable database(java.sql.Connection connection) throws Exception {
  java.sql.Driver driver = standIn(java.sql.Driver.class, "connect", connection, "acceptsURL", true);
  java.sql.DriverManager.registerDriver(driver);
  return () -> java.sql.DriverManager.deregisterDriver(driver);
}`},
	{"chance", `/** Has generators of secure random numbers begin with these bytes. */
private static AutoCloseable chance(String bytes) {
  java.util.concurrent.atomic.AtomicInteger next = new java.util.concurrent.atomic.AtomicInteger();
  java.security.Provider provider = new java.security.Provider("Chance", "1", "known numbers") {
    {
      putService(new Service(this, "SecureRandom", "Chance", "Chance", null, null) {
        @Override
        public Object newInstance(Object parameter) {
          return new java.security.SecureRandomSpi() {
            @Override
            protected void engineSetSeed(byte[] seed) {
            }

            @Override
            protected void engineNextBytes(byte[] to) {
              for (int i = 0; i < to.length; i++) {
                to[i] = (byte) bytes.charAt(next.getAndIncrement() % bytes.length());
              }
            }

            @Override
            protected byte[] engineGenerateSeed(int length) {
              return new byte[length];
            }
          };
        }
      });
    }
  };
  java.security.Security.insertProviderAt(provider, 1);
  return () -> java.security.Security.removeProvider("Chance");
}`},
	{"allocate", `/** Makes an object without a constructor. */
private static Object allocate(String type) throws Exception {
  return unsafe("allocateInstance", new Class<?>[] {Class.class}, Class.forName(type));
}`},
	{"unsafe", `/** Calls a method of the JDK's Unsafe. */
private static Object unsafe(String name, Class<?>[] parameters, Object... arguments) throws Exception {
  Class<?> unsafe = Class.forName("sun.misc.Unsafe");
  java.lang.reflect.Field field = unsafe.getDeclaredField("theUnsafe");
  field.setAccessible(true);
  return unsafe.getMethod(name, parameters).invoke(field.get(null), arguments);
}`},
	{"read", `/** Reads a field of an object, or a static one of null. */
private static Object read(Object object, String type, String name) throws Exception {
  java.lang.reflect.Field field = Class.forName(type).getDeclaredField(name);
  field.setAccessible(true);
  return field.get(object);
}`},
	{"get", `/** Reads a static field. */
private static Object get(String type, String name) throws Exception {
  java.lang.reflect.Field field = Class.forName(type).getDeclaredField(name);
  field.setAccessible(true);
  return field.get(null);
}`},
	{"set", `/** Sets a field of an object, or a static one of null. */
private static void set(Object object, String type, String name, Object value) throws Exception {
  java.lang.reflect.Field field = Class.forName(type).getDeclaredField(name);
  field.setAccessible(true);
  field.set(object, value);
}`},
	{"put", `/** Sets a field that may be that of a class of the JDK, or static and final. */
private static void put(Object object, String type, String name, Object value) throws Exception {
  java.lang.reflect.Field field = Class.forName(type).getDeclaredField(name);
  Class<?>[] one = {java.lang.reflect.Field.class};
  boolean ofClass = java.lang.reflect.Modifier.isStatic(field.getModifiers());
  Object base = ofClass ? unsafe("staticFieldBase", one, field) : object;
  Object offset = unsafe(ofClass ? "staticFieldOffset" : "objectFieldOffset", one, field);
  Class<?> kind = field.getType().isPrimitive() ? field.getType() : Object.class;
  String suffix = kind.getSimpleName().substring(0, 1).toUpperCase() + kind.getSimpleName().substring(1);
  unsafe("put" + suffix, new Class<?>[] {Object.class, long.class, kind}, base, offset, value);
}`},
	{"call", `/** Calls a method, which need not be accessible. */
private static Object call(Object object, String type, String name, Class<?>[] parameters, Object... arguments) throws Throwable {
  java.lang.reflect.Method method = Class.forName(type).getDeclaredMethod(name, parameters);
  method.setAccessible(true);
  try {
    return method.invoke(object, arguments);
  } catch (java.lang.reflect.InvocationTargetException e) {
    throw e.getCause();
  }
}`},
	{"construct", `/** Calls a constructor, which need not be accessible. */
private static Object construct(String type, Class<?>[] parameters, Object... arguments) throws Throwable {
  java.lang.reflect.Constructor<?> constructor = Class.forName(type).getDeclaredConstructor(parameters);
  constructor.setAccessible(true);
  try {
    return constructor.newInstance(arguments);
  } catch (java.lang.reflect.InvocationTargetException e) {
    throw e.getCause();
  }
}`},
	{"outcome", `/** Runs a program, in classes of its own, with inputs; returns the class of what it throws, or null. */
private static String outcome(String program, String[] arguments, String... inputs) throws Throwable {
  for (String name : System.getProperties().stringPropertyNames()) {
    if (name.startsWith("input.")) {
      System.clearProperty(name);
    }
  }
  for (int i = 0; i < inputs.length; i += 2) {
    System.setProperty("input." + inputs[i], inputs[i + 1]);
  }
  java.util.List<java.net.URL> urls = new java.util.ArrayList<>();
  for (String entry : System.getProperty("java.class.path").split(java.io.File.pathSeparator)) {
    urls.add(new java.io.File(entry).toURI().toURL());
  }
  ClassLoader platform = ClassLoader.getSystemClassLoader().getParent();
  try (java.net.URLClassLoader loader = new java.net.URLClassLoader(urls.toArray(new java.net.URL[0]), platform)) {
    loader.setDefaultAssertionStatus(true);
    java.lang.reflect.Method main = loader.loadClass(program).getDeclaredMethod("main", String[].class);
    main.setAccessible(true);
    main.invoke(null, (Object) arguments);
    return null;
  } catch (java.lang.reflect.InvocationTargetException e) {
    return e.getCause().getClass().getName();
  }
}`},
}

// ofLang are names of java.lang in the text of a helper, with what may stand in front of them, and what only looks
// like such names.
var ofLang = regexp.MustCompile(`"(?:[^"\\]|\\.)*"|/\*.*?\*/|//.*|\.?\b(?:` +
	`AutoCloseable|Class|ClassLoader|Exception|Math|Object|Override|String|SuppressWarnings|System|Thread|Throwable)\b`)

// qualified is the text of a helper in which names that the package hides have their package.
func (s *scope) qualified(text string) string {
	return ofLang.ReplaceAllStringFunc(text, func(name string) string {
		if strings.ContainsAny(name[:1], `"/.`) {
			return name
		}
		return s.lang(name)
	})
}

// needed are helpers that others need.
var needed = map[string]string{"allocate": "unsafe", "put": "unsafe", "variables": "unsafe", "database": "standIn"}

// harmless are helpers that do nothing but what the code offers to everybody.
var harmless = map[string]bool{"standIn": true, "file": true, "absent": true, "taken": true, "peers": true, "caller": true, "database": true, "chance": true}

//go:embed standin
var standIns embed.FS

// StandIns are the sources of classes that take the place of gov.nasa.jpf's Debug
// and of Verifier on a plain JVM: inputs are what the system property input.NAME
// says. They are in folders by package.
func StandIns() fs.FS {
	sub, err := fs.Sub(standIns, "standin")
	if err != nil {
		panic(err) // it is embedded
	}
	return sub
}
