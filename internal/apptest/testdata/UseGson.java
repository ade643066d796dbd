// jars: gson
import com.google.gson.*;
import com.google.gson.annotations.*;
import com.google.gson.reflect.TypeToken;
import java.lang.reflect.Type;
import java.util.*;

/** Gson writes and reads objects. */
public class UseGson {
    enum Level { @SerializedName("lo") LOW, HIGH }
    static class Base { protected long id = 7; transient int skipped = 3; }
    static class Item extends Base {
        String name; double[] values; Level level; Map<String, List<Integer>> map = new LinkedHashMap<>();
        @Expose @SerializedName(value = "other_name", alternate = "old") String none = null;
        @Since(1.1) int later = 5; Date when = new Date(0); Item next;
        Item(String name, double... values) { this.name = name; this.values = values; }
    }
    public static void main(String[] args) {
        Item item = new Item("a<b>\u00e9", 1, 2.5, -0.0);
        item.level = Level.LOW; item.map.put("k", List.of(1, 2)); item.next = new Item(null);
        Gson pretty = new GsonBuilder().setPrettyPrinting().setVersion(1.0).serializeNulls()
            .registerTypeAdapter(Date.class, (JsonSerializer<Date>) (d, t, c) -> new JsonPrimitive(d.getTime()))
            .registerTypeAdapter(Date.class, (JsonDeserializer<Date>) (j, t, c) -> new Date(j.getAsLong())).create();
        String text = pretty.toJson(item);
        System.out.println(text);
        Item back = pretty.fromJson(text, Item.class);
        System.out.println(back.name + back.values[1] + back.level + back.map + back.next.later + back.when.getTime());
        Type t = new TypeToken<Map<String, List<Map<Level, Integer>>>>() { }.getType();
        System.out.println(new Gson().<Object>fromJson("{'a':[{'lo':1,'HIGH':2}],'b':[]}", t));
        System.out.println(JsonParser.parseString("[1,2.50,\"x\",null,true,{\"q\":[]}]").getAsJsonArray().get(1).getAsBigDecimal());
        try { new Gson().fromJson("{\"name\": [}", Item.class); } catch (JsonSyntaxException e) { System.out.println(e.getMessage()); }
        try { new Gson().fromJson("[1,\"x\"]", int[].class); } catch (JsonSyntaxException e) { System.out.println(e.getMessage()); }
    }
}
