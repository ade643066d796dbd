// jars: clojure-1.11 spec.alpha core.specs.alpha
import clojure.java.api.Clojure;
import clojure.lang.*;

/** Clojure reads, compiles and evaluates. */
public class UseClojure {
    public static void main(String[] args) {
        IFn load = Clojure.var("clojure.core", "load-string");
        System.out.println(load.invoke("""
            (ns demo (:require [clojure.string :as str]))
            (defn fact [n] (reduce *' (range 1 (inc n))))
            (defmulti area :kind)
            (defmethod area :sq [{s :s}] (* s s))
            (defrecord P [x y])
            (defprotocol Show (show [this]))
            (extend-type P Show (show [p] (str "<" (:x p) ">")))
            (println (fact 25) (area {:kind :sq :s 3}) (->P 1 2) (show (->P 5 6)))
            (println (map inc [1 2 3]) (group-by odd? (range 6)) (str/join "," (sort ["b" "a"])))
            (println (loop [i 0 acc []] (if (< i 5) (recur (inc i) (conj acc i)) acc)))
            (let [a (atom 0) f (future (swap! a + 5))] @f (println @a))
            (dosync (let [r (ref 1)] (alter r inc) (println @r)))
            (println (try (/ 1 0) (catch ArithmeticException e (.getMessage e))))
            (println (macroexpand-1 '(when a b)) (take 5 (iterate #(* 2 %) 1)) (re-find #"\\d+" "ab12") 1/3)
            (shutdown-agents)
            (apply + (vec (range 10)))
            """));
    }
}
