package symtest

// What generated methods call. A letter behind # stands for an expression: i int, f a small one,
// s String, c char, b boolean, l long, d double. All that they print or return
// must not depend on anything but the inputs.

const libraryInts = `
#s.length()
#s.indexOf(#c)
#s.indexOf(#c, #i)
#s.indexOf(#s)
#s.indexOf(#s, #i)
#s.lastIndexOf(#c)
#s.lastIndexOf(#c, #i)
#s.lastIndexOf(#s)
#s.lastIndexOf(#s, #i)
#s.codePointAt(#i)
#s.codePointCount(0, #i)
#s.compareTo(#s)
#s.compareToIgnoreCase(#s)
#s.hashCode()
#s.toUpperCase().hashCode()
#s.split(String.valueOf(#c)).length
#s.split(",").length
#s.split("a", #i).length
#s.chars().sum()
#s.chars().filter(q -> q == 'a').map(q -> q * 2).sum()
(int) #s.lines().count()
Integer.parseInt(#s)
Integer.valueOf(#s)
Integer.parseInt(#s, 16)
Integer.parseInt(#s, #i)
Integer.parseUnsignedInt(#s)
Integer.decode(#s)
(int) Long.parseLong(#s)
(int) Double.parseDouble(#s)
Short.parseShort(#s)
Byte.parseByte("1" + #s)
new java.math.BigInteger(#s).signum()
new java.math.BigInteger("7").multiply(java.math.BigInteger.valueOf(#l)).intValue()
new java.math.BigDecimal(#s).scale()
(#i + #i)
(#i * #i)
(#i - #i)
(#i / #i)
(#i % #i)
(#i << #i)
(#i >>> #i)
(#b ? #i : #i)
Math.addExact(#i, #i)
Math.subtractExact(#i, #i)
Math.multiplyExact(#i, #i)
Math.negateExact(#i)
Math.incrementExact(#i)
Math.toIntExact(#l)
Math.floorMod(#i, #i)
Math.floorDiv(#i, #i)
Math.floorMod(#l, #i)
Math.abs(#i)
Math.absExact(#i)
(int) Math.round(#d)
(int) Math.ceil(#d)
Math.getExponent(#d)
Integer.bitCount(#i)
Integer.reverse(#i)
Integer.reverseBytes(#i)
Integer.rotateLeft(#i, #i)
Integer.rotateRight(#i, 3)
Integer.highestOneBit(#i)
Integer.lowestOneBit(#i)
Integer.numberOfLeadingZeros(#i)
Integer.numberOfTrailingZeros(#i)
Integer.compareUnsigned(#i, #i)
Integer.divideUnsigned(#i, #i)
Integer.remainderUnsigned(#i, #i)
Integer.signum(#i)
Integer.compare(#i, #i)
Integer.hashCode(#i)
Long.hashCode(#l)
Long.bitCount(#l)
Long.numberOfLeadingZeros(#l)
Long.numberOfTrailingZeros(#l)
Long.compareUnsigned(#l, #l)
Long.compare(#l, #l)
Long.signum(#l)
(int) Long.divideUnsigned(#l, 3)
(int) Long.remainderUnsigned(#l, 7)
(int) Long.reverse(#l)
(int) Long.rotateLeft(#l, #i)
(int) Math.multiplyHigh(#l, #l)
(int) (#l >> #i)
(int) (#l % #l)
Double.hashCode(#d)
Double.compare(#d, #d)
(int) #d
(int) (float) #d
(short) #d
(byte) #i
(char) #i
(int) #c
Boolean.hashCode(#b)
Boolean.compare(#b, #b)
Character.getNumericValue(#c)
Character.digit(#c, 16)
Character.digit(#c, #i)
Character.getType(#c)
Character.compare(#c, #c)
Character.toChars(#i).length
Character.charCount(#i)
(int) Character.forDigit(#i, 10)
#s.codePoints().max().orElse(-1)
(#s == #s ? 1 : 2)
(#s.intern() == "ab" ? 1 : 2)
(("a" + #s) == "ab" ? 1 : 2)
((Integer) #i == (Integer) #i ? 1 : 2)
(((Integer) (#i + 125)).equals(127) ? 1 : 2)
((Integer) (#i + 126) == (Integer) (#i + 126) ? 1 : 2)
((Long) (#l + 126) == (Long) (#l + 126) ? 1 : 2)
((Character) #c == (Character) #c ? 1 : 2)
new int[] {4, 5, 6}[#i]
new int[#f].length
new String[] {"p", "qq"}[#i].length()
new int[2][#f][0].length
new int[#f][#f].length
new int[][] {{1}, {2, 3}, null}[#i].length
fill(#f, #i)[#i]
Arrays.asList(1, 2, 3).indexOf(#i)
new ArrayList<>(List.of(#i, #i, 3)).remove(#i)
(new ArrayList<>(List.of(1, 2, 3)).remove((Integer) #i) ? 1 : 0)
List.of(5, 6, 7).get(#i)
List.of(#s, #s, "b").indexOf(#s)
Collections.max(List.of(#i, #i))
Collections.frequency(List.of(#s, #s, "ab"), #s)
new HashSet<>(List.of("ab", "a")).add(#s) ? 1 : 0
new HashSet<>(Arrays.asList(#s, #s, "b")).size()
new TreeSet<>(Arrays.asList(#s, #s, "b")).headSet("ab").size()
new HashMap<>(Map.of("ab", 1, "", 2)).getOrDefault(#s, #i)
new HashMap<>(Map.of(1, 10, 2, 20)).getOrDefault(#i, -1)
map(#s, #i, #s).get("ab")
map(#s, #i, #s).merge(#s, #i, Integer::sum)
new TreeMap<>(Map.of(1, 10, 3, 30)).floorEntry(#i).getValue()
new TreeMap<>(Map.of("a", 1, "b", 2)).ceilingEntry(#s).getValue()
new TreeMap<Integer, Integer>(Map.of(#i, 1)).firstKey()
new LinkedHashMap<>(Map.of(#c, 4)).getOrDefault('b', 9)
new EnumMap<>(Map.of(Kind.ONE, 1)).getOrDefault(Kind.values()[#i], 0)
new ArrayDeque<>(List.of(#i, #i)).peekLast()
new PriorityQueue<>(List.of(#i, #i, #i)).peek()
new PriorityQueue<>(List.of(#s, #s)).peek().length()
Arrays.binarySearch(new int[] {-1, 0, 3, 7}, #i)
Arrays.binarySearch(new String[] {"", "a", "b"}, #s)
Arrays.hashCode(new int[] {#i, #i})
Arrays.hashCode(new Object[] {#s, #i})
Arrays.compare(new int[] {#i, 2}, new int[] {#i, 1})
Arrays.mismatch(#s.toCharArray(), #s.toCharArray())
Arrays.stream(new int[] {#i, #i}).max().getAsInt()
sorted(#i, #i, #i)[1]
IntStream.range(0, #f).map(q -> q * q).sum()
IntStream.rangeClosed(#f, 3).filter(q -> q % 2 == 0).sum()
Stream.of(#s, #s, "b").distinct().mapToInt(String::length).sum()
Stream.of(#s, #s, "b").sorted(Comparator.reverseOrder()).findFirst().get().length()
(int) Stream.of(#i, #i, #i).filter(q -> q > 0).count()
Stream.of(#s, #s).collect(Collectors.groupingBy(String::length)).size()
Stream.iterate(1, q -> q + 1).limit(#f).reduce(0, Integer::sum)
Optional.of(#i).filter(q -> q > 0).orElse(-7)
Optional.ofNullable(#b ? #s : null).map(String::length).orElseThrow()
Objects.hash(#i, #s)
Objects.requireNonNull(#b ? #s : null, "none").length()
Objects.checkIndex(#i, 3)
Kind.valueOf(#s.isEmpty() ? "ONE" : #s).ordinal()
Kind.values()[#i].by(#i)
kind(#s)
old(#s)
new Point(#i, #s).hashCode()
new Point(#i, #s).compareTo(new Point(#i, "b"))
shape(#i).area(#i)
((Square) shape(#i)).side
(shape(#i) instanceof Square q ? q.side : -1)
Holder.get(#i)
down(#f)
fib(#f)
varargs(#i, #i)
last(() -> #i, #b)
nested(#i, #b)
finallyWins(#f)
new Scanner("12 " + #s).skip("12 ").hasNextInt() ? 1 : 0
new StringTokenizer(#s, ",").countTokens()
bits(#f).cardinality()
bits(#f, 3).nextClearBit(#i)
new StringBuilder(#s).indexOf(#s)
new StringBuilder(#s).compareTo(new StringBuilder(#s))
new StringBuilder(#s).append(#i).length()
(int) new StringBuilder(#s).append(#s).charAt(#i)
java.util.regex.Pattern.compile("(a|b)(b*)").matcher(#s).replaceAll("$2$1-").length()
groups(#s)
java.nio.charset.StandardCharsets.UTF_8.encode(#s).remaining()
#s.getBytes(java.nio.charset.StandardCharsets.UTF_8).length
#s.getBytes(java.nio.charset.StandardCharsets.ISO_8859_1).length
java.nio.ByteBuffer.allocate(8).putInt(#i).flip().getInt()
new java.util.concurrent.atomic.AtomicInteger(#i).addAndGet(#i)
new java.util.concurrent.atomic.AtomicInteger(#i).compareAndExchange(2, #i)
java.lang.reflect.Array.getLength(new int[Math.abs(#i % 4)])
String.CASE_INSENSITIVE_ORDER.compare(#s, #s)
Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()).compare(#s, #s)
new Random(#i).nextInt(4)
`

