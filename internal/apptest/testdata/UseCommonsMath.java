// jars: commons-math3
import java.util.Arrays;
import org.apache.commons.math3.analysis.*;
import org.apache.commons.math3.analysis.integration.*;
import org.apache.commons.math3.analysis.interpolation.*;
import org.apache.commons.math3.analysis.solvers.*;
import org.apache.commons.math3.complex.*;
import org.apache.commons.math3.distribution.*;
import org.apache.commons.math3.fraction.*;
import org.apache.commons.math3.linear.*;
import org.apache.commons.math3.ode.*;
import org.apache.commons.math3.ode.nonstiff.*;
import org.apache.commons.math3.optim.linear.*;
import org.apache.commons.math3.optim.nonlinear.scalar.GoalType;
import org.apache.commons.math3.optim.*;
import org.apache.commons.math3.random.*;
import org.apache.commons.math3.special.*;
import org.apache.commons.math3.stat.descriptive.*;
import org.apache.commons.math3.stat.regression.*;
import org.apache.commons.math3.transform.*;

/** Commons Math, to the last bit. */
public class UseCommonsMath {
    public static void main(String[] args) {
        RealMatrix a = MatrixUtils.createRealMatrix(new double[][] {{4, 1, 2}, {1, 3, 0}, {2, 0, 5}});
        System.out.println(new LUDecomposition(a).getDeterminant() + " " + Arrays.toString(new EigenDecomposition(a).getRealEigenvalues()) + new SingularValueDecomposition(a).getConditionNumber());
        System.out.println(new QRDecomposition(a).getSolver().solve(new ArrayRealVector(new double[] {1, 2, 3})));
        UnivariateFunction f = x -> Math.cos(x) - x;
        System.out.println(new BrentSolver(1e-12).solve(100, f, 0, 1) + " " + new SimpsonIntegrator().integrate(10000, f, 0, 2) + " " + new SplineInterpolator().interpolate(new double[] {0, 1, 2, 3}, new double[] {0, 1, 4, 9}).value(1.5));
        NormalDistribution n = new NormalDistribution(new MersenneTwister(42), 1, 2);
        System.out.println(n.cumulativeProbability(1.7) + " " + Arrays.toString(n.sample(3)) + new PoissonDistribution(3.5).probability(2) + " " + new TDistribution(5).inverseCumulativeProbability(0.975));
        System.out.println(Gamma.logGamma(7.3) + " " + Erf.erf(0.4) + " " + Beta.regularizedBeta(0.3, 2, 5) + " " + new Complex(1, 2).pow(new Complex(0.5, -1)) + new BigFraction(3, 8).add(new BigFraction(1, 6)));
        DescriptiveStatistics s = new DescriptiveStatistics(); for (double v : new double[] {1, 5, 2, 8, 3.5}) s.addValue(v); System.out.println(s);
        SimpleRegression r = new SimpleRegression(); r.addData(new double[][] {{1, 2}, {2, 4.1}, {3, 5.9}}); System.out.println(r.getSlope() + " " + r.getRSquare());
        System.out.println(Arrays.toString(new FastFourierTransformer(DftNormalization.STANDARD).transform(new double[] {1, 2, 3, 4}, TransformType.FORWARD)));
        double[] y = {0, 1};
        new DormandPrince853Integrator(1e-8, 100, 1e-10, 1e-10).integrate(new FirstOrderDifferentialEquations() {
            public int getDimension() { return 2; }
            public void computeDerivatives(double t, double[] y, double[] d) { d[0] = y[1]; d[1] = -y[0]; }
        }, 0, y, 3, y);
        System.out.println(Arrays.toString(y));
        System.out.println(Arrays.toString(new SimplexSolver().optimize(new LinearObjectiveFunction(new double[] {3, 5}, 0), new LinearConstraintSet(
            new LinearConstraint(new double[] {1, 0}, Relationship.LEQ, 4), new LinearConstraint(new double[] {0, 2}, Relationship.LEQ, 12), new LinearConstraint(new double[] {3, 2}, Relationship.LEQ, 18)), GoalType.MAXIMIZE, new NonNegativeConstraint(true), new MaxIter(100)).getPoint()));
    }
}
