package lang;

/** Many locals (wide loads, stores and increments), large constant pools, big and sparse switches. */
public class WideForms {
    static int wide(int seed) {
        long l0 = seed + 0L;
        long l1 = seed + 1L;
        long l2 = seed + 2L;
        long l3 = seed + 3L;
        long l4 = seed + 4L;
        long l5 = seed + 5L;
        long l6 = seed + 6L;
        long l7 = seed + 7L;
        long l8 = seed + 8L;
        long l9 = seed + 9L;
        long l10 = seed + 10L;
        long l11 = seed + 11L;
        long l12 = seed + 12L;
        long l13 = seed + 13L;
        long l14 = seed + 14L;
        long l15 = seed + 15L;
        long l16 = seed + 16L;
        long l17 = seed + 17L;
        long l18 = seed + 18L;
        long l19 = seed + 19L;
        long l20 = seed + 20L;
        long l21 = seed + 21L;
        long l22 = seed + 22L;
        long l23 = seed + 23L;
        long l24 = seed + 24L;
        long l25 = seed + 25L;
        long l26 = seed + 26L;
        long l27 = seed + 27L;
        long l28 = seed + 28L;
        long l29 = seed + 29L;
        long l30 = seed + 30L;
        long l31 = seed + 31L;
        long l32 = seed + 32L;
        long l33 = seed + 33L;
        long l34 = seed + 34L;
        long l35 = seed + 35L;
        long l36 = seed + 36L;
        long l37 = seed + 37L;
        long l38 = seed + 38L;
        long l39 = seed + 39L;
        long l40 = seed + 40L;
        long l41 = seed + 41L;
        long l42 = seed + 42L;
        long l43 = seed + 43L;
        long l44 = seed + 44L;
        long l45 = seed + 45L;
        long l46 = seed + 46L;
        long l47 = seed + 47L;
        long l48 = seed + 48L;
        long l49 = seed + 49L;
        long l50 = seed + 50L;
        long l51 = seed + 51L;
        long l52 = seed + 52L;
        long l53 = seed + 53L;
        long l54 = seed + 54L;
        long l55 = seed + 55L;
        long l56 = seed + 56L;
        long l57 = seed + 57L;
        long l58 = seed + 58L;
        long l59 = seed + 59L;
        long l60 = seed + 60L;
        long l61 = seed + 61L;
        long l62 = seed + 62L;
        long l63 = seed + 63L;
        long l64 = seed + 64L;
        long l65 = seed + 65L;
        long l66 = seed + 66L;
        long l67 = seed + 67L;
        long l68 = seed + 68L;
        long l69 = seed + 69L;
        long l70 = seed + 70L;
        long l71 = seed + 71L;
        long l72 = seed + 72L;
        long l73 = seed + 73L;
        long l74 = seed + 74L;
        long l75 = seed + 75L;
        long l76 = seed + 76L;
        long l77 = seed + 77L;
        long l78 = seed + 78L;
        long l79 = seed + 79L;
        long l80 = seed + 80L;
        long l81 = seed + 81L;
        long l82 = seed + 82L;
        long l83 = seed + 83L;
        long l84 = seed + 84L;
        long l85 = seed + 85L;
        long l86 = seed + 86L;
        long l87 = seed + 87L;
        long l88 = seed + 88L;
        long l89 = seed + 89L;
        long l90 = seed + 90L;
        long l91 = seed + 91L;
        long l92 = seed + 92L;
        long l93 = seed + 93L;
        long l94 = seed + 94L;
        long l95 = seed + 95L;
        long l96 = seed + 96L;
        long l97 = seed + 97L;
        long l98 = seed + 98L;
        long l99 = seed + 99L;
        long l100 = seed + 100L;
        long l101 = seed + 101L;
        long l102 = seed + 102L;
        long l103 = seed + 103L;
        long l104 = seed + 104L;
        long l105 = seed + 105L;
        long l106 = seed + 106L;
        long l107 = seed + 107L;
        long l108 = seed + 108L;
        long l109 = seed + 109L;
        long l110 = seed + 110L;
        long l111 = seed + 111L;
        long l112 = seed + 112L;
        long l113 = seed + 113L;
        long l114 = seed + 114L;
        long l115 = seed + 115L;
        long l116 = seed + 116L;
        long l117 = seed + 117L;
        long l118 = seed + 118L;
        long l119 = seed + 119L;
        long l120 = seed + 120L;
        long l121 = seed + 121L;
        long l122 = seed + 122L;
        long l123 = seed + 123L;
        long l124 = seed + 124L;
        long l125 = seed + 125L;
        long l126 = seed + 126L;
        long l127 = seed + 127L;
        long l128 = seed + 128L;
        long l129 = seed + 129L;
        int a = seed;
        float f = seed;
        double d = seed;
        Object o = "o" + seed;
        short s = (short) seed;
        for (int i = 0; i < 5; i++) {
            a += 1000;
            a -= 3;
            a++;
            s += 7;
            f += 0.5f;
            d *= 1.5;
            o = o + ".";
        }
        a += 40000;
        l129 += a;
        l0 -= l129++;
        int[] arr = {a, s};
        arr[1] += a++;
        try {
            arr[2] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            a += e.getMessage().length();
        } finally {
            d = -d;
        }
        long sum = l0 + l1 + l2 + l3 + l4 + l5 + l6 + l7 + l8 + l9 + l10 + l11 + l12 + l13 + l14 + l15 + l16 + l17 + l18 + l19 + l20 + l21 + l22 + l23 + l24 + l25 + l26 + l27 + l28 + l29 + l30 + l31 + l32 + l33 + l34 + l35 + l36 + l37 + l38 + l39 + l40 + l41 + l42 + l43 + l44 + l45 + l46 + l47 + l48 + l49 + l50 + l51 + l52 + l53 + l54 + l55 + l56 + l57 + l58 + l59 + l60 + l61 + l62 + l63 + l64 + l65 + l66 + l67 + l68 + l69 + l70 + l71 + l72 + l73 + l74 + l75 + l76 + l77 + l78 + l79 + l80 + l81 + l82 + l83 + l84 + l85 + l86 + l87 + l88 + l89 + l90 + l91 + l92 + l93 + l94 + l95 + l96 + l97 + l98 + l99 + l100 + l101 + l102 + l103 + l104 + l105 + l106 + l107 + l108 + l109 + l110 + l111 + l112 + l113 + l114 + l115 + l116 + l117 + l118 + l119 + l120 + l121 + l122 + l123 + l124 + l125 + l126 + l127 + l128 + l129;
        System.out.println(sum + " " + a + " " + s + " " + f + " " + d + " " + o + " " + arr[1]);
        return (int) sum ^ a;
    }

