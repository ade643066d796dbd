package bytecode

// The opcodes of the JVM (JVMS chapter 6) under their numbers.
const (
	Nop             Op = 0
	AconstNull      Op = 1
	IconstM1        Op = 2
	Iconst0         Op = 3
	Iconst1         Op = 4
	Iconst2         Op = 5
	Iconst3         Op = 6
	Iconst4         Op = 7
	Iconst5         Op = 8
	Lconst0         Op = 9
	Lconst1         Op = 10
	Fconst0         Op = 11
	Fconst1         Op = 12
	Fconst2         Op = 13
	Dconst0         Op = 14
	Dconst1         Op = 15
	Bipush          Op = 16
	Sipush          Op = 17
	Ldc             Op = 18
	LdcW            Op = 19
	Ldc2W           Op = 20
	Iload           Op = 21
	Lload           Op = 22
	Fload           Op = 23
	Dload           Op = 24
	Aload           Op = 25
	Iload0          Op = 26
	Iload1          Op = 27
	Iload2          Op = 28
	Iload3          Op = 29
	Lload0          Op = 30
	Lload1          Op = 31
	Lload2          Op = 32
	Lload3          Op = 33
	Fload0          Op = 34
	Fload1          Op = 35
	Fload2          Op = 36
	Fload3          Op = 37
	Dload0          Op = 38
	Dload1          Op = 39
	Dload2          Op = 40
	Dload3          Op = 41
	Aload0          Op = 42
	Aload1          Op = 43
	Aload2          Op = 44
	Aload3          Op = 45
	Iaload          Op = 46
	Laload          Op = 47
	Faload          Op = 48
	Daload          Op = 49
	Aaload          Op = 50
	Baload          Op = 51
	Caload          Op = 52
	Saload          Op = 53
	Istore          Op = 54
	Lstore          Op = 55
	Fstore          Op = 56
	Dstore          Op = 57
	Astore          Op = 58
	Istore0         Op = 59
	Istore1         Op = 60
	Istore2         Op = 61
	Istore3         Op = 62
	Lstore0         Op = 63
	Lstore1         Op = 64
	Lstore2         Op = 65
	Lstore3         Op = 66
	Fstore0         Op = 67
	Fstore1         Op = 68
	Fstore2         Op = 69
	Fstore3         Op = 70
	Dstore0         Op = 71
	Dstore1         Op = 72
	Dstore2         Op = 73
	Dstore3         Op = 74
	Astore0         Op = 75
	Astore1         Op = 76
	Astore2         Op = 77
	Astore3         Op = 78
	Iastore         Op = 79
	Lastore         Op = 80
	Fastore         Op = 81
	Dastore         Op = 82
	Aastore         Op = 83
	Bastore         Op = 84
	Castore         Op = 85
	Sastore         Op = 86
	Pop             Op = 87
	Pop2            Op = 88
	Dup             Op = 89
	DupX1           Op = 90
	DupX2           Op = 91
	Dup2            Op = 92
	Dup2X1          Op = 93
	Dup2X2          Op = 94
	Swap            Op = 95
	Iadd            Op = 96
	Ladd            Op = 97
	Fadd            Op = 98
	Dadd            Op = 99
	Isub            Op = 100
	Lsub            Op = 101
	Fsub            Op = 102
	Dsub            Op = 103
	Imul            Op = 104
	Lmul            Op = 105
	Fmul            Op = 106
	Dmul            Op = 107
	Idiv            Op = 108
	Ldiv            Op = 109
	Fdiv            Op = 110
	Ddiv            Op = 111
	Irem            Op = 112
	Lrem            Op = 113
	Frem            Op = 114
	Drem            Op = 115
	Ineg            Op = 116
	Lneg            Op = 117
	Fneg            Op = 118
	Dneg            Op = 119
	Ishl            Op = 120
	Lshl            Op = 121
	Ishr            Op = 122
	Lshr            Op = 123
	Iushr           Op = 124
	Lushr           Op = 125
	Iand            Op = 126
	Land            Op = 127
	Ior             Op = 128
	Lor             Op = 129
	Ixor            Op = 130
	Lxor            Op = 131
	Iinc            Op = 132
	I2l             Op = 133
	I2f             Op = 134
	I2d             Op = 135
	L2i             Op = 136
	L2f             Op = 137
	L2d             Op = 138
	F2i             Op = 139
	F2l             Op = 140
	F2d             Op = 141
	D2i             Op = 142
	D2l             Op = 143
	D2f             Op = 144
	I2b             Op = 145
	I2c             Op = 146
	I2s             Op = 147
	Lcmp            Op = 148
	Fcmpl           Op = 149
	Fcmpg           Op = 150
	Dcmpl           Op = 151
	Dcmpg           Op = 152
	Ifeq            Op = 153
	Ifne            Op = 154
	Iflt            Op = 155
	Ifge            Op = 156
	Ifgt            Op = 157
	Ifle            Op = 158
	IfIcmpeq        Op = 159
	IfIcmpne        Op = 160
	IfIcmplt        Op = 161
	IfIcmpge        Op = 162
	IfIcmpgt        Op = 163
	IfIcmple        Op = 164
	IfAcmpeq        Op = 165
	IfAcmpne        Op = 166
	Goto            Op = 167
	Jsr             Op = 168
	Ret             Op = 169
	Tableswitch     Op = 170
	Lookupswitch    Op = 171
	Ireturn         Op = 172
	Lreturn         Op = 173
	Freturn         Op = 174
	Dreturn         Op = 175
	Areturn         Op = 176
	Return          Op = 177
	Getstatic       Op = 178
	Putstatic       Op = 179
	Getfield        Op = 180
	Putfield        Op = 181
	Invokevirtual   Op = 182
	Invokespecial   Op = 183
	Invokestatic    Op = 184
	Invokeinterface Op = 185
	Invokedynamic   Op = 186
	New             Op = 187
	Newarray        Op = 188
	Anewarray       Op = 189
	Arraylength     Op = 190
	Athrow          Op = 191
	Checkcast       Op = 192
	Instanceof      Op = 193
	Monitorenter    Op = 194
	Monitorexit     Op = 195
	Wide            Op = 196
	Multianewarray  Op = 197
	Ifnull          Op = 198
	Ifnonnull       Op = 199
	GotoW           Op = 200
	JsrW            Op = 201
)

