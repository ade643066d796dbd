// jars: lucene-core-8.7.0 lucene-analyzers-common-8.7.0 lucene-queryparser-8.7.0 lucene-queries-8.7.0 lucene-sandbox-8.7.0
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.document.*;
import org.apache.lucene.index.*;
import org.apache.lucene.queryparser.classic.QueryParser;
import org.apache.lucene.search.*;
import org.apache.lucene.store.ByteBuffersDirectory;

/** Lucene indexes and finds, in memory. */
public class UseLucene {
    public static void main(String[] args) throws Exception {
        StandardAnalyzer analyzer = new StandardAnalyzer();
        try (ByteBuffersDirectory dir = new ByteBuffersDirectory()) {
            try (IndexWriter w = new IndexWriter(dir, new IndexWriterConfig(analyzer))) {
                String[] texts = {"The quick brown fox jumps", "over the lazy dog", "quick quick dogs", "A fox and a dog met"};
                for (int i = 0; i < texts.length; i++) {
                    Document d = new Document();
                    d.add(new TextField("text", texts[i], Field.Store.YES)); d.add(new IntPoint("n", i)); d.add(new NumericDocValuesField("n", i)); d.add(new StringField("id", "" + i, Field.Store.YES));
                    w.addDocument(d);
                }
                w.commit(); w.deleteDocuments(new Term("id", "1"));
            }
            try (DirectoryReader r = DirectoryReader.open(dir)) {
                IndexSearcher s = new IndexSearcher(r);
                QueryParser p = new QueryParser("text", analyzer);
                for (String q : new String[] {"quick", "fox AND dog", "\"brown fox\"", "do*", "quikc~", "fox -quick"}) {
                    System.out.println(p.parse(q));
                    for (ScoreDoc hit : s.search(p.parse(q), 5).scoreDocs) System.out.println("  " + hit.score + " " + s.doc(hit.doc).get("text"));
                }
                System.out.println(s.count(IntPoint.newRangeQuery("n", 2, 9)) + " " + s.search(new MatchAllDocsQuery(), 9, new Sort(new SortField("n", SortField.Type.INT, true))).scoreDocs[0].doc);
                System.out.println(s.explain(p.parse("fox"), 0));
            }
        }
    }
}