    static int big(int x) {
        switch (x) {
            case 0: return 0;
            case 1: return 856;
            case 2: return 703;
            case 3: return 550;
            case 4: return 397;
            case 5: return 244;
            case 6: return 91;
            case 7: return 947;
            case 8: return 794;
            case 9: return 641;
            case 10: return 488;
            case 11: return 335;
            case 12: return 182;
            case 13: return 29;
            case 14: return 885;
            case 15: return 732;
            case 16: return 579;
            case 17: return 426;
            case 18: return 273;
            case 19: return 120;
            case 20: return 976;
            case 21: return 823;
            case 22: return 670;
            case 23: return 517;
            case 24: return 364;
            case 25: return 211;
            case 26: return 58;
            case 27: return 914;
            case 28: return 761;
            case 29: return 608;
            case 30: return 455;
            case 31: return 302;
            case 32: return 149;
            case 33: return 1005;
            case 34: return 852;
            case 35: return 699;
            case 36: return 546;
            case 37: return 393;
            case 38: return 240;
            case 39: return 87;
            case 40: return 943;
            case 41: return 790;
            case 42: return 637;
            case 43: return 484;
            case 44: return 331;
            case 45: return 178;
            case 46: return 25;
            case 47: return 881;
            case 48: return 728;
            case 49: return 575;
            case 50: return 422;
            case 51: return 269;
            case 52: return 116;
            case 53: return 972;
            case 54: return 819;
            case 55: return 666;
            case 56: return 513;
            case 57: return 360;
            case 58: return 207;
            case 59: return 54;
            case 60: return 910;
            case 61: return 757;
            case 62: return 604;
            case 63: return 451;
            case 64: return 298;
            case 65: return 145;
            case 66: return 1001;
            case 67: return 848;
            case 68: return 695;
            case 69: return 542;
            case 70: return 389;
            case 71: return 236;
            case 72: return 83;
            case 73: return 939;
            case 74: return 786;
            case 75: return 633;
            case 76: return 480;
            case 77: return 327;
            case 78: return 174;
            case 79: return 21;
            case 80: return 877;
            case 81: return 724;
            case 82: return 571;
            case 83: return 418;
            case 84: return 265;
            case 85: return 112;
            case 86: return 968;
            case 87: return 815;
            case 88: return 662;
            case 89: return 509;
            case 90: return 356;
            case 91: return 203;
            case 92: return 50;
            case 93: return 906;
            case 94: return 753;
            case 95: return 600;
            case 96: return 447;
            case 97: return 294;
            case 98: return 141;
            case 99: return 997;
            case 100: return 844;
            case 101: return 691;
            case 102: return 538;
            case 103: return 385;
            case 104: return 232;
            case 105: return 79;
            case 106: return 935;
            case 107: return 782;
            case 108: return 629;
            case 109: return 476;
            case 110: return 323;
            case 111: return 170;
            case 112: return 17;
            case 113: return 873;
            case 114: return 720;
            case 115: return 567;
            case 116: return 414;
            case 117: return 261;
            case 118: return 108;
            case 119: return 964;
            case 120: return 811;
            case 121: return 658;
            case 122: return 505;
            case 123: return 352;
            case 124: return 199;
            case 125: return 46;
            case 126: return 902;
            case 127: return 749;
            case 128: return 596;
            case 129: return 443;
            case 130: return 290;
            case 131: return 137;
            case 132: return 993;
            case 133: return 840;
            case 134: return 687;
            case 135: return 534;
            case 136: return 381;
            case 137: return 228;
            case 138: return 75;
            case 139: return 931;
            case 140: return 778;
            case 141: return 625;
            case 142: return 472;
            case 143: return 319;
            case 144: return 166;
            case 145: return 13;
            case 146: return 869;
            case 147: return 716;
            case 148: return 563;
            case 149: return 410;
            case 150: return 257;
            case 151: return 104;
            case 152: return 960;
            case 153: return 807;
            case 154: return 654;
            case 155: return 501;
            case 156: return 348;
            case 157: return 195;
            case 158: return 42;
            case 159: return 898;
            case 160: return 745;
            case 161: return 592;
            case 162: return 439;
            case 163: return 286;
            case 164: return 133;
            case 165: return 989;
            case 166: return 836;
            case 167: return 683;
            case 168: return 530;
            case 169: return 377;
            case 170: return 224;
            case 171: return 71;
            case 172: return 927;
            case 173: return 774;
            case 174: return 621;
            case 175: return 468;
            case 176: return 315;
            case 177: return 162;
            case 178: return 9;
            case 179: return 865;
            case 180: return 712;
            case 181: return 559;
            case 182: return 406;
            case 183: return 253;
            case 184: return 100;
            case 185: return 956;
            case 186: return 803;
            case 187: return 650;
            case 188: return 497;
            case 189: return 344;
            case 190: return 191;
            case 191: return 38;
            case 192: return 894;
            case 193: return 741;
            case 194: return 588;
            case 195: return 435;
            case 196: return 282;
            case 197: return 129;
            case 198: return 985;
            case 199: return 832;
            default: return -1;
        }
    }

    static String sparse(int x) {
        return switch (x) {
            case -777777 -> "s0";
            case -746440 -> "s1";
            case -527081 -> "s2";
            case 68322 -> "s3";
            case 1227791 -> "s4";
            case 3139348 -> "s5";
            case 5991015 -> "s6";
            case 9970814 -> "s7";
            case 15266767 -> "s8";
            case 22066896 -> "s9";
            case 30559223 -> "s10";
            case 40931770 -> "s11";
            case 53372559 -> "s12";
            case 68069612 -> "s13";
            case 85210951 -> "s14";
            case 104984598 -> "s15";
            case 127578575 -> "s16";
            case 153180904 -> "s17";
            case 181979607 -> "s18";
            case 214162706 -> "s19";
            case 249918223 -> "s20";
            case 289434180 -> "s21";
            case 332898599 -> "s22";
            case 380499502 -> "s23";
            case 432424911 -> "s24";
            case 488862848 -> "s25";
            case 550001335 -> "s26";
            case 616028394 -> "s27";
            case 687132047 -> "s28";
            case 763500316 -> "s29";
            case 845321223 -> "s30";
            case 932782790 -> "s31";
            case 1026073039 -> "s32";
            case 1125379992 -> "s33";
            case 1230891671 -> "s34";
            case 1342796098 -> "s35";
            case 1461281295 -> "s36";
            case 1586535284 -> "s37";
            case 1718746087 -> "s38";
            case 1858101726 -> "s39";
            default -> "none";
        };
    }

    static String words(String s) {
        return switch (s) {
            case "word0", "alt0" -> "a0";
            case "word1", "alt3" -> "b1";
            case "word2", "alt6" -> "c2";
            case "word3", "alt9" -> "d3";
            case "word4", "alt12" -> "e4";
            case "word5", "alt15" -> "f5";
            case "word6", "alt18" -> "g6";
            case "word7", "alt21" -> "h7";
            case "word8", "alt24" -> "i8";
            case "word9", "alt27" -> "j9";
            case "word10", "alt30" -> "k10";
            case "word11", "alt33" -> "l11";
            case "word12", "alt36" -> "m12";
            case "word13", "alt39" -> "n13";
            case "word14", "alt42" -> "o14";
            case "word15", "alt45" -> "p15";
            case "word16", "alt48" -> "q16";
            case "word17", "alt51" -> "r17";
            case "word18", "alt54" -> "s18";
            case "word19", "alt57" -> "t19";
            case "word20", "alt60" -> "u20";
            case "word21", "alt63" -> "v21";
            case "word22", "alt66" -> "w22";
            case "word23", "alt69" -> "x23";
            case "word24", "alt72" -> "y24";
            case "word25", "alt75" -> "z25";
            case "word26", "alt78" -> "a26";
            case "word27", "alt81" -> "b27";
            case "word28", "alt84" -> "c28";
            case "word29", "alt87" -> "d29";
            case "word30", "alt90" -> "e30";
            case "word31", "alt93" -> "f31";
            case "word32", "alt96" -> "g32";
            case "word33", "alt99" -> "h33";
            case "word34", "alt102" -> "i34";
            case "word35", "alt105" -> "j35";
            case "word36", "alt108" -> "k36";
            case "word37", "alt111" -> "l37";
            case "word38", "alt114" -> "m38";
            case "word39", "alt117" -> "n39";
            default -> "?";
        };
    }

