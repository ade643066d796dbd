package classfile

// Flags are the access and property flags of a class, field, method, inner
// class, parameter or module, as the class file stores them.
type Flags uint16

// The flag bits of JVMS table 4.1-B and its siblings. Some bits mean different
// things on classes, fields and methods.
const (
	AccPublic       Flags = 0x0001
	AccPrivate      Flags = 0x0002
	AccProtected    Flags = 0x0004
	AccStatic       Flags = 0x0008
	AccFinal        Flags = 0x0010
	AccSuper        Flags = 0x0020 // class
	AccSynchronized Flags = 0x0020 // method
	AccVolatile     Flags = 0x0040 // field
	AccBridge       Flags = 0x0040 // method
	AccTransient    Flags = 0x0080 // field
	AccVarargs      Flags = 0x0080 // method
	AccNative       Flags = 0x0100
	AccInterface    Flags = 0x0200
	AccAbstract     Flags = 0x0400
	AccStrict       Flags = 0x0800
	AccSynthetic    Flags = 0x1000
	AccAnnotation   Flags = 0x2000
	AccEnum         Flags = 0x4000
	AccModule       Flags = 0x8000
)

// File is one parsed and checked class file. Every constant-pool index that it
// or its members hold has been checked against the pool, so that the pool's
// accessors cannot fail on them.
type File struct {
	Minor, Major uint16
	Pool         *Pool
	Flags        Flags
	Name         string // binary name with slashes: java/lang/String
	Super        string // "" for java/lang/Object and modules
	Interfaces   []string
	Fields       []Field
	Methods      []Method

	SourceFile      string
	SourceDebug     string // SourceDebugExtension
	Signature       string
	InnerClasses    []InnerClass
	EnclosingMethod *EnclosingMethod
	NestHost        string // "" when the class hosts its own nest
	NestMembers     []string
	Permitted       []string // PermittedSubclasses
	Sealed          bool     // a PermittedSubclasses attribute is present
	Record          []RecordComponent
	IsRecord        bool // a Record attribute is present, maybe without components
	Bootstraps      []Bootstrap
	Deprecated      bool
	Synthetic       bool
	Annotations     Annotations
}

// Annotations are the raw bodies of the annotation attributes, from the count
// on, as java.lang.reflect reads them; Parse* decode them. Nil where absent.
type Annotations struct {
	Visible, Invisible                   []byte
	TypeVisible, TypeInvisible           []byte
	ParameterVisible, ParameterInvisible []byte // methods
	Default                              []byte // AnnotationDefault, methods
}

// Field is one field_info.
type Field struct {
	Flags       Flags
	Name        string
	Descriptor  string
	Signature   string
	Constant    uint16 // pool index of a static field's ConstantValue, 0 if none
	Deprecated  bool
	Synthetic   bool
	Annotations Annotations
}

// Method is one method_info.
type Method struct {
	Flags       Flags
	Name        string
	Descriptor  string
	Signature   string
	ArgSlots    uint8 // of the parameters, without the receiver
	Code        *Code // nil for native and abstract methods
	Exceptions  []string
	Parameters  []Parameter // MethodParameters
	HasParams   bool        // a MethodParameters attribute is present
	Deprecated  bool
	Synthetic   bool
	Annotations Annotations
}

// Parameter is one entry of MethodParameters; Name is "" when not recorded.
type Parameter struct {
	Name  string
	Flags Flags
	Bad   string // what reflection says of the name, where it is none
}

// Code is a Code attribute. Its debug tables were checked by Parse but are
// decoded only when asked for: most methods that load never need them.
type Code struct {
	MaxStack, MaxLocals uint16
	Bytes               []byte
	Handlers            []Handler
	StackMap            []byte // raw StackMapTable body from the entry count on, nil if absent
	TypeVisible         []byte // raw RuntimeVisibleTypeAnnotations body, see ParseLocalAnnotations
	Offset              int    // of Bytes in the class file, for error messages

	lines      []byte // rows of all LineNumberTables
	locals     []byte // rows of all LocalVariableTables
	localTypes []byte // rows of all LocalVariableTypeTables
	pool       *Pool
}

// Handler is one row of the exception table: [Start, End) is covered, Catch is
// the class to catch or "" for any.
type Handler struct {
	Start, End, PC uint16
	Catch          string
	CatchIndex     uint16
}

// Line maps code from PC on to a source line.
type Line struct{ PC, Line uint16 }

// LocalVar says which source variable lives in slot Index during
// [Start, Start+Length).
type LocalVar struct {
	Start, Length uint16
	Name          string
	Descriptor    string
	Index         uint16
}

// LocalAnnotation is an annotation of the local variable that lives in slot Index
// during [Start, Start+Length).
type LocalAnnotation struct {
	Start, Length, Index uint16
	Annotation
}

// InnerClass is one row of InnerClasses; Outer and Name are "" where the class
// is not a member or has no name.
type InnerClass struct {
	Inner, Outer, Name string
	Flags              Flags
}

// EnclosingMethod says where a local or anonymous class stands; Name and
// Descriptor are "" when it is not inside a method.
type EnclosingMethod struct{ Class, Name, Descriptor string }

// RecordComponent is one component of a record class.
type RecordComponent struct {
	Name, Descriptor, Signature string
	Annotations                 Annotations
}

// Bootstrap is one row of BootstrapMethods; Handle and Args are pool indices.
type Bootstrap struct {
	Handle uint16
	Args   []uint16
}
