// jars: bcprov
import java.math.BigInteger;
import java.security.*;
import java.util.HexFormat;
import javax.crypto.*;
import javax.crypto.spec.*;
import org.bouncycastle.asn1.*;
import org.bouncycastle.crypto.digests.*;
import org.bouncycastle.crypto.engines.*;
import org.bouncycastle.crypto.generators.*;
import org.bouncycastle.crypto.macs.HMac;
import org.bouncycastle.crypto.modes.GCMBlockCipher;
import org.bouncycastle.crypto.params.*;
import org.bouncycastle.crypto.signers.*;

/** Bouncy Castle: digests, ciphers, signatures, ASN.1, and as a provider. */
public class UseBouncyCastle {
    static String hex(byte[] b) { return HexFormat.of().formatHex(b); }
    public static void main(String[] args) throws Exception {
        byte[] data = "data to protect".getBytes(), key = new byte[16];
        for (var d : new org.bouncycastle.crypto.ExtendedDigest[] {new SHA256Digest(), new SHA3Digest(256), new WhirlpoolDigest(), new Blake2bDigest(256)}) {
            byte[] out = new byte[d.getDigestSize()]; d.update(data, 0, data.length); d.doFinal(out, 0); System.out.println(d.getAlgorithmName() + " " + hex(out));
        }
        GCMBlockCipher gcm = new GCMBlockCipher(new AESEngine()); gcm.init(true, new AEADParameters(new KeyParameter(key), 128, new byte[12]));
        byte[] out = new byte[gcm.getOutputSize(data.length)]; int n = gcm.processBytes(data, 0, data.length, out, 0); gcm.doFinal(out, n); System.out.println(hex(out));
        Security.addProvider(new org.bouncycastle.jce.provider.BouncyCastleProvider());
        Cipher c = Cipher.getInstance("AES/CBC/PKCS7Padding", "BC"); c.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"), new IvParameterSpec(new byte[16])); System.out.println(hex(c.doFinal(data)));
        System.out.println(hex(MessageDigest.getInstance("RIPEMD160", "BC").digest(data)) + " " + hex(SecretKeyFactory.getInstance("PBKDF2WITHHMACSHA256", "BC").generateSecret(new PBEKeySpec("pw".toCharArray(), new byte[8], 10, 128)).getEncoded()));
        Ed25519PrivateKeyParameters ed = new Ed25519PrivateKeyParameters(new byte[32], 0); Ed25519Signer signer = new Ed25519Signer(); signer.init(true, ed); signer.update(data, 0, data.length); System.out.println(hex(signer.generateSignature()));
        ECDSASigner ecdsa = new ECDSASigner(new HMacDSAKCalculator(new SHA256Digest()));
        var curve = org.bouncycastle.asn1.sec.SECNamedCurves.getByName("secp256k1"); var dom = new ECDomainParameters(curve.getCurve(), curve.getG(), curve.getN());
        ecdsa.init(true, new ECPrivateKeyParameters(BigInteger.valueOf(12345), dom)); System.out.println(java.util.Arrays.toString(ecdsa.generateSignature(new byte[] {1, 2, 3})));
        ASN1EncodableVector v = new ASN1EncodableVector(); v.add(new ASN1Integer(5)); v.add(new DERUTF8String("\u00e9")); v.add(new ASN1ObjectIdentifier("1.2.840.113549")); System.out.println(hex(new DERSequence(v).getEncoded()) + org.bouncycastle.asn1.util.ASN1Dump.dumpAsString(new DERSequence(v)));
    }
}
