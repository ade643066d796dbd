// jars: derby
import java.sql.*;

/** Derby in memory. */
public class UseDerby {
    public static void main(String[] args) throws Exception {
        System.setProperty("derby.stream.error.field", "java.lang.System.err");
        System.setProperty("derby.stream.error.method", "UseDerby.none");
        new org.apache.derby.jdbc.EmbeddedDriver();
        try (Connection c = DriverManager.getConnection("jdbc:derby:memory:a;create=true"); Statement s = c.createStatement()) {
            s.execute("create table p(id int primary key, name varchar(20), w decimal(8,2))");
            try (PreparedStatement ps = c.prepareStatement("insert into p values(?,?,?)")) {
                for (int i = 0; i < 10; i++) { ps.setInt(1, i); ps.setString(2, "n" + i % 3); ps.setBigDecimal(3, new java.math.BigDecimal(i).movePointLeft(1)); ps.executeUpdate(); }
            }
            try (ResultSet r = s.executeQuery("select name, count(*), sum(w) from p group by name order by 1")) {
                while (r.next()) System.out.println(r.getString(1) + r.getInt(2) + r.getBigDecimal(3));
            }
            try { s.execute("insert into p values(1,'x',0)"); } catch (SQLException e) { System.out.println(e.getSQLState()); }
        }
        try { DriverManager.getConnection("jdbc:derby:;shutdown=true"); } catch (SQLException e) { System.out.println(e.getSQLState()); }
    }
}
