// jars: h2
import java.sql.*;

/** H2 in memory. */
public class UseH2 {
    public static void main(String[] args) throws Exception {
        new org.h2.Driver();
        try (Connection c = DriverManager.getConnection("jdbc:h2:mem:a", "sa", ""); Statement s = c.createStatement()) {
            s.execute("create table p(id int primary key, name varchar(20), w decimal(8,2))");
            s.execute("create table q(pid int references p(id), d date)");
            try (PreparedStatement ps = c.prepareStatement("insert into p values(?,?,?)")) {
                for (int i = 0; i < 20; i++) { ps.setInt(1, i); ps.setString(2, "n" + i % 3); ps.setBigDecimal(3, new java.math.BigDecimal(i).movePointLeft(1)); ps.addBatch(); }
                System.out.println(ps.executeBatch().length);
            }
            s.execute("insert into q select id, dateadd('DAY', id, date '2020-02-27') from p where id < 4");
            for (String sql : new String[] {"select name, count(*), sum(w) from p group by name order by 1", "select p.name, q.d from p join q on p.id = q.pid order by d desc",
                    "select * from p where name like '%1' and w between 0.2 and 1.5 order by id limit 3", "with recursive t(n) as (select 1 union all select n+1 from t where n < 5) select sum(n) from t",
                    "select name, row_number() over (partition by name order by w desc) r from p order by name, r limit 4"}) {
                try (ResultSet r = s.executeQuery(sql)) {
                    int n = r.getMetaData().getColumnCount();
                    while (r.next()) { for (int i = 1; i <= n; i++) System.out.print(r.getString(i) + "|"); System.out.println(); }
                }
            }
            c.setAutoCommit(false); s.executeUpdate("delete from q"); c.rollback();
            try { s.execute("insert into p values(1,'x',0)"); } catch (SQLException e) { System.out.println(e.getSQLState()); }
            try { s.execute("selec"); } catch (SQLException e) { System.out.println(e.getErrorCode()); }
        }
    }
}
