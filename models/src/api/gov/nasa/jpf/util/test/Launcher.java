package gov.nasa.jpf.util.test;

import gov.nasa.jpf.Config;
import gov.nasa.jpf.Error;
import gov.nasa.jpf.JPF;
import gov.nasa.jpf.vm.Verify;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Runs gojpf in a process of its own and reads its report. Only the host uses it. */
public final class Launcher {
    private Launcher() {}

    /** Runs the target of a configuration. An IllegalStateException says why there was no run. */
    public static JPF run(Config config) {
        List<String> args = config.getArgs();
        Path report = null;
        try {
            report = Files.createTempFile("gojpf", ".json");
            List<String> command = new ArrayList<>(List.of(command(), "run"));
            if (args.stream().noneMatch(a -> a.startsWith("+report."))) {
                command.add("--quiet"); // who sets what is reported wants to see it
            }
            command.addAll(List.of("--json", report.toString()));
            command.add("+classpath=" + classPath());
            command.addAll(args);
            if (config.hasValue("target")) {
                command.add(config.getString("target"));
            }
            Process process = new ProcessBuilder(command).redirectInput(ProcessBuilder.Redirect.INHERIT).start();
            Thread printer = print(process.getInputStream());
            String message = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
            int status = process.waitFor();
            printer.join();
            System.err.print(message);
            if (status != 0 && status != 1 && status != 3) {
                throw new IllegalStateException("gojpf ended with status " + status + ": " + message.trim());
            }
            return read(Files.readString(report));
        } catch (IOException e) {
            throw new IllegalStateException("gojpf could not be started (set -Dgojpf.command or GOJPF to its path): " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } finally {
            if (report != null) {
                report.toFile().delete();
            }
        }
    }

    /** Prints what the program prints to where the test has System.out go. */
    private static Thread print(InputStream from) {
        PrintStream out = System.out;
        Thread printer = new Thread(() -> {
            try {
                from.transferTo(out);
            } catch (IOException e) {
                System.err.println("the program's output was lost: " + e.getMessage());
            }
            out.flush();
        }, "gojpf output");
        printer.setDaemon(true);
        printer.start();
        return printer;
    }

    private static String command() {
        String set = System.getProperty("gojpf.command");
        if (set == null) {
            set = System.getenv("GOJPF");
        }
        return set == null || set.isEmpty() ? "gojpf" : set;
    }

    private static String classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> new File(entry.isEmpty() ? "." : entry).getAbsolutePath())
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static JPF read(String text) {
        Map<String, Object> report = Json.object(Json.parse(text));
        List<Error> errors = new ArrayList<>();
        for (Object o : Json.list(report.get("violations"))) {
            Map<String, Object> v = Json.object(o);
            errors.add(new Error(errors.size() + 1, Json.text(v.get("property")), Json.text(v.get("exception")),
                    Json.text(v.get("message")), Json.text(v.get("location"))));
        }
        List<String> cuts = new ArrayList<>();
        for (Object o : Json.list(report.get("incomplete"))) {
            cuts.add(Json.text(Json.object(o).get("reason")));
        }
        Verify.resetAll();
        Json.object(report.get("counters")).forEach((id, n) -> Verify.setCounter(Integer.parseInt(id), ((Number) n).intValue()));
        Json.object(report.get("values")).forEach((key, n) -> Verify.putValue(key, ((Number) n).intValue()));
        Json.object(report.get("bitsets")).forEach((id, bits) -> Json.list(bits).forEach(
                bit -> Verify.setBitInBitSet(Integer.parseInt(id), ((Number) bit).intValue(), true)));
        return new JPF(Json.text(report.get("verdict")), errors, cuts);
    }
}