    static int constants() {
        int h = 0;
        h = h * 31 + "constant number 0".length() + 100000;
        h = h * 31 + "constant number 1".length() + 100097;
        h = h * 31 + "constant number 2".length() + 100194;
        h = h * 31 + "constant number 3".length() + 100291;
        h = h * 31 + "constant number 4".length() + 100388;
        h = h * 31 + "constant number 5".length() + 100485;
        h = h * 31 + "constant number 6".length() + 100582;
        h = h * 31 + "constant number 7".length() + 100679;
        h = h * 31 + "constant number 8".length() + 100776;
        h = h * 31 + "constant number 9".length() + 100873;
        h = h * 31 + "constant number 10".length() + 100970;
        h = h * 31 + "constant number 11".length() + 101067;
        h = h * 31 + "constant number 12".length() + 101164;
        h = h * 31 + "constant number 13".length() + 101261;
        h = h * 31 + "constant number 14".length() + 101358;
        h = h * 31 + "constant number 15".length() + 101455;
        h = h * 31 + "constant number 16".length() + 101552;
        h = h * 31 + "constant number 17".length() + 101649;
        h = h * 31 + "constant number 18".length() + 101746;
        h = h * 31 + "constant number 19".length() + 101843;
        h = h * 31 + "constant number 20".length() + 101940;
        h = h * 31 + "constant number 21".length() + 102037;
        h = h * 31 + "constant number 22".length() + 102134;
        h = h * 31 + "constant number 23".length() + 102231;
        h = h * 31 + "constant number 24".length() + 102328;
        h = h * 31 + "constant number 25".length() + 102425;
        h = h * 31 + "constant number 26".length() + 102522;
        h = h * 31 + "constant number 27".length() + 102619;
        h = h * 31 + "constant number 28".length() + 102716;
        h = h * 31 + "constant number 29".length() + 102813;
        h = h * 31 + "constant number 30".length() + 102910;
        h = h * 31 + "constant number 31".length() + 103007;
        h = h * 31 + "constant number 32".length() + 103104;
        h = h * 31 + "constant number 33".length() + 103201;
        h = h * 31 + "constant number 34".length() + 103298;
        h = h * 31 + "constant number 35".length() + 103395;
        h = h * 31 + "constant number 36".length() + 103492;
        h = h * 31 + "constant number 37".length() + 103589;
        h = h * 31 + "constant number 38".length() + 103686;
        h = h * 31 + "constant number 39".length() + 103783;
        h = h * 31 + "constant number 40".length() + 103880;
        h = h * 31 + "constant number 41".length() + 103977;
        h = h * 31 + "constant number 42".length() + 104074;
        h = h * 31 + "constant number 43".length() + 104171;
        h = h * 31 + "constant number 44".length() + 104268;
        h = h * 31 + "constant number 45".length() + 104365;
        h = h * 31 + "constant number 46".length() + 104462;
        h = h * 31 + "constant number 47".length() + 104559;
        h = h * 31 + "constant number 48".length() + 104656;
        h = h * 31 + "constant number 49".length() + 104753;
        h = h * 31 + "constant number 50".length() + 104850;
        h = h * 31 + "constant number 51".length() + 104947;
        h = h * 31 + "constant number 52".length() + 105044;
        h = h * 31 + "constant number 53".length() + 105141;
        h = h * 31 + "constant number 54".length() + 105238;
        h = h * 31 + "constant number 55".length() + 105335;
        h = h * 31 + "constant number 56".length() + 105432;
        h = h * 31 + "constant number 57".length() + 105529;
        h = h * 31 + "constant number 58".length() + 105626;
        h = h * 31 + "constant number 59".length() + 105723;
        h = h * 31 + "constant number 60".length() + 105820;
        h = h * 31 + "constant number 61".length() + 105917;
        h = h * 31 + "constant number 62".length() + 106014;
        h = h * 31 + "constant number 63".length() + 106111;
        h = h * 31 + "constant number 64".length() + 106208;
        h = h * 31 + "constant number 65".length() + 106305;
        h = h * 31 + "constant number 66".length() + 106402;
        h = h * 31 + "constant number 67".length() + 106499;
        h = h * 31 + "constant number 68".length() + 106596;
        h = h * 31 + "constant number 69".length() + 106693;
        h = h * 31 + "constant number 70".length() + 106790;
        h = h * 31 + "constant number 71".length() + 106887;
        h = h * 31 + "constant number 72".length() + 106984;
        h = h * 31 + "constant number 73".length() + 107081;
        h = h * 31 + "constant number 74".length() + 107178;
        h = h * 31 + "constant number 75".length() + 107275;
        h = h * 31 + "constant number 76".length() + 107372;
        h = h * 31 + "constant number 77".length() + 107469;
        h = h * 31 + "constant number 78".length() + 107566;
        h = h * 31 + "constant number 79".length() + 107663;
        h = h * 31 + "constant number 80".length() + 107760;
        h = h * 31 + "constant number 81".length() + 107857;
        h = h * 31 + "constant number 82".length() + 107954;
        h = h * 31 + "constant number 83".length() + 108051;
        h = h * 31 + "constant number 84".length() + 108148;
        h = h * 31 + "constant number 85".length() + 108245;
        h = h * 31 + "constant number 86".length() + 108342;
        h = h * 31 + "constant number 87".length() + 108439;
        h = h * 31 + "constant number 88".length() + 108536;
        h = h * 31 + "constant number 89".length() + 108633;
        h = h * 31 + "constant number 90".length() + 108730;
        h = h * 31 + "constant number 91".length() + 108827;
        h = h * 31 + "constant number 92".length() + 108924;
        h = h * 31 + "constant number 93".length() + 109021;
        h = h * 31 + "constant number 94".length() + 109118;
        h = h * 31 + "constant number 95".length() + 109215;
        h = h * 31 + "constant number 96".length() + 109312;
        h = h * 31 + "constant number 97".length() + 109409;
        h = h * 31 + "constant number 98".length() + 109506;
        h = h * 31 + "constant number 99".length() + 109603;
        h = h * 31 + "constant number 100".length() + 109700;
        h = h * 31 + "constant number 101".length() + 109797;
        h = h * 31 + "constant number 102".length() + 109894;
        h = h * 31 + "constant number 103".length() + 109991;
        h = h * 31 + "constant number 104".length() + 110088;
        h = h * 31 + "constant number 105".length() + 110185;
        h = h * 31 + "constant number 106".length() + 110282;
        h = h * 31 + "constant number 107".length() + 110379;
        h = h * 31 + "constant number 108".length() + 110476;
        h = h * 31 + "constant number 109".length() + 110573;
        h = h * 31 + "constant number 110".length() + 110670;
        h = h * 31 + "constant number 111".length() + 110767;
        h = h * 31 + "constant number 112".length() + 110864;
        h = h * 31 + "constant number 113".length() + 110961;
        h = h * 31 + "constant number 114".length() + 111058;
        h = h * 31 + "constant number 115".length() + 111155;
        h = h * 31 + "constant number 116".length() + 111252;
        h = h * 31 + "constant number 117".length() + 111349;
        h = h * 31 + "constant number 118".length() + 111446;
        h = h * 31 + "constant number 119".length() + 111543;
        h = h * 31 + "constant number 120".length() + 111640;
        h = h * 31 + "constant number 121".length() + 111737;
        h = h * 31 + "constant number 122".length() + 111834;
        h = h * 31 + "constant number 123".length() + 111931;
        h = h * 31 + "constant number 124".length() + 112028;
        h = h * 31 + "constant number 125".length() + 112125;
        h = h * 31 + "constant number 126".length() + 112222;
        h = h * 31 + "constant number 127".length() + 112319;
        h = h * 31 + "constant number 128".length() + 112416;
        h = h * 31 + "constant number 129".length() + 112513;
        h = h * 31 + "constant number 130".length() + 112610;
        h = h * 31 + "constant number 131".length() + 112707;
        h = h * 31 + "constant number 132".length() + 112804;
        h = h * 31 + "constant number 133".length() + 112901;
        h = h * 31 + "constant number 134".length() + 112998;
        h = h * 31 + "constant number 135".length() + 113095;
        h = h * 31 + "constant number 136".length() + 113192;
        h = h * 31 + "constant number 137".length() + 113289;
        h = h * 31 + "constant number 138".length() + 113386;
        h = h * 31 + "constant number 139".length() + 113483;
        h = h * 31 + "constant number 140".length() + 113580;
        h = h * 31 + "constant number 141".length() + 113677;
        h = h * 31 + "constant number 142".length() + 113774;
        h = h * 31 + "constant number 143".length() + 113871;
        h = h * 31 + "constant number 144".length() + 113968;
        h = h * 31 + "constant number 145".length() + 114065;
        h = h * 31 + "constant number 146".length() + 114162;
        h = h * 31 + "constant number 147".length() + 114259;
        h = h * 31 + "constant number 148".length() + 114356;
        h = h * 31 + "constant number 149".length() + 114453;
        h = h * 31 + "constant number 150".length() + 114550;
        h = h * 31 + "constant number 151".length() + 114647;
        h = h * 31 + "constant number 152".length() + 114744;
        h = h * 31 + "constant number 153".length() + 114841;
        h = h * 31 + "constant number 154".length() + 114938;
        h = h * 31 + "constant number 155".length() + 115035;
        h = h * 31 + "constant number 156".length() + 115132;
        h = h * 31 + "constant number 157".length() + 115229;
        h = h * 31 + "constant number 158".length() + 115326;
        h = h * 31 + "constant number 159".length() + 115423;
        h = h * 31 + "constant number 160".length() + 115520;
        h = h * 31 + "constant number 161".length() + 115617;
        h = h * 31 + "constant number 162".length() + 115714;
        h = h * 31 + "constant number 163".length() + 115811;
        h = h * 31 + "constant number 164".length() + 115908;
        h = h * 31 + "constant number 165".length() + 116005;
        h = h * 31 + "constant number 166".length() + 116102;
        h = h * 31 + "constant number 167".length() + 116199;
        h = h * 31 + "constant number 168".length() + 116296;
        h = h * 31 + "constant number 169".length() + 116393;
        h = h * 31 + "constant number 170".length() + 116490;
        h = h * 31 + "constant number 171".length() + 116587;
        h = h * 31 + "constant number 172".length() + 116684;
        h = h * 31 + "constant number 173".length() + 116781;
        h = h * 31 + "constant number 174".length() + 116878;
        h = h * 31 + "constant number 175".length() + 116975;
        h = h * 31 + "constant number 176".length() + 117072;
        h = h * 31 + "constant number 177".length() + 117169;
        h = h * 31 + "constant number 178".length() + 117266;
        h = h * 31 + "constant number 179".length() + 117363;
        h = h * 31 + "constant number 180".length() + 117460;
        h = h * 31 + "constant number 181".length() + 117557;
        h = h * 31 + "constant number 182".length() + 117654;
        h = h * 31 + "constant number 183".length() + 117751;
        h = h * 31 + "constant number 184".length() + 117848;
        h = h * 31 + "constant number 185".length() + 117945;
        h = h * 31 + "constant number 186".length() + 118042;
        h = h * 31 + "constant number 187".length() + 118139;
        h = h * 31 + "constant number 188".length() + 118236;
        h = h * 31 + "constant number 189".length() + 118333;
        h = h * 31 + "constant number 190".length() + 118430;
        h = h * 31 + "constant number 191".length() + 118527;
        h = h * 31 + "constant number 192".length() + 118624;
        h = h * 31 + "constant number 193".length() + 118721;
        h = h * 31 + "constant number 194".length() + 118818;
        h = h * 31 + "constant number 195".length() + 118915;
        h = h * 31 + "constant number 196".length() + 119012;
        h = h * 31 + "constant number 197".length() + 119109;
        h = h * 31 + "constant number 198".length() + 119206;
        h = h * 31 + "constant number 199".length() + 119303;
        h = h * 31 + "constant number 200".length() + 119400;
        h = h * 31 + "constant number 201".length() + 119497;
        h = h * 31 + "constant number 202".length() + 119594;
        h = h * 31 + "constant number 203".length() + 119691;
        h = h * 31 + "constant number 204".length() + 119788;
        h = h * 31 + "constant number 205".length() + 119885;
        h = h * 31 + "constant number 206".length() + 119982;
        h = h * 31 + "constant number 207".length() + 120079;
        h = h * 31 + "constant number 208".length() + 120176;
        h = h * 31 + "constant number 209".length() + 120273;
        h = h * 31 + "constant number 210".length() + 120370;
        h = h * 31 + "constant number 211".length() + 120467;
        h = h * 31 + "constant number 212".length() + 120564;
        h = h * 31 + "constant number 213".length() + 120661;
        h = h * 31 + "constant number 214".length() + 120758;
        h = h * 31 + "constant number 215".length() + 120855;
        h = h * 31 + "constant number 216".length() + 120952;
        h = h * 31 + "constant number 217".length() + 121049;
        h = h * 31 + "constant number 218".length() + 121146;
        h = h * 31 + "constant number 219".length() + 121243;
        h = h * 31 + "constant number 220".length() + 121340;
        h = h * 31 + "constant number 221".length() + 121437;
        h = h * 31 + "constant number 222".length() + 121534;
        h = h * 31 + "constant number 223".length() + 121631;
        h = h * 31 + "constant number 224".length() + 121728;
        h = h * 31 + "constant number 225".length() + 121825;
        h = h * 31 + "constant number 226".length() + 121922;
        h = h * 31 + "constant number 227".length() + 122019;
        h = h * 31 + "constant number 228".length() + 122116;
        h = h * 31 + "constant number 229".length() + 122213;
        h = h * 31 + "constant number 230".length() + 122310;
        h = h * 31 + "constant number 231".length() + 122407;
        h = h * 31 + "constant number 232".length() + 122504;
        h = h * 31 + "constant number 233".length() + 122601;
        h = h * 31 + "constant number 234".length() + 122698;
        h = h * 31 + "constant number 235".length() + 122795;
        h = h * 31 + "constant number 236".length() + 122892;
        h = h * 31 + "constant number 237".length() + 122989;
        h = h * 31 + "constant number 238".length() + 123086;
        h = h * 31 + "constant number 239".length() + 123183;
        h = h * 31 + "constant number 240".length() + 123280;
        h = h * 31 + "constant number 241".length() + 123377;
        h = h * 31 + "constant number 242".length() + 123474;
        h = h * 31 + "constant number 243".length() + 123571;
        h = h * 31 + "constant number 244".length() + 123668;
        h = h * 31 + "constant number 245".length() + 123765;
        h = h * 31 + "constant number 246".length() + 123862;
        h = h * 31 + "constant number 247".length() + 123959;
        h = h * 31 + "constant number 248".length() + 124056;
        h = h * 31 + "constant number 249".length() + 124153;
        h = h * 31 + "constant number 250".length() + 124250;
        h = h * 31 + "constant number 251".length() + 124347;
        h = h * 31 + "constant number 252".length() + 124444;
        h = h * 31 + "constant number 253".length() + 124541;
        h = h * 31 + "constant number 254".length() + 124638;
        h = h * 31 + "constant number 255".length() + 124735;
        h = h * 31 + "constant number 256".length() + 124832;
        h = h * 31 + "constant number 257".length() + 124929;
        h = h * 31 + "constant number 258".length() + 125026;
        h = h * 31 + "constant number 259".length() + 125123;
        h = h * 31 + "constant number 260".length() + 125220;
        h = h * 31 + "constant number 261".length() + 125317;
        h = h * 31 + "constant number 262".length() + 125414;
        h = h * 31 + "constant number 263".length() + 125511;
        h = h * 31 + "constant number 264".length() + 125608;
        h = h * 31 + "constant number 265".length() + 125705;
        h = h * 31 + "constant number 266".length() + 125802;
        h = h * 31 + "constant number 267".length() + 125899;
        h = h * 31 + "constant number 268".length() + 125996;
        h = h * 31 + "constant number 269".length() + 126093;
        h = h * 31 + "constant number 270".length() + 126190;
        h = h * 31 + "constant number 271".length() + 126287;
        h = h * 31 + "constant number 272".length() + 126384;
        h = h * 31 + "constant number 273".length() + 126481;
        h = h * 31 + "constant number 274".length() + 126578;
        h = h * 31 + "constant number 275".length() + 126675;
        h = h * 31 + "constant number 276".length() + 126772;
        h = h * 31 + "constant number 277".length() + 126869;
        h = h * 31 + "constant number 278".length() + 126966;
        h = h * 31 + "constant number 279".length() + 127063;
        h = h * 31 + "constant number 280".length() + 127160;
        h = h * 31 + "constant number 281".length() + 127257;
        h = h * 31 + "constant number 282".length() + 127354;
        h = h * 31 + "constant number 283".length() + 127451;
        h = h * 31 + "constant number 284".length() + 127548;
        h = h * 31 + "constant number 285".length() + 127645;
        h = h * 31 + "constant number 286".length() + 127742;
        h = h * 31 + "constant number 287".length() + 127839;
        h = h * 31 + "constant number 288".length() + 127936;
        h = h * 31 + "constant number 289".length() + 128033;
        h = h * 31 + "constant number 290".length() + 128130;
        h = h * 31 + "constant number 291".length() + 128227;
        h = h * 31 + "constant number 292".length() + 128324;
        h = h * 31 + "constant number 293".length() + 128421;
        h = h * 31 + "constant number 294".length() + 128518;
        h = h * 31 + "constant number 295".length() + 128615;
        h = h * 31 + "constant number 296".length() + 128712;
        h = h * 31 + "constant number 297".length() + 128809;
        h = h * 31 + "constant number 298".length() + 128906;
        h = h * 31 + "constant number 299".length() + 129003;
        return h;
    }

