import java.util.function.IntSupplier;

/**
 * Null dereferences behind all kinds of control flow and stack shuffling. The
 * instruction that fails is the last of its line that could.
 */
class Shapes {
    Shapes next;
    String s;
    int k;
    long l;
    int[] nums;
    static Shapes top;
    static int count;
    static int zero;
    static double sink;

    static Shapes make(int depth) {
        Shapes made = new Shapes();
        if (depth > 0) {
            made.next = make(depth - 1);
        }
        return made;
    }

    static Shapes nothing(Object o, String s, StringBuilder[] b, long l, Strings t) {
        return null;
    }

    static class Strings { }

    void take(StringBuilder b, String[] texts, Object o, Strings mine, java.util.Map.Entry<?, ?> e, boolean[][] flags, String... more) {
    }

    static void choice(boolean b, Shapes x, Shapes y) {
        (b ? x : y).s = "x";
    }

    static void choiceBelow(boolean b, Shapes x, Shapes y) {
        y.s = b ? "yes" : "no";
    }

    static void choiceOfIndex(boolean b, Shapes[] x) {
        x[b ? 0 : 1].s = "x";
    }

    static void sameOnBothWays(boolean b, int[] x) {
        sink = x[b ? 1 : 0];
    }

    static void countedUp(int i, int[][] x) {
        i++;
        x[i][0] = 1;
    }

    static void assigned(int i, int[][] x) {
        i = 1;
        x[i][0] = 1;
    }

    static void maybeAssigned(boolean b, int i, int[][] x) {
        if (b) {
            i = 1;
        }
        x[i][0] = 1;
    }

    static void assignedLater(int i, int[][] x) {
        x[i][i = 0] = 1;
    }

    static void assignedBehind(Shapes x, int n) {
        while (n-- > 0) {
            x.s = "x";
            x = null;
        }
    }

    static void assignedInLoop(Shapes x, Shapes y, int n) {
        do {
            x.s = "x";
            x = y;
        } while (n-- > 0);
    }

    static void conditionBelow(Shapes x, int n) {
        for (int i = 0; ; i++) {
            if (i > n) {
                x.s = "x";
            }
            if (i > 100) {
                break;
            }
        }
    }

    void assignedThis(Shapes other, long wide, double wider, Shapes x) {
        other = this;
        other.next.s = "x";
        x.s = "y";
    }

    static void overwrittenWide(long wide, Shapes x) {
        wide = 3;
        sink = wide;
        x.s = "y";
    }

    static void inSwitch(int i, Shapes x) {
        switch (i) {
            case 1:
                i = 7;
            case 2:
                x.next.nums[i] = 1;
                break;
            case 1000:
                x = null;
            default:
                x.s = "x";
        }
    }

    static void inHandler(Shapes x) {
        try {
            x.next.s = "x";
        } catch (RuntimeException e) {
            sink = e.getCause().hashCode();
        } finally {
            count++;
        }
    }

    static void inFinally(Shapes x, int i) {
        try {
            i = 2;
            sink = 1 / count;
        } finally {
            x.nums[i] = 1;
        }
    }

    static void deep(Shapes x) {
        x.next.next.next.next.next.next.next.s = "x";
    }

    static void deepArray(int[][][][][][][] z) {
        z[0][0][0][0][0][0][0] = 1;
    }

    static void deepIndex(int[][] z, int[] y) {
        z[y[y[y[y[y[y[y[0]]]]]]]][0] = 1;
    }

    static void constantIndex(int[][] z) {
        z[100][0] = 1;
    }

    static void shortIndex(int[][] z) {
        z[1000][0] = 1;
    }

    static void bigIndex(int[][] z) {
        z[40000][0] = 1;
    }

    static void allowedIndices(byte[] b, char[] c, short[] s, long[] l, int[] i, int[][] z, int which) {
        switch (which) {
            case 0: z[b[0]][0] = 1;
            case 1: z[c[0]][0] = 1;
            case 2: z[s[0]][0] = 1;
            case 3: z[(int) l[0]][0] = 1;
            case 4: z[i.length - 1][0] = 1;
            case 5: z[i[0]][0] = 1;
            case 6: z[-i[0]][0] = 1;
            case 7: z[(byte) i[0]][0] = 1;
            default: z[zero][0] = 1;
        }
    }

