// jars: commons-collections4
import java.util.*;
import org.apache.commons.collections4.*;
import org.apache.commons.collections4.bag.*;
import org.apache.commons.collections4.bidimap.*;
import org.apache.commons.collections4.iterators.*;
import org.apache.commons.collections4.keyvalue.MultiKey;
import org.apache.commons.collections4.list.*;
import org.apache.commons.collections4.map.*;
import org.apache.commons.collections4.multimap.*;
import org.apache.commons.collections4.queue.*;
import org.apache.commons.collections4.trie.*;

/** Commons Collections. */
public class UseCommonsCollections {
    public static void main(String[] args) {
        TreeBidiMap<String, Integer> bidi = new TreeBidiMap<>();
        for (int i = 0; i < 20; i++) bidi.put("k" + (i * 7 % 20), i);
        System.out.println(bidi + " " + bidi.inverseBidiMap().get(3) + bidi.removeValue(5));
        LRUMap<Integer, String> lru = new LRUMap<>(3);
        for (int i = 0; i < 5; i++) { lru.put(i, "v" + i); lru.get(2); }
        System.out.println(lru);
        Bag<String> bag = new TreeBag<>(List.of("b", "a", "b"));
        bag.add("c", 4); System.out.println(bag + " " + bag.getCount("b"));
        PatriciaTrie<Integer> trie = new PatriciaTrie<>();
        for (String w : "tea ten to inn in i".split(" ")) trie.put(w, w.length());
        System.out.println(trie.prefixMap("te") + " " + trie);
        System.out.println(CollectionUtils.intersection(List.of(1, 2, 2, 3), List.of(2, 2, 4)) + "" + CollectionUtils.disjunction(List.of(1, 2), List.of(2, 3)) + ListUtils.longestCommonSubsequence("abcde", "badce") + ListUtils.partition(List.of(1, 2, 3), 2));
        MultiValuedMap<String, Integer> mv = new ArrayListValuedHashMap<>(); mv.put("x", 1); mv.put("x", 2); System.out.println(mv + " " + mv.size());
        CircularFifoQueue<Integer> ring = new CircularFifoQueue<>(2); for (int i = 0; i < 4; i++) ring.add(i); System.out.println(ring);
        MultiKeyMap<String, Integer> mk = MultiKeyMap.multiKeyMap(new LinkedMap<MultiKey<? extends String>, Integer>()); mk.put("a", "b", 3); System.out.println(mk.get("a", "b") + " " + mk);
        TreeList<Integer> list = new TreeList<>(); for (int i = 0; i < 50; i++) list.add(i / 2, i); System.out.println(list);
        System.out.println(IteratorUtils.toList(new PermutationIterator<>(List.of(1, 2, 3))) + "" + new FluentLists().go() + SetUtils.union(Set.of(1), Set.of(2)).size());
        Map<String, Integer> lazy = LazyMap.lazyMap(new ReferenceMap<>(), String::length); System.out.println(lazy.get("four") + " " + MapUtils.invertMap(Map.of(1, 2)));
        try { UnmodifiableLists.fail(); } catch (UnsupportedOperationException e) { System.out.println(e); }
        Map<String, String> ci = new CaseInsensitiveMap<>(); ci.put("ABC", "x"); System.out.println(ci.get("abc") + ci);
        System.out.println(FluentIterable.of(1, 2, 3).filter(n -> n > 1).transform(n -> n * n).toList());
    }
    static class FluentLists { Object go() { return new SetUniqueLists().list(); } }
    static class SetUniqueLists { List<Integer> list() { SetUniqueList<Integer> l = SetUniqueList.setUniqueList(new ArrayList<>()); l.add(1); l.add(1); l.add(2); return l; } }
    static class UnmodifiableLists { static void fail() { UnmodifiableList.unmodifiableList(new ArrayList<>(List.of(1))).add(2); } }
}
