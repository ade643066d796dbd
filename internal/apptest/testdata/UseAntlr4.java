// jars: antlr4 antlr4-runtime antlr3-runtime stringtemplate4 treelayout icu4j javax.json
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.antlr.v4.Tool;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.tool.Grammar;

/** ANTLR generates a parser, and interprets a grammar. */
public class UseAntlr4 {
    static final String EXPR = """
        grammar Expr;
        prog: (stat ';')* EOF ;
        stat: ID '=' expr # assign | expr # print ;
        expr: expr op=('*'|'/') expr # mul | expr op=('+'|'-') expr # add | INT # int | ID # id | '(' expr ')' # parens ;
        ID: [a-z]+ ;
        INT: [0-9]+ ;
        WS: [ \\t\\r\\n]+ -> skip ;
        """;

    public static void main(String[] args) throws Exception {
        Path dir = Files.createTempDirectory("antlr");
        Path file = Files.writeString(dir.resolve("Expr.g4"), EXPR);
        Tool tool = new Tool(new String[] {"-visitor", "-o", dir.toString(), file.toString()});
        tool.processGrammarsOnCommandLine();
        System.out.println(tool.getNumErrors());
        try (Stream<Path> made = Files.list(dir)) {
            made.sorted().forEach(p -> {
                try {
                    System.out.println(p.getFileName() + " " + Files.readString(p).replace(dir.toString(), "").hashCode());
                } catch (java.io.IOException e) {
                    throw new java.io.UncheckedIOException(e);
                }
            });
        }
        Grammar g = new Grammar(EXPR);
        for (String text : new String[] {"a = 1 + 2 * b; (a);", "1 + ;"}) {
            var lexer = g.createLexerInterpreter(CharStreams.fromString(text));
            var parser = g.createParserInterpreter(new CommonTokenStream(lexer));
            System.out.println(parser.parse(0).toStringTree(Arrays.asList(g.getRuleNames())));
        }
    }
}