const libraryTexts = `
(#s + #s)
(#s + #i)
(#i + #s)
(#s + #c + #b)
("" + #l)
("" + #d)
("" + (float) #d)
#s.substring(#i)
#s.substring(#i, #i)
#s.substring(1)
#s.substring(0, #s.length() - 1)
#s.subSequence(0, #i).toString()
#s.concat(#s)
#s.trim()
#s.strip()
#s.stripLeading()
#s.stripTrailing()
#s.toUpperCase()
#s.toLowerCase()
#s.toUpperCase(Locale.ROOT)
#s.toLowerCase(Locale.ROOT)
#s.replace(#c, #c)
#s.replace(#s, #s)
#s.replace("ab", "x")
#s.replaceAll("[ab1]+", "<$0>")
#s.replaceAll(#s, "x")
#s.replaceFirst("b", #s)
#s.repeat(#f)
#s.intern()
#s.split("b")[#i]
#s.split(",", -1)[0]
#s.split(String.valueOf(#c), 2)[1]
Arrays.toString(#s.split("a"))
Arrays.toString(#s.split(""))
Arrays.toString(#s.split(","))
Arrays.toString(#s.toCharArray())
Arrays.toString(#s.getBytes())
String.valueOf(#c)
String.valueOf(#i)
String.valueOf(#b)
String.valueOf(#l)
String.valueOf(#d)
String.valueOf(#s.toCharArray(), #i, 1)
new String(#s.toCharArray())
new String(#s.getBytes(java.nio.charset.StandardCharsets.UTF_16))
String.copyValueOf(#s.toCharArray())
Integer.toString(#i)
Integer.toString(#i, #i)
Integer.toHexString(#i)
Integer.toBinaryString(#i)
Integer.toOctalString(#i)
Integer.toUnsignedString(#i)
Long.toString(#l, 36)
Long.toHexString(#l)
Long.toUnsignedString(#l)
Double.toHexString(#d)
Boolean.toString(#b)
Character.toString(#c)
Character.toString(#i)
Character.getName(#c)
String.format("%d|%s", #i, #s)
String.format("%5d|%-4s|", #i, #s)
String.format("%05d %x %o", #i, #i, #i)
String.format("%c%b%%", #c, #b)
String.format("%+d %,d", #i, #l)
String.format("%.2f", #d)
String.format("%S", #s)
String.format(#s)
"%s-%s".formatted(#s, #s)
String.join("-", #s, #s)
String.join(#s, List.of("p", "q", "r"))
new StringJoiner(",", "[", "]").add(#s).add(#s).toString()
new StringBuilder(#s).reverse().toString()
new StringBuilder(#s).insert(#i, #s).toString()
new StringBuilder(#s).insert(0, #i).toString()
new StringBuilder(#s).deleteCharAt(#i).toString()
new StringBuilder(#s).delete(#i, #i).toString()
new StringBuilder(#s).replace(#i, #i, #s).toString()
new StringBuilder(#s).append(#s, #i, 1).toString()
new StringBuilder(#s).append(#c).append(#b).append(#l).toString()
new StringBuffer(#s).append(#d).reverse().toString()
new StringBuilder(#s).appendCodePoint(#i).toString()
set(#s, #i, #c)
length(#s, #f)
(#b ? #s : #s)
(#b ? null : #s)
pick(#i, #s)
List.of(#s, #s).toString()
new ArrayList<>(List.of("p", "q")).set(#i, #s)
List.of("p", #s, "r").get(#i)
List.of(#i, #i).toString()
sublist(#i, #i)
new TreeSet<>(List.of("c", "a")).higher(#s)
new TreeMap<>(Map.of("ab", "p", "b", "q")).get(#s)
new TreeMap<>(Map.of(#s, #i)).toString()
new HashMap<>(Map.of(#s, #i)).toString()
map(#s, #i, #s).toString()
Map.of("ab", "p", "b", "q").get(#s)
Map.of(1, "one", 2, "two").get(#i)
Map.of('a', "A").getOrDefault(#c, #s)
new Point(#i, #s).toString()
shape(#i).toString()
Kind.values()[#i].toString()
Stream.of(#s, #s, "b").sorted().collect(Collectors.joining("/"))
Stream.of(#s, #s).map(q -> q + q.length()).reduce("", String::concat)
Stream.of("x", "yy", #s).collect(Collectors.toMap(q -> q, String::length)).toString()
#s.chars().mapToObj(q -> String.valueOf((char) q)).collect(Collectors.joining("."))
Arrays.stream(#s.split(",")).map(String::trim).collect(Collectors.toList()).toString()
IntStream.range(0, #f).mapToObj(Integer::toString).collect(Collectors.joining())
Optional.ofNullable(#b ? #s : null).orElse("none")
Objects.toString(#b ? #s : null)
Objects.requireNonNullElse(#b ? null : #s, "e")
new java.math.BigInteger(#s).add(java.math.BigInteger.TEN).toString()
new java.math.BigDecimal(#s).setScale(1, java.math.RoundingMode.HALF_UP).toString()
java.math.BigDecimal.valueOf(#d).toString()
java.math.BigInteger.valueOf(#l).shiftLeft(#f).toString(16)
new Scanner(#s + " 7").next()
new Scanner(#s).useDelimiter(",").next()
java.util.Base64.getEncoder().encodeToString(#s.getBytes())
java.text.MessageFormat.format("{0}:{1}", #s, #b)
new java.text.DecimalFormat("#0.0").format(#i)
java.time.LocalDate.of(2020, 2, 27).plusDays(#i).toString()
java.time.Duration.ofSeconds(#i).toString()
#s.indent(#f)
#s.translateEscapes()
#s.stripIndent()
reader(#s)
written(#s, #i)
quoted(#s)
numbered(#s)
sw(#s)
caught(#i, #s)
java.net.URLEncoder.encode(#s, java.nio.charset.StandardCharsets.UTF_8)
new java.net.URI("p:" + #s).getSchemeSpecificPart()
java.nio.file.Path.of("/" + #s).resolve("..").normalize().toString()
String.valueOf((Object) (#b ? #i : #d))
Arrays.toString(sorted(#i, #i, #i))
Arrays.toString(texts(#s, #s, "ab"))
Arrays.deepToString(new Object[][] {{#i}, {#s}})
Arrays.toString(Arrays.copyOf(new int[] {1, 2, 3}, #f))
Arrays.toString(Arrays.copyOfRange(new int[] {1, 2, 3}, #f, 3))
`

