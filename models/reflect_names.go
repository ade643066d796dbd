package models

// namesInArchive are common method names in the order of HotSpot's archive;
// see hotspotOrder.
const namesInArchive = `
Exceptions invoke slot index getName <init> <clinit> println printStackTrace getStackTrace main name priority run
exit add remove parent shutdown lock loadClass get put type findNative dispatch getPlatformClassLoader
getSystemClassLoader fillInStackTrace getCause initCause wait checkPackageAccess forName value numberOfLeadingZeros
numberOfTrailingZeros bitCount equals length target toString values method flags append getModule
getProtectionDomain hashCode getClass clone notify notifyAll abs sin cos tan atan2 sqrt log log10 pow exp min max
floor ceil rint addExact decrementExact incrementExact multiplyExact multiplyHigh negateExact subtractExact fma
copySign signum reverseBytes currentThread isAssignableFrom isInstance getModifiers isInterface isArray isPrimitive
isHidden getSuperclass cast getLength newArray onSpinWait copyOf copyOfRange inflate getChars compareTo indexOf
checkIndex update load test compare insert convert byteValue shortValue intValue longValue floatValue doubleValue
valueOf forEachRemaining clear componentType toHexString hash checkBoundsOffCount requireNonNull scale decode
newStringUTF8NoRepl encodeASCII wrap encode flush position charAt codePointAt codePointBefore codePointCount
offsetByCodePoints checkBoundsBeginEnd getBytes contentEquals getValue regionMatches startsWith lastIndexOf
substring isEmpty replace matches replaceFirst replaceAll size subList toArray split join iterator hasNext next
toLowerCase toUpperCase trim strip stripLeading stripTrailing indexOfNonWhitespace lines repeat apply map collect
lastIndexOfNonWhitespace stream isBlank toCharArray format fill of resolveConstantDesc count codePoints i ascii b x
newStringNoRepl e getBytesUTF8NoRepl s getBytesNoRepl c decodeASCII start end off n equalsIgnoreCase
compareToIgnoreCase str other to prefix endsWith h ch subSequence concat contains last list result limit delimiter
locale indent stripIndent line translateEscapes code chars from transform f args l formatted data copyValueOf d
intern checkOffset begin describeConstable lookup spliterator a getComponentType isAnnotation isEnum isRecord
getTypeParameters getClassLoader definePackage getInterfaces getDescriptor getFactory make getEnclosingClass
getSimpleName getCanonicalName validate getSystemResourceAsStream getResourceAsStream getSystemResource getResource
isOpen protectionDomain getPackageName getExecutableTypeAnnotationBytes addAll merge filter desiredAssertionStatus
getEnumConstantsShared getMethod isAnnotationPresent getConstantPool entrySet getKey putAll casAnnotationType
annotationType getNestHost descriptorString empty getPermittedSubclasses arrayType toGenericString caller
isSynthetic info getGenericSuperclass getPackage dot getGenericInterfaces getSigners getEnclosingMethod m fact o
getEnclosingConstructor getDeclaringClass getTypeName isAnonymousClass isLocalClass isMemberClass getClasses
getFields getMethods getConstructors getField getDeclaredClasses getDeclaredFields getRecordComponents
getDeclaredMethods getDeclaredConstructors getDeclaredField getDeclaredMethod getDeclaredPublicMethods url arg
getEnumConstants constants asSubclass getAnnotation getAnnotationsByType getAnnotations getDeclaredAnnotation
getDeclaredAnnotationsByType getDeclaredAnnotations getAnnotationType getDeclaredAnnotationMap
getAnnotatedSuperclass getAnnotatedInterfaces isNestmateOf getNestMembers isSealed identity first second putIfAbsent
checkCreateClassLoader findBootstrapClassOrNull addTime increment resolveClass defineClass array getResources
emptyEnumeration register getMessage compute getDefinedPackage loadLibrary find asIterator p id match resources
characteristics isRegisteredAsParallelCapable getParent getUnnamedModule getDefinedPackages getPackages file
setDefaultAssertionStatus setPackageAssertionStatus setClassAssertionStatus clearAssertionStatus
createOrGetClassLoaderValueMap set k init write getSuppressed in getThreadGroup setContextClassLoader setIn key
status entry getLocalizedMessage newSetFromMap holdsLock depth emptyList message setCause t trace setStackTrace
readObject writeObject addSuppressed execute read delete accept hasMoreElements flatMap forEach containsKey root
checkAccess g isSet debug nextElement combine getDebug isOn dumpStack v j computeIfAbsent enqueue setPriority
setDaemon q prev sleep isDaemon getPriority getContextClassLoader isPresent resume interrupted interrupt activeCount
enumerate isAlive setDefaultUncaughtExceptionHandler getUncaughtExceptionHandler uncaughtException poll blockedOn
yield stop isInterrupted suspend setName countStackFrames on getAllStackTraces getId getState
getDefaultUncaughtExceptionHandler setUncaughtExceptionHandler print recurse setLength close OutputStream keys
keySet unmodifiableSet enumeration containsValue synchronizedSet synchronizedCollection getOrDefault
computeIfPresent hex save date table addEntry emptyIterator setValue entries orElse open service m2 getType copy mod
z inst getSize setParent form asList ordinal kind names orElseThrow pos fail owner at isType expand loop argument
zero w types nCopies unmodifiableList num tail generic readResolve handle appendCodePoint deleteCharAt reverse
shared shift toUnsignedLong getAddress pick address delta big mark checkFromIndexSize readAllBytes readNBytes
transferTo skip available markSupported reset nullInputStream total skipNBytes query path create getFile getPath gf
getEntries peek is addFile release u r advance addCount transfer as node check nextIndex hi sum search reduce
removeIf isClear sort element removeAll retainAll listIterator containsAll each parallelStream previousIndex
hasPrevious previous flip walk isDebug getIndex frames state locals y parseInt high low radix block scalb
getExponent compareUnsigned digits toUnsignedString parseUnsignedInt getInteger toOctalString toBinaryString
divideUnsigned remainderUnsigned highestOneBit lowestOneBit rotateLeft rotateRight lower step reverseOrder comparing
thenComparing comparingInt comparingLong comparingDouble applyAsInt reversed naturalOrder nullsFirst comparator
nullsLast $deserializeLambda$ lambda exec writeReplace supplier checkFromToIndex deepEquals isNull nonNull
requireNonNullElse requireNonNullElseGet color probe floorMod st body order cleanup lambda$loop$4 instance left
right bind asin acos atan cbrt IEEEremainder nextDouble floorDiv multiply sinh cosh tanh hypot expm1 log1p toRadians
toDegrees round random toIntExact multiplyFull absExact product ulp nextAfter nextUp nextDown getNode cmp red succ
before after build hook getOwner unit unlock Error head mix unmodifiableMap isShutdown raw display disp getMap
getEntry initialValue childValue swap mismatch deepHashCode deepToString parallelSort parallelPrefix op binarySearch
setAll parallelSetAll ArrayList rows prepend getHandle getAppend setHandle setAppend nullOutputStream setError
nullWriter parse error isError dec compact getNumber number shuffle nextInt rev arr rotate indexOfSubList
lastIndexOfSubList unmodifiableCollection unmodifiableSortedSet unmodifiableNavigableSet unmodifiableSortedMap
unmodifiableNavigableMap synchronizedSortedSet synchronizedNavigableSet synchronizedList synchronizedMap
synchronizedSortedMap synchronizedNavigableMap checkedCollection checkedQueue checkedSet checkedSortedSet
checkedNavigableSet checkedList checkedMap checkedSortedMap checkedNavigableMap emptyListIterator emptySet
emptySortedSet emptyNavigableSet emptyMap emptySortedMap emptyNavigableMap singleton singletonList singletonMap
frequency disjoint asLifoQueue deque EmptyNavigableSet publish findAll warn paths text ofNullable child isFile files
time space ifPresent lambda$new$0 string quote part user normal sequence rest $values self sorted ifPresentOrElse or
orElseGet push pop inc addFirst addLast pollFirst pollLast offerLast removeFirst getFirst peekFirst sub
removeFirstOccurrence offerFirst removeLast getLast peekLast removeLastOccurrence offer descendingIterator verify
escape literal scan finish recursive diff patch tryAdvance trySplit estimateSize getExactSizeIfKnown
hasCharacteristics getComparator level firstKey visit outer fn getSort widen var label setResult expr pass getFilter
lambda$find$0 changed subtract divide square plus one nextBytes prime bigger difference gcd and xor not keep
getCount move setOwner setTimes visitFile preVisitDirectory postVisitDirectory glob link lambda$walk$1 more getYear
getHour over days year calendar month hour all stat foo minus positive getTime setTime addYear tag width maps tick
amount addTo writeExternal readExternal getFrom with day getMonth isEqual formatTo setIndex lambda$static$1
lambda$static$0 getText div description tree complete when work item setDate setMonth setYear getDate getDay
ioException isText neg removeEldestEntry unlink getKeys getContents handleGetObject setFormat getFormat cat tags
lowerEntry lowerKey floorEntry floorKey ceilingEntry ceilingKey higherEntry higherKey firstEntry lastEntry
pollFirstEntry pollLastEntry descendingMap navigableKeySet descendingKeySet subMap headMap tailMap lastKey ceiling
higher descendingSet subSet headSet tailSet getAsInt setSeed ints longs doubles nextLong nextBoolean nextFloat
nextGaussian Random getAsDouble getAsLong words mean setColor submit take isDone cancel task timed invokeAny
invokeAll shutdownNow isTerminated awaitTermination levels setMap rethrow isCancelled expect terminated decrement
setState minBy maxBy addName crc setSize setEntry process getLevel setFilter setLevel global word children setNode
anonymous kids isPrint has atom isNeg mul evaluate helper lambda$collect$1 shape ordered average avg getChildren
factor nextLine symbol named getItem outerName addType call Integer Object isPath who chain getResult tokens getData
hit addMonth addDate baz isKey setStart setText getSum getMin getAverage getMax
`
