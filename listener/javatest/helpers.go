package javatest

import (
	"embed"
	"io/fs"
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

// needed are helpers that others need.
var needed = map[string]string{"allocate": "unsafe", "put": "unsafe"}

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