const libraryConditions = `
#s.equals(#s)
#s.equals("ab")
"b".equals(#s)
!#s.equals(#s)
#s.equalsIgnoreCase(#s)
#s.isEmpty()
#s.isBlank()
#s.contains(#s)
#s.startsWith(#s)
#s.startsWith(#s, #i)
#s.endsWith(#s)
#s.contentEquals(new StringBuilder(#s))
#s.matches("[ab]*")
#s.matches("a?b+|-\\d+")
#s.matches("(?i)A.*")
#s.matches(#s)
#s.regionMatches(#i, #s, #i, 1)
#s.regionMatches(true, 0, #s, 0, #i)
java.util.regex.Pattern.compile("b(?=a)|^$").matcher(#s).find()
#i == #i
#i < #i
#i >= #i
#l == #l
#l < #i
#c == #c
#c < 'b'
#c >= '0' && #c <= '9'
#d < #d
#d == #d
#d != #d
#d == (float) #d
1 / #d < 0
Double.isNaN(#d)
Double.isFinite(#d * #d)
Double.valueOf(#d).equals(#d)
#d == (int) #d
Float.compare((float) #d, 0.1f) > 0
#b && #b
#b || #b
#b ^ #b
!#b
(#b & #b) | #b
Character.isDigit(#c)
Character.isLetter(#c)
Character.isLetterOrDigit(#c)
Character.isWhitespace(#c)
Character.isUpperCase(#c)
Character.isLowerCase(#c)
Character.isJavaIdentifierStart(#c)
Character.isSurrogate((char) #i)
Character.isAlphabetic(#i)
Boolean.parseBoolean(#s)
Boolean.valueOf(#b) == Boolean.TRUE
List.of("ab", #s).contains(#s)
Set.of("ab", "b").contains(#s)
Set.of(1, 5).contains(#i)
new HashSet<>(List.of(#i)).contains(#i)
new HashMap<>(Map.of(#s, 1)).containsKey(#s)
new TreeMap<>(Map.of(#c, 1)).containsKey(#c)
List.of(#i, 2).equals(Arrays.asList(2, #i))
Arrays.equals(new int[] {#i}, new int[] {#i})
Arrays.equals(#s.toCharArray(), #s.toCharArray())
Objects.equals(#b ? #s : null, #s)
new Point(#i, #s).equals(new Point(#i, #s))
shape(#i) == shape(#i)
shape(#i).equals(shape(#i))
Stream.of(#s, #s).anyMatch(q -> q.startsWith("a"))
Stream.of(#i, #i).allMatch(q -> q > 0)
IntStream.of(#i, #i).noneMatch(q -> q == 2)
bits(#f).get(1)
palindrome(#s)
(#s + #s).equals("abab")
(#s + #i).equals("a1")
("" + #i).equals(#s)
("" + #c).equals(#s)
#s.toUpperCase().equals("AB")
#s.trim().equals("A")
#s.replace('a', 'b').equals("bb")
#s.compareTo(#s) < 0
#s.hashCode() == 3105
#s.charAt(0) == #s.charAt(1)
#s == #s.trim()
#s == #s.substring(0)
#s == #s.replace('q', 'r')
#s == #s.concat("")
#s == #s.toString()
#s.strip() == #s
`

