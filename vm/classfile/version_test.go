package classfile

import "testing"

func TestRefuse(t *testing.T) {
	const preview = 0xFFFF
	for _, test := range []struct {
		policy       Preview
		major, minor uint16
		want         string
	}{
		{PreviewOfNone, 61, 0, ""},
		{PreviewOfNone, 55, preview, ""},
		{PreviewOfNone, 45, 3, ""},
		{PreviewOfNone, 61, preview, "Preview features are not enabled for C (class file version 61.65535). Try running with '--enable-preview'"},
		{PreviewOfNewest, 61, preview, ""},
		{PreviewOfNewest, 60, preview, "C (class file version 60.65535) was compiled with preview features that are unsupported. " +
			"This version of the Java Runtime only recognizes preview features for class file version 61.65535"},
		{PreviewOfAny, 60, preview, ""},
		{PreviewOfAny, 62, preview, "C has been compiled by a more recent version of the Java Runtime (class file version 62.65535), " +
			"this version of the Java Runtime only recognizes class file versions up to 61.0"},
		{PreviewOfAny, 61, 1, "C (class file version 61.1) was compiled with an invalid non-zero minor version"},
		{PreviewOfNone, 44, 0, "C (class file version 44.0) was compiled with an invalid major version"},
	} {
		if got := (Versions{Newest: 61, Preview: test.policy}).Refuse("C", test.major, test.minor); got != test.want {
			t.Errorf("%d.%d, policy %d: %q, want %q", test.major, test.minor, test.policy, got, test.want)
		}
	}
}