    static void manyLocals(int p, int[][] z, Shapes x) {
        z[p][0] = 1;
        long v0 = 0;
        long v1 = 1;
        long v2 = 2;
        long v3 = 3;
        long v4 = 4;
        long v5 = 5;
        long v6 = 6;
        long v7 = 7;
        long v8 = 8;
        long v9 = 9;
        long v10 = 10;
        long v11 = 11;
        long v12 = 12;
        long v13 = 13;
        long v14 = 14;
        long v15 = 15;
        long v16 = 16;
        long v17 = 17;
        long v18 = 18;
        long v19 = 19;
        long v20 = 20;
        long v21 = 21;
        long v22 = 22;
        long v23 = 23;
        long v24 = 24;
        long v25 = 25;
        long v26 = 26;
        long v27 = 27;
        long v28 = 28;
        long v29 = 29;
        long v30 = 30;
        long v31 = 31;
        long v32 = 32;
        long v33 = 33;
        long v34 = 34;
        long v35 = 35;
        long v36 = 36;
        long v37 = 37;
        long v38 = 38;
        long v39 = 39;
        long v40 = 40;
        long v41 = 41;
        long v42 = 42;
        long v43 = 43;
        long v44 = 44;
        long v45 = 45;
        long v46 = 46;
        long v47 = 47;
        long v48 = 48;
        long v49 = 49;
        long v50 = 50;
        long v51 = 51;
        long v52 = 52;
        long v53 = 53;
        long v54 = 54;
        long v55 = 55;
        long v56 = 56;
        long v57 = 57;
        long v58 = 58;
        long v59 = 59;
        long v60 = 60;
        long v61 = 61;
        long v62 = 62;
        long v63 = 63;
        long v64 = 64;
        long v65 = 65;
        long v66 = 66;
        long v67 = 67;
        long v68 = 68;
        long v69 = 69;
        long v70 = 70;
        long v71 = 71;
        long v72 = 72;
        long v73 = 73;
        long v74 = 74;
        long v75 = 75;
        long v76 = 76;
        long v77 = 77;
        long v78 = 78;
        long v79 = 79;
        long v80 = 80;
        long v81 = 81;
        long v82 = 82;
        long v83 = 83;
        long v84 = 84;
        long v85 = 85;
        long v86 = 86;
        long v87 = 87;
        long v88 = 88;
        long v89 = 89;
        long v90 = 90;
        long v91 = 91;
        long v92 = 92;
        long v93 = 93;
        long v94 = 94;
        long v95 = 95;
        long v96 = 96;
        long v97 = 97;
        long v98 = 98;
        long v99 = 99;
        long v100 = 100;
        long v101 = 101;
        long v102 = 102;
        long v103 = 103;
        long v104 = 104;
        long v105 = 105;
        long v106 = 106;
        long v107 = 107;
        long v108 = 108;
        long v109 = 109;
        long v110 = 110;
        long v111 = 111;
        long v112 = 112;
        long v113 = 113;
        long v114 = 114;
        long v115 = 115;
        long v116 = 116;
        long v117 = 117;
        long v118 = 118;
        long v119 = 119;
        long v120 = 120;
        long v121 = 121;
        long v122 = 122;
        long v123 = 123;
        long v124 = 124;
        long v125 = 125;
        long v126 = 126;
        long v127 = 127;
        long v128 = 128;
        long v129 = 129;
        long v130 = 130;
        long v131 = 131;
        long v132 = 132;
        long v133 = 133;
        long v134 = 134;
        long v135 = 135;
        long v136 = 136;
        long v137 = 137;
        long v138 = 138;
        long v139 = 139;
        Shapes far = x;
        int index = p;
        if (x == null) {
            far.next = null;
        }
        sink = v0 + v1 + v2 + v70 + v139;
        if (x != null) {
            z = new int[1][];
        }
        z[index][1] = 1;
    }

    static void caught(Runnable r) {
        try {
            r.run();
        } catch (IllegalStateException e) {
            count++;
        }
    }