const libraryChars = `
#s.charAt(#i)
#s.charAt(0)
#s.charAt(#s.length() - 1)
#s.toCharArray()[#i]
Character.toUpperCase(#c)
Character.toLowerCase(#c)
Character.toTitleCase(#c)
Character.reverseBytes(#c)
Character.forDigit(#i, 16)
(char) (#c + 1)
(char) (#c ^ 32)
(char) #i
(#b ? #c : #c)
new StringBuilder(#s).charAt(#i)
"abc".charAt(#i)
Character.valueOf(#c)
(char) ('a' + #i % 3)
`

const libraryLongs = `
(#l + #l)
(#l * #i)
(#l / #l)
(#l - #i)
(#l << #i)
(#l >>> #i)
(#l ^ #l)
Math.abs(#l)
Math.addExact(#l, #l)
Math.multiplyExact(#l, 4L)
Math.floorMod(#l, #l)
Math.round(#d)
Long.parseLong(#s)
Long.valueOf(#s, 3)
Long.rotateRight(#l, #i)
Long.lowestOneBit(#l)
Integer.toUnsignedLong(#i)
Double.doubleToLongBits(#d)
(long) #d
(long) #i * #i
(#b ? #l : #i)
LongStream.of(#l, #l).max().getAsLong()
java.math.BigInteger.valueOf(#l).pow(2).longValue()
java.math.BigInteger.valueOf(#l).longValueExact()
java.util.concurrent.TimeUnit.SECONDS.toMillis(#l)
`

