/**
 * An advisory against collisions, after the idea of TCAS: from the altitudes of this and another aeroplane, what each
 * would be separated by after a climb or a descent, and what the other one has announced, it decides whether to climb, to
 * descend, or to do nothing.
 */
public class Avoidance {
    static final int NOTHING = 0;
    static final int CLIMB = 1;
    static final int DESCEND = 2;

    private static final int[] LEAST_SEPARATION = { 400, 500, 640, 740 }; // feet, by layer
    private static final int NO_CROSSING = 100;
    private static final int STEEP = 600; // feet a minute
    private static final int CLEAR = 600;

    static int advise(int own, int ownRate, int other, int layer, int up, int down, int announced, boolean confident,
            boolean reportsValid, boolean inhibited, boolean equipped, boolean recent) {
        boolean enabled = confident && ownRate <= STEEP && (own - other > CLEAR || other - own > CLEAR || recent);
        boolean answers = equipped && announced == NOTHING;
        if (!enabled || !(answers && reportsValid || !equipped)) {
            return NOTHING;
        }
        int least = least(layer);
        boolean below = own < other;
        boolean above = other < own;
        int climbing = inhibited ? up + NO_CROSSING : up;
        boolean climb;
        boolean descend;
        if (climbing > down) {
            climb = !below || below && down < least;
            descend = below && down >= least && above;
        } else {
            climb = above && up >= least;
            descend = !above || above && up < least;
        }
        if (announced == CLIMB) {
            climb = false;
        } else if (announced == DESCEND) {
            descend = false;
        }
        if (climb && descend) {
            return NOTHING;
        }
        if (climb && below) {
            return CLIMB;
        }
        return descend && above ? DESCEND : NOTHING;
    }

    private static int least(int layer) {
        switch (layer) {
            case 0:
                return LEAST_SEPARATION[0];
            case 1:
                return LEAST_SEPARATION[1];
            case 2:
                return LEAST_SEPARATION[2];
            default:
                return LEAST_SEPARATION[3];
        }
    }

    public static void main(String[] args) {
        advise(0, 0, 0, 0, 0, 0, 0, false, false, false, false, false);
    }
}