    /** A loop whose body is longer than a short branch reaches comfortably. */
    static long longBody(int n) {
        long acc = 1;
        while (n-- > 0) {
            if ((acc & 1) == 0) {
                acc = acc * 3 + 0;
            } else {
                acc ^= n + 0L << 0;
            }
            if ((acc & 2) == 0) {
                acc = acc * 4 + 1;
            } else {
                acc ^= n + 1L << 1;
            }
            if ((acc & 4) == 0) {
                acc = acc * 5 + 2;
            } else {
                acc ^= n + 2L << 2;
            }
            if ((acc & 8) == 0) {
                acc = acc * 6 + 3;
            } else {
                acc ^= n + 3L << 3;
            }
            if ((acc & 16) == 0) {
                acc = acc * 7 + 4;
            } else {
                acc ^= n + 4L << 4;
            }
            if ((acc & 32) == 0) {
                acc = acc * 3 + 5;
            } else {
                acc ^= n + 5L << 5;
            }
            if ((acc & 64) == 0) {
                acc = acc * 4 + 6;
            } else {
                acc ^= n + 6L << 6;
            }
            if ((acc & 128) == 0) {
                acc = acc * 5 + 7;
            } else {
                acc ^= n + 7L << 7;
            }
            if ((acc & 256) == 0) {
                acc = acc * 6 + 8;
            } else {
                acc ^= n + 8L << 8;
            }
            if ((acc & 512) == 0) {
                acc = acc * 7 + 9;
            } else {
                acc ^= n + 9L << 9;
            }
            if ((acc & 1024) == 0) {
                acc = acc * 3 + 10;
            } else {
                acc ^= n + 10L << 10;
            }
            if ((acc & 2048) == 0) {
                acc = acc * 4 + 11;
            } else {
                acc ^= n + 11L << 11;
            }
            if ((acc & 4096) == 0) {
                acc = acc * 5 + 12;
            } else {
                acc ^= n + 12L << 12;
            }
            if ((acc & 8192) == 0) {
                acc = acc * 6 + 13;
            } else {
                acc ^= n + 13L << 0;
            }
            if ((acc & 16384) == 0) {
                acc = acc * 7 + 14;
            } else {
                acc ^= n + 14L << 1;
            }
            if ((acc & 32768) == 0) {
                acc = acc * 3 + 15;
            } else {
                acc ^= n + 15L << 2;
            }
            if ((acc & 65536) == 0) {
                acc = acc * 4 + 16;
            } else {
                acc ^= n + 16L << 3;
            }
            if ((acc & 131072) == 0) {
                acc = acc * 5 + 17;
            } else {
                acc ^= n + 17L << 4;
            }
            if ((acc & 262144) == 0) {
                acc = acc * 6 + 18;
            } else {
                acc ^= n + 18L << 5;
            }
            if ((acc & 524288) == 0) {
                acc = acc * 7 + 19;
            } else {
                acc ^= n + 19L << 6;
            }
            if ((acc & 1) == 0) {
                acc = acc * 3 + 20;
            } else {
                acc ^= n + 20L << 7;
            }
            if ((acc & 2) == 0) {
                acc = acc * 4 + 21;
            } else {
                acc ^= n + 21L << 8;
            }
            if ((acc & 4) == 0) {
                acc = acc * 5 + 22;
            } else {
                acc ^= n + 22L << 9;
            }
            if ((acc & 8) == 0) {
                acc = acc * 6 + 23;
            } else {
                acc ^= n + 23L << 10;
            }
            if ((acc & 16) == 0) {
                acc = acc * 7 + 24;
            } else {
                acc ^= n + 24L << 11;
            }
            if ((acc & 32) == 0) {
                acc = acc * 3 + 25;
            } else {
                acc ^= n + 25L << 12;
            }
            if ((acc & 64) == 0) {
                acc = acc * 4 + 26;
            } else {
                acc ^= n + 26L << 0;
            }
            if ((acc & 128) == 0) {
                acc = acc * 5 + 27;
            } else {
                acc ^= n + 27L << 1;
            }
            if ((acc & 256) == 0) {
                acc = acc * 6 + 28;
            } else {
                acc ^= n + 28L << 2;
            }
            if ((acc & 512) == 0) {
                acc = acc * 7 + 29;
            } else {
                acc ^= n + 29L << 3;
            }
            if ((acc & 1024) == 0) {
                acc = acc * 3 + 30;
            } else {
                acc ^= n + 30L << 4;
            }
            if ((acc & 2048) == 0) {
                acc = acc * 4 + 31;
            } else {
                acc ^= n + 31L << 5;
            }
            if ((acc & 4096) == 0) {
                acc = acc * 5 + 32;
            } else {
                acc ^= n + 32L << 6;
            }
            if ((acc & 8192) == 0) {
                acc = acc * 6 + 33;
            } else {
                acc ^= n + 33L << 7;
            }
            if ((acc & 16384) == 0) {
                acc = acc * 7 + 34;
            } else {
                acc ^= n + 34L << 8;
            }
            if ((acc & 32768) == 0) {
                acc = acc * 3 + 35;
            } else {
                acc ^= n + 35L << 9;
            }
            if ((acc & 65536) == 0) {
                acc = acc * 4 + 36;
            } else {
                acc ^= n + 36L << 10;
            }
            if ((acc & 131072) == 0) {
                acc = acc * 5 + 37;
            } else {
                acc ^= n + 37L << 11;
            }
            if ((acc & 262144) == 0) {
                acc = acc * 6 + 38;
            } else {
                acc ^= n + 38L << 12;
            }
            if ((acc & 524288) == 0) {
                acc = acc * 7 + 39;
            } else {
                acc ^= n + 39L << 0;
            }
            if ((acc & 1) == 0) {
                acc = acc * 3 + 40;
            } else {
                acc ^= n + 40L << 1;
            }
            if ((acc & 2) == 0) {
                acc = acc * 4 + 41;
            } else {
                acc ^= n + 41L << 2;
            }
            if ((acc & 4) == 0) {
                acc = acc * 5 + 42;
            } else {
                acc ^= n + 42L << 3;
            }
            if ((acc & 8) == 0) {
                acc = acc * 6 + 43;
            } else {
                acc ^= n + 43L << 4;
            }
            if ((acc & 16) == 0) {
                acc = acc * 7 + 44;
            } else {
                acc ^= n + 44L << 5;
            }
            if ((acc & 32) == 0) {
                acc = acc * 3 + 45;
            } else {
                acc ^= n + 45L << 6;
            }
            if ((acc & 64) == 0) {
                acc = acc * 4 + 46;
            } else {
                acc ^= n + 46L << 7;
            }
            if ((acc & 128) == 0) {
                acc = acc * 5 + 47;
            } else {
                acc ^= n + 47L << 8;
            }
            if ((acc & 256) == 0) {
                acc = acc * 6 + 48;
            } else {
                acc ^= n + 48L << 9;
            }
            if ((acc & 512) == 0) {
                acc = acc * 7 + 49;
            } else {
                acc ^= n + 49L << 10;
            }
            if ((acc & 1024) == 0) {
                acc = acc * 3 + 50;
            } else {
                acc ^= n + 50L << 11;
            }
            if ((acc & 2048) == 0) {
                acc = acc * 4 + 51;
            } else {
                acc ^= n + 51L << 12;
            }
            if ((acc & 4096) == 0) {
                acc = acc * 5 + 52;
            } else {
                acc ^= n + 52L << 0;
            }
            if ((acc & 8192) == 0) {
                acc = acc * 6 + 53;
            } else {
                acc ^= n + 53L << 1;
            }
            if ((acc & 16384) == 0) {
                acc = acc * 7 + 54;
            } else {
                acc ^= n + 54L << 2;
            }
            if ((acc & 32768) == 0) {
                acc = acc * 3 + 55;
            } else {
                acc ^= n + 55L << 3;
            }
            if ((acc & 65536) == 0) {
                acc = acc * 4 + 56;
            } else {
                acc ^= n + 56L << 4;
            }
            if ((acc & 131072) == 0) {
                acc = acc * 5 + 57;
            } else {
                acc ^= n + 57L << 5;
            }
            if ((acc & 262144) == 0) {
                acc = acc * 6 + 58;
            } else {
                acc ^= n + 58L << 6;
            }
            if ((acc & 524288) == 0) {
                acc = acc * 7 + 59;
            } else {
                acc ^= n + 59L << 7;
            }
            if ((acc & 1) == 0) {
                acc = acc * 3 + 60;
            } else {
                acc ^= n + 60L << 8;
            }
            if ((acc & 2) == 0) {
                acc = acc * 4 + 61;
            } else {
                acc ^= n + 61L << 9;
            }
            if ((acc & 4) == 0) {
                acc = acc * 5 + 62;
            } else {
                acc ^= n + 62L << 10;
            }
            if ((acc & 8) == 0) {
                acc = acc * 6 + 63;
            } else {
                acc ^= n + 63L << 11;
            }
            if ((acc & 16) == 0) {
                acc = acc * 7 + 64;
            } else {
                acc ^= n + 64L << 12;
            }
            if ((acc & 32) == 0) {
                acc = acc * 3 + 65;
            } else {
                acc ^= n + 65L << 0;
            }
            if ((acc & 64) == 0) {
                acc = acc * 4 + 66;
            } else {
                acc ^= n + 66L << 1;
            }
            if ((acc & 128) == 0) {
                acc = acc * 5 + 67;
            } else {
                acc ^= n + 67L << 2;
            }
            if ((acc & 256) == 0) {
                acc = acc * 6 + 68;
            } else {
                acc ^= n + 68L << 3;
            }
            if ((acc & 512) == 0) {
                acc = acc * 7 + 69;
            } else {
                acc ^= n + 69L << 4;
            }
            if ((acc & 1024) == 0) {
                acc = acc * 3 + 70;
            } else {
                acc ^= n + 70L << 5;
            }
            if ((acc & 2048) == 0) {
                acc = acc * 4 + 71;
            } else {
                acc ^= n + 71L << 6;
            }
            if ((acc & 4096) == 0) {
                acc = acc * 5 + 72;
            } else {
                acc ^= n + 72L << 7;
            }
            if ((acc & 8192) == 0) {
                acc = acc * 6 + 73;
            } else {
                acc ^= n + 73L << 8;
            }
            if ((acc & 16384) == 0) {
                acc = acc * 7 + 74;
            } else {
                acc ^= n + 74L << 9;
            }
            if ((acc & 32768) == 0) {
                acc = acc * 3 + 75;
            } else {
                acc ^= n + 75L << 10;
            }
            if ((acc & 65536) == 0) {
                acc = acc * 4 + 76;
            } else {
                acc ^= n + 76L << 11;
            }
            if ((acc & 131072) == 0) {
                acc = acc * 5 + 77;
            } else {
                acc ^= n + 77L << 12;
            }
            if ((acc & 262144) == 0) {
                acc = acc * 6 + 78;
            } else {
                acc ^= n + 78L << 0;
            }
            if ((acc & 524288) == 0) {
                acc = acc * 7 + 79;
            } else {
                acc ^= n + 79L << 1;
            }
            if ((acc & 1) == 0) {
                acc = acc * 3 + 80;
            } else {
                acc ^= n + 80L << 2;
            }
            if ((acc & 2) == 0) {
                acc = acc * 4 + 81;
            } else {
                acc ^= n + 81L << 3;
            }
            if ((acc & 4) == 0) {
                acc = acc * 5 + 82;
            } else {
                acc ^= n + 82L << 4;
            }
            if ((acc & 8) == 0) {
                acc = acc * 6 + 83;
            } else {
                acc ^= n + 83L << 5;
            }
            if ((acc & 16) == 0) {
                acc = acc * 7 + 84;
            } else {
                acc ^= n + 84L << 6;
            }
            if ((acc & 32) == 0) {
                acc = acc * 3 + 85;
            } else {
                acc ^= n + 85L << 7;
            }
            if ((acc & 64) == 0) {
                acc = acc * 4 + 86;
            } else {
                acc ^= n + 86L << 8;
            }
            if ((acc & 128) == 0) {
                acc = acc * 5 + 87;
            } else {
                acc ^= n + 87L << 9;
            }
            if ((acc & 256) == 0) {
                acc = acc * 6 + 88;
            } else {
                acc ^= n + 88L << 10;
            }
            if ((acc & 512) == 0) {
                acc = acc * 7 + 89;
            } else {
                acc ^= n + 89L << 11;
            }
            if ((acc & 1024) == 0) {
                acc = acc * 3 + 90;
            } else {
                acc ^= n + 90L << 12;
            }
            if ((acc & 2048) == 0) {
                acc = acc * 4 + 91;
            } else {
                acc ^= n + 91L << 0;
            }
            if ((acc & 4096) == 0) {
                acc = acc * 5 + 92;
            } else {
                acc ^= n + 92L << 1;
            }
            if ((acc & 8192) == 0) {
                acc = acc * 6 + 93;
            } else {
                acc ^= n + 93L << 2;
            }
            if ((acc & 16384) == 0) {
                acc = acc * 7 + 94;
            } else {
                acc ^= n + 94L << 3;
            }
            if ((acc & 32768) == 0) {
                acc = acc * 3 + 95;
            } else {
                acc ^= n + 95L << 4;
            }
            if ((acc & 65536) == 0) {
                acc = acc * 4 + 96;
            } else {
                acc ^= n + 96L << 5;
            }
            if ((acc & 131072) == 0) {
                acc = acc * 5 + 97;
            } else {
                acc ^= n + 97L << 6;
            }
            if ((acc & 262144) == 0) {
                acc = acc * 6 + 98;
            } else {
                acc ^= n + 98L << 7;
            }
            if ((acc & 524288) == 0) {
                acc = acc * 7 + 99;
            } else {
                acc ^= n + 99L << 8;
            }
            if ((acc & 1) == 0) {
                acc = acc * 3 + 100;
            } else {
                acc ^= n + 100L << 9;
            }
            if ((acc & 2) == 0) {
                acc = acc * 4 + 101;
            } else {
                acc ^= n + 101L << 10;
            }
            if ((acc & 4) == 0) {
                acc = acc * 5 + 102;
            } else {
                acc ^= n + 102L << 11;
            }
            if ((acc & 8) == 0) {
                acc = acc * 6 + 103;
            } else {
                acc ^= n + 103L << 12;
            }
            if ((acc & 16) == 0) {
                acc = acc * 7 + 104;
            } else {
                acc ^= n + 104L << 0;
            }
            if ((acc & 32) == 0) {
                acc = acc * 3 + 105;
            } else {
                acc ^= n + 105L << 1;
            }
            if ((acc & 64) == 0) {
                acc = acc * 4 + 106;
            } else {
                acc ^= n + 106L << 2;
            }
            if ((acc & 128) == 0) {
                acc = acc * 5 + 107;
            } else {
                acc ^= n + 107L << 3;
            }
            if ((acc & 256) == 0) {
                acc = acc * 6 + 108;
            } else {
                acc ^= n + 108L << 4;
            }
            if ((acc & 512) == 0) {
                acc = acc * 7 + 109;
            } else {
                acc ^= n + 109L << 5;
            }
            if ((acc & 1024) == 0) {
                acc = acc * 3 + 110;
            } else {
                acc ^= n + 110L << 6;
            }
            if ((acc & 2048) == 0) {
                acc = acc * 4 + 111;
            } else {
                acc ^= n + 111L << 7;
            }
            if ((acc & 4096) == 0) {
                acc = acc * 5 + 112;
            } else {
                acc ^= n + 112L << 8;
            }
            if ((acc & 8192) == 0) {
                acc = acc * 6 + 113;
            } else {
                acc ^= n + 113L << 9;
            }
            if ((acc & 16384) == 0) {
                acc = acc * 7 + 114;
            } else {
                acc ^= n + 114L << 10;
            }
            if ((acc & 32768) == 0) {
                acc = acc * 3 + 115;
            } else {
                acc ^= n + 115L << 11;
            }
            if ((acc & 65536) == 0) {
                acc = acc * 4 + 116;
            } else {
                acc ^= n + 116L << 12;
            }
            if ((acc & 131072) == 0) {
                acc = acc * 5 + 117;
            } else {
                acc ^= n + 117L << 0;
            }
            if ((acc & 262144) == 0) {
                acc = acc * 6 + 118;
            } else {
                acc ^= n + 118L << 1;
            }
            if ((acc & 524288) == 0) {
                acc = acc * 7 + 119;
            } else {
                acc ^= n + 119L << 2;
            }
            if ((acc & 1) == 0) {
                acc = acc * 3 + 120;
            } else {
                acc ^= n + 120L << 3;
            }
            if ((acc & 2) == 0) {
                acc = acc * 4 + 121;
            } else {
                acc ^= n + 121L << 4;
            }
            if ((acc & 4) == 0) {
                acc = acc * 5 + 122;
            } else {
                acc ^= n + 122L << 5;
            }
            if ((acc & 8) == 0) {
                acc = acc * 6 + 123;
            } else {
                acc ^= n + 123L << 6;
            }
            if ((acc & 16) == 0) {
                acc = acc * 7 + 124;
            } else {
                acc ^= n + 124L << 7;
            }
            if ((acc & 32) == 0) {
                acc = acc * 3 + 125;
            } else {
                acc ^= n + 125L << 8;
            }
            if ((acc & 64) == 0) {
                acc = acc * 4 + 126;
            } else {
                acc ^= n + 126L << 9;
            }
            if ((acc & 128) == 0) {
                acc = acc * 5 + 127;
            } else {
                acc ^= n + 127L << 10;
            }
            if ((acc & 256) == 0) {
                acc = acc * 6 + 128;
            } else {
                acc ^= n + 128L << 11;
            }
            if ((acc & 512) == 0) {
                acc = acc * 7 + 129;
            } else {
                acc ^= n + 129L << 12;
            }
            if ((acc & 1024) == 0) {
                acc = acc * 3 + 130;
            } else {
                acc ^= n + 130L << 0;
            }
            if ((acc & 2048) == 0) {
                acc = acc * 4 + 131;
            } else {
                acc ^= n + 131L << 1;
            }
            if ((acc & 4096) == 0) {
                acc = acc * 5 + 132;
            } else {
                acc ^= n + 132L << 2;
            }
            if ((acc & 8192) == 0) {
                acc = acc * 6 + 133;
            } else {
                acc ^= n + 133L << 3;
            }
            if ((acc & 16384) == 0) {
                acc = acc * 7 + 134;
            } else {
                acc ^= n + 134L << 4;
            }
            if ((acc & 32768) == 0) {
                acc = acc * 3 + 135;
            } else {
                acc ^= n + 135L << 5;
            }
            if ((acc & 65536) == 0) {
                acc = acc * 4 + 136;
            } else {
                acc ^= n + 136L << 6;
            }
            if ((acc & 131072) == 0) {
                acc = acc * 5 + 137;
            } else {
                acc ^= n + 137L << 7;
            }
            if ((acc & 262144) == 0) {
                acc = acc * 6 + 138;
            } else {
                acc ^= n + 138L << 8;
            }
            if ((acc & 524288) == 0) {
                acc = acc * 7 + 139;
            } else {
                acc ^= n + 139L << 9;
            }
            if ((acc & 1) == 0) {
                acc = acc * 3 + 140;
            } else {
                acc ^= n + 140L << 10;
            }
            if ((acc & 2) == 0) {
                acc = acc * 4 + 141;
            } else {
                acc ^= n + 141L << 11;
            }
            if ((acc & 4) == 0) {
                acc = acc * 5 + 142;
            } else {
                acc ^= n + 142L << 12;
            }
            if ((acc & 8) == 0) {
                acc = acc * 6 + 143;
            } else {
                acc ^= n + 143L << 0;
            }
            if ((acc & 16) == 0) {
                acc = acc * 7 + 144;
            } else {
                acc ^= n + 144L << 1;
            }
            if ((acc & 32) == 0) {
                acc = acc * 3 + 145;
            } else {
                acc ^= n + 145L << 2;
            }
            if ((acc & 64) == 0) {
                acc = acc * 4 + 146;
            } else {
                acc ^= n + 146L << 3;
            }
            if ((acc & 128) == 0) {
                acc = acc * 5 + 147;
            } else {
                acc ^= n + 147L << 4;
            }
            if ((acc & 256) == 0) {
                acc = acc * 6 + 148;
            } else {
                acc ^= n + 148L << 5;
            }
            if ((acc & 512) == 0) {
                acc = acc * 7 + 149;
            } else {
                acc ^= n + 149L << 6;
            }
        }
        return acc;
    }

