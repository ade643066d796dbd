// jars: jackson-core jackson-annotations jackson-databind
import com.fasterxml.jackson.annotation.*;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.*;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.*;

/** Jackson binds objects, trees and polymorphic types. */
public class UseJackson {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({@JsonSubTypes.Type(value = Dog.class, name = "dog"), @JsonSubTypes.Type(value = Cat.class, name = "cat")})
    public interface Animal { String getName(); }
    public static class Dog implements Animal { public String name = "rex"; public int[] bones = {1, 2}; public String getName() { return name; } }
    public record Cat(@JsonProperty("name") String name, @JsonProperty("lives") Integer lives) implements Animal { public String getName() { return name; } }
    @JsonPropertyOrder({"b", "a"}) @JsonInclude(JsonInclude.Include.NON_NULL)
    public static class Bean {
        private String a; public Integer b; @JsonIgnore public int hidden = 3; public List<Animal> animals = new ArrayList<>();
        public Map<Thread.State, Double> states = new EnumMap<>(Thread.State.class);
        @JsonCreator public Bean(@JsonProperty("a") String a) { this.a = a; }
        public String getA() { return a; }
    }
    public static void main(String[] args) throws Exception {
        ObjectMapper m = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);
        Bean bean = new Bean("x\"y\u20ac");
        bean.animals.add(new Dog()); bean.animals.add(new Cat("tom", 9)); bean.states.put(Thread.State.NEW, 1e-7);
        String text = m.writeValueAsString(bean);
        System.out.println(text);
        Bean back = m.readValue(text, Bean.class);
        System.out.println(back.getA() + back.b + back.animals.get(1) + back.states);
        JsonNode tree = m.readTree("{\"q\":[1,2,{\"z\":1.5e300}],\"t\":\"\\u0041\"}");
        ((ObjectNode) tree).put("more", 3L);
        System.out.println(tree.at("/q/2/z").asDouble() + " " + tree);
        System.out.println(m.readValue("[{\"a\":1}]", new TypeReference<List<Map<String, Long>>>() { }));
        for (String bad : new String[] {"{\"a\":}", "{\"nope\":1}", "{\"b\":\"x\"}"}) {
            try { m.readValue(bad, Bean.class); } catch (com.fasterxml.jackson.core.JsonProcessingException e) { System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", "@")); }
        }
        System.out.println(m.convertValue(Map.of("kind", "cat", "name", "c"), Animal.class));
    }
}