const libraryDoubles = `
(#d + #d)
(#d * #d)
(#d / #d)
(#d - #i)
(#d % 2)
-#d
Math.sqrt(#d)
Math.abs(#d)
Math.min(#d, #d)
Math.max(#d, -0.0)
Math.floor(#d)
Math.rint(#d)
Math.signum(#d)
Math.copySign(#d, #d)
Math.ulp(#d)
Math.nextUp(#d)
Math.pow(#d, 2)
Math.hypot(#d, #i)
Math.fma(#d, #d, 1.0)
Math.scalb(#d, #i)
Math.IEEEremainder(#d, 2)
(double) (float) #d
(double) #l
(float) #i / 3
#i / 2.0
Double.parseDouble(#s)
Double.longBitsToDouble(#l)
(double) Float.intBitsToFloat(#i)
(#b ? #d : #i)
DoubleStream.of(#d, 1.5).sum()
new java.math.BigDecimal(#d).doubleValue()
`

const libraryHead = `import java.util.*;
import java.util.stream.*;
import org.sosy_lab.sv_benchmarks.Verifier;

public class L {
  enum Kind { ONE, TWO { int by(int n) { return n - 1; } }, THREE; int by(int n) { return n * (1 + ordinal()); } }

  record Point(int x, String name) implements Comparable<Point> {
    Point { if (x == 4) throw new IllegalArgumentException("four"); }
    public int compareTo(Point p) { return x != p.x ? Integer.compare(x, p.x) : name.compareTo(p.name); }
  }

  interface Shape { default int area(int n) { return n; } }
  static class Square implements Shape {
    final int side;
    Square(int side) { this.side = side; }
    public int area(int n) { return side * side - n; }
    public boolean equals(Object o) { return o instanceof Square s && s.side == side; }
    public int hashCode() { return side; }
    public String toString() { return "Square" + side; }
  }
  enum Dot implements Shape { DOT }

  static Shape shape(int i) { return i < 0 ? null : i == 0 ? Dot.DOT : i == 1 ? KEPT : new Square(i); }

  static Shape KEPT = new Square(1);

  static int seed;
  static class Holder {
    static final int VALUE;
    static { if (seed == 3) throw new IllegalStateException("seed"); VALUE = seed * 2; }
    static int get(int i) { return i < 0 ? -1 : i; }
  }

  static int[] fill(int length, int value) { int[] a = new int[length]; Arrays.fill(a, value); return a; }
  static int[] sorted(int... a) { Arrays.sort(a); return a; }
  static String[] texts(String... a) { Arrays.sort(a); return a; }
  static Map<String, Integer> map(String a, int i, String b) { Map<String, Integer> m = new HashMap<>(); m.put(a, i); m.put(b, 7); m.putIfAbsent("ab", 3); return m; }
  static BitSet bits(int... all) { BitSet b = new BitSet(); for (int i : all) b.set(i); return b; }
  static int kind(String s) { return switch (s) { case "ab", "1" -> 1; case "b" -> { int q = s.length(); yield q + 5; } case "" -> -1; default -> s.length(); }; }
  static int old(String s) { int n = 0; switch (s) { case "a": n++; case "AaAa": case "BBBB": n += 2; break; case "-": n = 9; default: n--; } return n; }
  static int down(int i) { return i <= 0 ? i : 1 + down(i - 2); }
  static int fib(int i) { return i < 2 ? i : fib(i - 1) + fib(i - 2); }
  static int varargs(int... a) { int n = 0; for (int i : a) n = n * 10 + i; return n; }
  interface Source { int get() throws Exception; }
  static int last(Source s, boolean b) throws Exception { int[] n = {1}; Source q = () -> n[0] += s.get(); if (b) q.get(); return n[0] + q.get(); }
  static int nested(int i, boolean b) {
    try {
      try { if (i == 1) throw new IllegalStateException("one"); return 10 / i; }
      finally { if (b) i += 2; if (i == 4) throw new RuntimeException("four"); }
    } catch (ArithmeticException | IllegalStateException q) { return i + q.getMessage().length(); }
  }
  @SuppressWarnings("finally")
  static int finallyWins(int i) { for (int k = 0; ; k++) { try { if (k == i) return k; } finally { if (k > 2) break; } } return -i; }
  static int groups(String s) {
    java.util.regex.Matcher m = java.util.regex.Pattern.compile("([ab1])(,?)(\\w)?").matcher(s);
    int n = 0;
    while (m.find()) n = n * 7 + m.start() + (m.group(3) == null ? 3 : m.end(3));
    return n;
  }
  static String set(String s, int i, char c) { StringBuilder b = new StringBuilder(s); b.setCharAt(i, c); return b.toString(); }
  static String length(String s, int i) { StringBuilder b = new StringBuilder(s); b.setLength(i); return b.toString(); }
  static String pick(int i, String s) { String[] a = {"p", s, null}; return a[i]; }
  static String sublist(int i, int k) { List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4)); l.subList(i, k).clear(); return l.toString(); }
  static String reader(String s) throws java.io.IOException { java.io.BufferedReader r = new java.io.BufferedReader(new java.io.StringReader(s)); return r.readLine() + "|" + r.readLine(); }
  static String written(String s, int i) { java.io.StringWriter w = new java.io.StringWriter(); java.io.PrintWriter p = new java.io.PrintWriter(w); p.printf("%s=%d", s, i); p.print('x'); p.flush(); return w.toString(); }
  static String quoted(String s) { StringBuilder b = new StringBuilder(); for (char c : s.toCharArray()) { if (c == ',') b.append('\\'); b.append(c); } return b.append('!').toString(); }
  static String numbered(String s) { String t = ""; for (int k = 0; k < s.length(); k++) t = s.charAt(k) + t + k; return t; }
  static String sw(String s) { return switch (s.length()) { case 0 -> "none"; case 1 -> s; default -> s.substring(0, 1) + switch (s.charAt(1)) { case 'a' -> 1; case 'b' -> 'z'; default -> "?"; }; }; }
  static String caught(int i, String s) { try { return s.substring(0, i) + Integer.parseInt(s); } catch (NumberFormatException q) { return q.getMessage(); } catch (IndexOutOfBoundsException q) { return "out"; } }
  static boolean palindrome(String s) { for (int k = 0; k < s.length() / 2; k++) if (s.charAt(k) != s.charAt(s.length() - 1 - k)) return false; return true; }

  static int few(int i) { return Math.max(-2, Math.min(i, 6)); }

  static boolean over(String s, String alphabet, int longest) {
    if (s.length() > longest) return false;
    for (int k = 0; k < s.length(); k++) if (alphabet.indexOf(s.charAt(k)) < 0) return false;
    return true;
  }

  static String code(Exception q) { return "X" + q.getClass().getName() + ":" + q.getMessage(); }

  static String decode(String s) {
    StringBuilder b = new StringBuilder();
    for (int k = 0; k < s.length(); k++) {
      char c = s.charAt(k);
      if (c == '_') { c = (char) Integer.parseInt(s.substring(k + 1, k + 5), 16); k += 4; }
      b.append(c);
    }
    return b.toString();
  }

  static String encode(String s) {
    StringBuilder b = new StringBuilder();
    for (char c : s.toCharArray()) {
      if (c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z') b.append(c);
      else b.append(String.format("_%04x", (int) c));
    }
    return b.toString();
  }

`