    static void cChoice() { choice(true, null, null); }
    static void cChoiceBelow() { choiceBelow(true, null, null); }
    static void cChoiceOfIndex() { choiceOfIndex(true, new Shapes[2]); }
    static void cSameOnBothWays() { sameOnBothWays(true, null); }
    static void cCountedUp() { countedUp(0, new int[2][]); }
    static void cAssigned() { assigned(0, new int[2][]); }
    static void cMaybeAssigned() { maybeAssigned(true, 0, new int[2][]); }
    static void cMaybeAssignedNot() { maybeAssigned(false, 0, new int[2][]); }
    static void cAssignedLater() { assignedLater(0, new int[2][]); }
    static void cAssignedBehind() { assignedBehind(null, 1); }
    static void cAssignedBehindTwice() { assignedBehind(new Shapes(), 2); }
    static void cAssignedInLoop() { assignedInLoop(null, null, 1); }
    static void cAssignedInLoopTwice() { assignedInLoop(new Shapes(), null, 1); }
    static void cConditionBelow() { conditionBelow(null, 3); }
    void cAssignedThis() { assignedThis(null, 1, 2, null); }
    void cAssignedThisNext() { next = new Shapes(); assignedThis(null, 1, 2, null); }
    static void cOverwrittenWide() { overwrittenWide(1, null); }
    static void cInSwitch1() { inSwitch(1, make(1)); }
    static void cInSwitch2() { inSwitch(2, make(1)); }
    static void cInSwitch3() { inSwitch(3, null); }
    static void cInSwitch1000() { inSwitch(1000, make(1)); }
    static void cInHandler() { inHandler(null); }
    static void cInFinally() { inFinally(make(0), 1); }
    static void cDeep6() { deep(make(6)); }
    static void cDeepArray() { deepArray(new int[1][1][1][1][1][1][]); }
    static void cDeepIndex() { deepIndex(new int[2][], new int[2]); }
    static void cConstantIndex() { constantIndex(new int[101][]); }
    static void cShortIndex() { shortIndex(new int[1001][]); }
    static void cBigIndex() { bigIndex(new int[40001][]); }
    static void index(int which) { allowedIndices(new byte[1], new char[1], new short[1], new long[1], new int[1], new int[1][], which); }
    static void cIndex0() { index(0); }
    static void cIndex1() { index(1); }
    static void cIndex2() { index(2); }
    static void cIndex3() { index(3); }
    static void cIndex4() { index(4); }
    static void cIndex5() { index(5); }
    static void cIndex6() { index(6); }
    static void cIndex7() { index(7); }
    static void cIndex8() { index(8); }
    static void cManyLocals() { manyLocals(0, new int[1][1], null); }
    static void cManyLocalsFirst() { manyLocals(0, new int[1][], null); }
    static void cManyLocalsLast() { manyLocals(0, new int[1][1], make(0)); }
    static void cNull() { ((Shapes) null).k = 1; }
    static void cParameters() { ((Shapes) null).take(null, null, null, null, null, null, "a", "b"); }
    static void cReturned() { nothing(null, "x", null, 1L, null).s = "x"; }
    static void cAssignment() {
        Shapes x;
        (x = top).s = "x";
    }
    static void cAssignments() {
        Shapes x, y;
        (x = y = top).s = "x";
    }
    static void cFieldAssignment() { (make(0).next = top).s = "x"; }
    static void cIncrement() {
        Shapes x = top;
        sink = x.l;
        x.l++;
    }
    static void cMonitor() {
        Shapes x = null;
        synchronized (x) {
            count++;
        }
    }
    static void cThrow() {
        RuntimeException none = null;
        throw none;
    }
    static void cThrowNull() { throw null; }
    static void cUnbox() {
        Character c = null;
        char d = c;
    }
    static void cInLambda() {
        Shapes captured = null;
        IntSupplier x = () -> captured.k;
        count = x.getAsInt();
    }
    static void cInCaught() {
        caught(null);
    }
    static void cUnicode() {
        Shapes größe = null;
        größe.s = "x";
    }
    static void cInConstructor() { new Shapes(null); }
    static void cBeforeSuper() { new Strung(null); }

    Shapes() { }

    Shapes(Shapes x) {
        count = x.k;
    }

    static class Strung extends Shapes {
        Strung(Shapes x) {
            super(x.next);
        }
    }
}
