package lib;

import java.io.FilePermission;
import java.security.AccessController;
import java.security.BasicPermission;
import java.security.InvalidKeyException;
import java.security.KeyFactory;
import java.security.NoSuchAlgorithmException;
import java.security.Permission;
import java.security.Permissions;
import java.security.PrivilegedAction;
import java.security.PrivilegedActionException;
import java.security.PrivilegedExceptionAction;
import java.security.SecureRandom;
import java.security.spec.InvalidKeySpecException;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.PropertyPermission;
import javax.crypto.BadPaddingException;
import javax.crypto.Cipher;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;

/** Privileged blocks, permissions, symmetric ciphers with fixed keys, key derivation. */
@SuppressWarnings("removal")
public class SecurityBits {
    static class Own extends BasicPermission {
        Own(String n) {
            super(n);
        }
    }

    interface Act {
        Object run() throws Exception;
    }

    static void t(String label, Act a) {
        try {
            System.out.println(label + ": " + a.run());
        } catch (Exception e) {
            System.out.println(label + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        t("privileged", () -> AccessController.doPrivileged((PrivilegedAction<String>) () -> "done"));
        t("privileged throws", () -> {
            try {
                return AccessController.doPrivileged((PrivilegedExceptionAction<String>) () -> {
                    throw new java.io.IOException("inside");
                });
            } catch (PrivilegedActionException e) {
                return e.getException().getMessage();
            }
        });
        t("manager", () -> System.getSecurityManager() + " " + (AccessController.getContext() != null));
        Permission all = new Own("app.*");
        t("permissions", () -> all.implies(new Own("app.read")) + " " + all.implies(new Own("other")) + " " + new Own("*").implies(all) + " " + new Own("x").equals(new Own("x")) + " " + new Own("q").getName());
        t("file permission", () -> new FilePermission("/a/-", "read,write").implies(new FilePermission("/a/b/c", "read")) + " " + new FilePermission("/a/*", "read").implies(new FilePermission("/a/b/c", "read")) + " " + new FilePermission("/a", "write,read").getActions());
        t("property permission", () -> new PropertyPermission("java.*", "read").implies(new PropertyPermission("java.home", "read")) + " " + new PropertyPermission("a", "read,write").getActions());
        t("collection", () -> {
            Permissions p = new Permissions();
            p.add(new Own("a.*"));
            p.add(new PropertyPermission("k", "read"));
            return p.implies(new Own("a.b")) + " " + p.implies(new PropertyPermission("k", "write")) + " " + Collections.list(p.elements()).size();
        });
        t("bad permission", () -> new Own(""));
        HexFormat hex = HexFormat.of();
        byte[] key = "0123456789abcdef".getBytes();
        for (String mode : new String[] {"AES/ECB/PKCS5Padding", "AES/CBC/PKCS5Padding", "AES/CTR/NoPadding", "AES/GCM/NoPadding"}) {
            t(mode, () -> {
                Cipher c = Cipher.getInstance(mode);
                SecretKeySpec k = new SecretKeySpec(key, "AES");
                var spec = mode.contains("GCM") ? new GCMParameterSpec(128, new byte[12]) : new IvParameterSpec(new byte[16]);
                if (mode.contains("ECB")) {
                    c.init(Cipher.ENCRYPT_MODE, k);
                } else {
                    c.init(Cipher.ENCRYPT_MODE, k, spec);
                }
                byte[] e = c.doFinal("attack at dawn, bring ladders".getBytes());
                if (mode.contains("ECB")) {
                    c.init(Cipher.DECRYPT_MODE, k);
                } else {
                    c.init(Cipher.DECRYPT_MODE, k, spec);
                }
                return hex.formatHex(e) + " " + new String(c.doFinal(e)) + " " + c.getBlockSize();
            });
        }
        t("bad padding", () -> {
            Cipher c = Cipher.getInstance("AES/ECB/PKCS5Padding");
            c.init(Cipher.DECRYPT_MODE, new SecretKeySpec(key, "AES"));
            try {
                return c.doFinal(new byte[16]).length;
            } catch (BadPaddingException e) {
                return "bad padding";
            }
        });
        t("bad key", () -> {
            Cipher c = Cipher.getInstance("AES/ECB/NoPadding");
            try {
                c.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(new byte[5], "AES"));
                return "accepted";
            } catch (InvalidKeyException e) {
                return "refused";
            }
        });
        t("block size", () -> {
            Cipher c = Cipher.getInstance("AES/ECB/NoPadding");
            c.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"));
            return c.doFinal(new byte[5]).length;
        });
        t("derive", () -> hex.formatHex(SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256").generateSecret(new PBEKeySpec("password".toCharArray(), "salt".getBytes(), 5, 128)).getEncoded()));
        for (String alg : new String[] {"Nope", "AES/NOPE/NoPadding"}) {
            t("missing " + alg, () -> Cipher.getInstance(alg));
        }
        t("no factory", () -> {
            try {
                return KeyFactory.getInstance("Nope");
            } catch (NoSuchAlgorithmException e) {
                return e.getMessage();
            }
        });
        t("secure random", () -> {
            byte[] a = new byte[16];
            byte[] b = new byte[16];
            SecureRandom r = new SecureRandom();
            r.nextBytes(a);
            r.nextBytes(b);
            return !Arrays.equals(a, b) && r.nextInt(10) < 10;
        });
        t("spec", () -> {
            throw new InvalidKeySpecException("own");
        });
    }
}