// Last is the highest opcode.
const Last = JsrW

// Info describes one opcode: its name, its length in bytes (0 where the operands
// tell), and its effect on the operand stack in value letters: I F A take one slot,
// J D two, 1 and 2 are slots of any type, * depends on the operand.
type Info struct {
	Name      string
	Length    int
	Pop, Push string
}

// Opcodes describes the opcodes by their numbers.
var Opcodes = [Last + 1]Info{
	Nop:             {"nop", 1, "", ""},
	AconstNull:      {"aconst_null", 1, "", "A"},
	IconstM1:        {"iconst_m1", 1, "", "I"},
	Iconst0:         {"iconst_0", 1, "", "I"},
	Iconst1:         {"iconst_1", 1, "", "I"},
	Iconst2:         {"iconst_2", 1, "", "I"},
	Iconst3:         {"iconst_3", 1, "", "I"},
	Iconst4:         {"iconst_4", 1, "", "I"},
	Iconst5:         {"iconst_5", 1, "", "I"},
	Lconst0:         {"lconst_0", 1, "", "J"},
	Lconst1:         {"lconst_1", 1, "", "J"},
	Fconst0:         {"fconst_0", 1, "", "F"},
	Fconst1:         {"fconst_1", 1, "", "F"},
	Fconst2:         {"fconst_2", 1, "", "F"},
	Dconst0:         {"dconst_0", 1, "", "D"},
	Dconst1:         {"dconst_1", 1, "", "D"},
	Bipush:          {"bipush", 2, "", "I"},
	Sipush:          {"sipush", 3, "", "I"},
	Ldc:             {"ldc", 2, "", "*"},
	LdcW:            {"ldc_w", 3, "", "*"},
	Ldc2W:           {"ldc2_w", 3, "", "*"},
	Iload:           {"iload", 2, "", "I"},
	Lload:           {"lload", 2, "", "J"},
	Fload:           {"fload", 2, "", "F"},
	Dload:           {"dload", 2, "", "D"},
	Aload:           {"aload", 2, "", "A"},
	Iload0:          {"iload_0", 1, "", "I"},
	Iload1:          {"iload_1", 1, "", "I"},
	Iload2:          {"iload_2", 1, "", "I"},
	Iload3:          {"iload_3", 1, "", "I"},
	Lload0:          {"lload_0", 1, "", "J"},
	Lload1:          {"lload_1", 1, "", "J"},
	Lload2:          {"lload_2", 1, "", "J"},
	Lload3:          {"lload_3", 1, "", "J"},
	Fload0:          {"fload_0", 1, "", "F"},
	Fload1:          {"fload_1", 1, "", "F"},
	Fload2:          {"fload_2", 1, "", "F"},
	Fload3:          {"fload_3", 1, "", "F"},
	Dload0:          {"dload_0", 1, "", "D"},
	Dload1:          {"dload_1", 1, "", "D"},
	Dload2:          {"dload_2", 1, "", "D"},
	Dload3:          {"dload_3", 1, "", "D"},
	Aload0:          {"aload_0", 1, "", "A"},
	Aload1:          {"aload_1", 1, "", "A"},
	Aload2:          {"aload_2", 1, "", "A"},
	Aload3:          {"aload_3", 1, "", "A"},
	Iaload:          {"iaload", 1, "AI", "I"},
	Laload:          {"laload", 1, "AI", "J"},
	Faload:          {"faload", 1, "AI", "F"},
	Daload:          {"daload", 1, "AI", "D"},
	Aaload:          {"aaload", 1, "AI", "A"},
	Baload:          {"baload", 1, "AI", "I"},
	Caload:          {"caload", 1, "AI", "I"},
	Saload:          {"saload", 1, "AI", "I"},
	Istore:          {"istore", 2, "I", ""},
	Lstore:          {"lstore", 2, "J", ""},
	Fstore:          {"fstore", 2, "F", ""},
	Dstore:          {"dstore", 2, "D", ""},
	Astore:          {"astore", 2, "A", ""},
	Istore0:         {"istore_0", 1, "I", ""},
	Istore1:         {"istore_1", 1, "I", ""},
	Istore2:         {"istore_2", 1, "I", ""},
	Istore3:         {"istore_3", 1, "I", ""},
	Lstore0:         {"lstore_0", 1, "J", ""},
	Lstore1:         {"lstore_1", 1, "J", ""},
	Lstore2:         {"lstore_2", 1, "J", ""},
	Lstore3:         {"lstore_3", 1, "J", ""},
	Fstore0:         {"fstore_0", 1, "F", ""},
	Fstore1:         {"fstore_1", 1, "F", ""},
	Fstore2:         {"fstore_2", 1, "F", ""},
	Fstore3:         {"fstore_3", 1, "F", ""},
	Dstore0:         {"dstore_0", 1, "D", ""},
	Dstore1:         {"dstore_1", 1, "D", ""},
	Dstore2:         {"dstore_2", 1, "D", ""},
	Dstore3:         {"dstore_3", 1, "D", ""},
	Astore0:         {"astore_0", 1, "A", ""},
	Astore1:         {"astore_1", 1, "A", ""},
	Astore2:         {"astore_2", 1, "A", ""},
	Astore3:         {"astore_3", 1, "A", ""},
	Iastore:         {"iastore", 1, "AII", ""},
	Lastore:         {"lastore", 1, "AIJ", ""},
	Fastore:         {"fastore", 1, "AIF", ""},
	Dastore:         {"dastore", 1, "AID", ""},
	Aastore:         {"aastore", 1, "AIA", ""},
	Bastore:         {"bastore", 1, "AII", ""},
	Castore:         {"castore", 1, "AII", ""},
	Sastore:         {"sastore", 1, "AII", ""},
	Pop:             {"pop", 1, "1", ""},
	Pop2:            {"pop2", 1, "2", ""},
	Dup:             {"dup", 1, "1", "11"},
	DupX1:           {"dup_x1", 1, "11", "111"},
	DupX2:           {"dup_x2", 1, "12", "121"},
	Dup2:            {"dup2", 1, "2", "22"},
	Dup2X1:          {"dup2_x1", 1, "12", "212"},
	Dup2X2:          {"dup2_x2", 1, "22", "222"},
	Swap:            {"swap", 1, "11", "11"},
	Iadd:            {"iadd", 1, "II", "I"},
	Ladd:            {"ladd", 1, "JJ", "J"},
	Fadd:            {"fadd", 1, "FF", "F"},
	Dadd:            {"dadd", 1, "DD", "D"},
	Isub:            {"isub", 1, "II", "I"},
	Lsub:            {"lsub", 1, "JJ", "J"},
	Fsub:            {"fsub", 1, "FF", "F"},
	Dsub:            {"dsub", 1, "DD", "D"},
	Imul:            {"imul", 1, "II", "I"},
	Lmul:            {"lmul", 1, "JJ", "J"},
	Fmul:            {"fmul", 1, "FF", "F"},
	Dmul:            {"dmul", 1, "DD", "D"},
	Idiv:            {"idiv", 1, "II", "I"},
	Ldiv:            {"ldiv", 1, "JJ", "J"},
	Fdiv:            {"fdiv", 1, "FF", "F"},
	Ddiv:            {"ddiv", 1, "DD", "D"},
	Irem:            {"irem", 1, "II", "I"},
	Lrem:            {"lrem", 1, "JJ", "J"},
	Frem:            {"frem", 1, "FF", "F"},
	Drem:            {"drem", 1, "DD", "D"},
	Ineg:            {"ineg", 1, "I", "I"},
	Lneg:            {"lneg", 1, "J", "J"},
	Fneg:            {"fneg", 1, "F", "F"},
	Dneg:            {"dneg", 1, "D", "D"},
	Ishl:            {"ishl", 1, "II", "I"},
	Lshl:            {"lshl", 1, "JI", "J"},
	Ishr:            {"ishr", 1, "II", "I"},
	Lshr:            {"lshr", 1, "JI", "J"},
	Iushr:           {"iushr", 1, "II", "I"},
	Lushr:           {"lushr", 1, "JI", "J"},
	Iand:            {"iand", 1, "II", "I"},
	Land:            {"land", 1, "JJ", "J"},
	Ior:             {"ior", 1, "II", "I"},
	Lor:             {"lor", 1, "JJ", "J"},
	Ixor:            {"ixor", 1, "II", "I"},
	Lxor:            {"lxor", 1, "JJ", "J"},
	Iinc:            {"iinc", 3, "", ""},
	I2l:             {"i2l", 1, "I", "J"},
	I2f:             {"i2f", 1, "I", "F"},
	I2d:             {"i2d", 1, "I", "D"},
	L2i:             {"l2i", 1, "J", "I"},
	L2f:             {"l2f", 1, "J", "F"},
	L2d:             {"l2d", 1, "J", "D"},
	F2i:             {"f2i", 1, "F", "I"},
	F2l:             {"f2l", 1, "F", "J"},
	F2d:             {"f2d", 1, "F", "D"},
	D2i:             {"d2i", 1, "D", "I"},
	D2l:             {"d2l", 1, "D", "J"},
	D2f:             {"d2f", 1, "D", "F"},
	I2b:             {"i2b", 1, "I", "I"},
	I2c:             {"i2c", 1, "I", "I"},
	I2s:             {"i2s", 1, "I", "I"},
	Lcmp:            {"lcmp", 1, "JJ", "I"},
	Fcmpl:           {"fcmpl", 1, "FF", "I"},
	Fcmpg:           {"fcmpg", 1, "FF", "I"},
	Dcmpl:           {"dcmpl", 1, "DD", "I"},
	Dcmpg:           {"dcmpg", 1, "DD", "I"},
	Ifeq:            {"ifeq", 3, "I", ""},
	Ifne:            {"ifne", 3, "I", ""},
	Iflt:            {"iflt", 3, "I", ""},
	Ifge:            {"ifge", 3, "I", ""},
	Ifgt:            {"ifgt", 3, "I", ""},
	Ifle:            {"ifle", 3, "I", ""},
	IfIcmpeq:        {"if_icmpeq", 3, "II", ""},
	IfIcmpne:        {"if_icmpne", 3, "II", ""},
	IfIcmplt:        {"if_icmplt", 3, "II", ""},
	IfIcmpge:        {"if_icmpge", 3, "II", ""},
	IfIcmpgt:        {"if_icmpgt", 3, "II", ""},
	IfIcmple:        {"if_icmple", 3, "II", ""},
	IfAcmpeq:        {"if_acmpeq", 3, "AA", ""},
	IfAcmpne:        {"if_acmpne", 3, "AA", ""},
	Goto:            {"goto", 3, "", ""},
	Jsr:             {"jsr", 3, "", "A"},
	Ret:             {"ret", 2, "", ""},
	Tableswitch:     {"tableswitch", 0, "I", ""},
	Lookupswitch:    {"lookupswitch", 0, "I", ""},
	Ireturn:         {"ireturn", 1, "I", ""},
	Lreturn:         {"lreturn", 1, "J", ""},
	Freturn:         {"freturn", 1, "F", ""},
	Dreturn:         {"dreturn", 1, "D", ""},
	Areturn:         {"areturn", 1, "A", ""},
	Return:          {"return", 1, "", ""},
	Getstatic:       {"getstatic", 3, "", "*"},
	Putstatic:       {"putstatic", 3, "*", ""},
	Getfield:        {"getfield", 3, "A", "*"},
	Putfield:        {"putfield", 3, "A*", ""},
	Invokevirtual:   {"invokevirtual", 3, "*", "*"},
	Invokespecial:   {"invokespecial", 3, "*", "*"},
	Invokestatic:    {"invokestatic", 3, "*", "*"},
	Invokeinterface: {"invokeinterface", 5, "*", "*"},
	Invokedynamic:   {"invokedynamic", 5, "*", "*"},
	New:             {"new", 3, "", "A"},
	Newarray:        {"newarray", 2, "I", "A"},
	Anewarray:       {"anewarray", 3, "I", "A"},
	Arraylength:     {"arraylength", 1, "A", "I"},
	Athrow:          {"athrow", 1, "A", ""},
	Checkcast:       {"checkcast", 3, "A", "A"},
	Instanceof:      {"instanceof", 3, "A", "I"},
	Monitorenter:    {"monitorenter", 1, "A", ""},
	Monitorexit:     {"monitorexit", 1, "A", ""},
	Wide:            {"wide", 0, "", ""},
	Multianewarray:  {"multianewarray", 4, "*", "A"},
	Ifnull:          {"ifnull", 3, "A", ""},
	Ifnonnull:       {"ifnonnull", 3, "A", ""},
	GotoW:           {"goto_w", 5, "", ""},
	JsrW:            {"jsr_w", 5, "", "A"},
}