    static int many(int p0, int p1, int p2, int p3, int p4, int p5, int p6, int p7, int p8, int p9, int p10, int p11, int p12, int p13, int p14, int p15, int p16, int p17, int p18, int p19, int p20, int p21, int p22, int p23, int p24, int p25, int p26, int p27, int p28, int p29, int p30, int p31, int p32, int p33, int p34, int p35, int p36, int p37, int p38, int p39, int p40, int p41, int p42, int p43, int p44, int p45, int p46, int p47, int p48, int p49, int p50, int p51, int p52, int p53, int p54, int p55, int p56, int p57, int p58, int p59, long q, double r) {
        return p0 * 3 + p1 * 3 + p2 * 3 + p3 * 3 + p4 * 3 + p5 * 3 + p6 * 3 + p7 * 3 + p8 * 3 + p9 * 3 + p10 * 3 + p11 * 3 + p12 * 3 + p13 * 3 + p14 * 3 + p15 * 3 + p16 * 3 + p17 * 3 + p18 * 3 + p19 * 3 + p20 * 3 + p21 * 3 + p22 * 3 + p23 * 3 + p24 * 3 + p25 * 3 + p26 * 3 + p27 * 3 + p28 * 3 + p29 * 3 + p30 * 3 + p31 * 3 + p32 * 3 + p33 * 3 + p34 * 3 + p35 * 3 + p36 * 3 + p37 * 3 + p38 * 3 + p39 * 3 + p40 * 3 + p41 * 3 + p42 * 3 + p43 * 3 + p44 * 3 + p45 * 3 + p46 * 3 + p47 * 3 + p48 * 3 + p49 * 3 + p50 * 3 + p51 * 3 + p52 * 3 + p53 * 3 + p54 * 3 + p55 * 3 + p56 * 3 + p57 * 3 + p58 * 3 + p59 + (int) q + (int) r;
    }

    public static void main(String[] args) {
        System.out.println(wide(1) + " " + wide(-5));
        int h = 0;
        for (int i = -3; i < 205; i++) {
            h = h * 17 + big(i);
        }
        System.out.println(h);
        StringBuilder sb = new StringBuilder();
        for (int i = -1; i < 42; i++) {
            sb.append(sparse(i * i * i * 31337 - 777777)).append(sparse(i)).append(' ');
        }
        System.out.println(sb);
        sb.setLength(0);
        for (int i = 0; i < 45; i++) {
            sb.append(words("word" + i)).append(words("alt" + i));
        }
        System.out.println(sb);
        System.out.println(constants());
        System.out.println(longBody(20));
        System.out.println(many(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 1L << 33, 2.9));
        int[][][][] deep = new int[2][3][2][];
        deep[1][2][0] = new int[300];
        deep[1][2][0][299] = 5;
        deep[1][2][0][299] <<= 3;
        System.out.println(deep[1][2][0][299] + " " + deep[0][0][1]);
    }
}
