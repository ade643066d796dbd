package models

import "github.com/gojpf/gojpf/vm"

// The locale data that is not in java.base is a service of jdk.localedata.
// Formatting any number looks it up; its one known provider is made directly,
// so that formatting does not boot the modules.
func init() {
	Override("sun/util/cldr/CLDRLocaleProviderAdapter", Methods{
		"lambda$new$0()Lsun/util/locale/provider/LocaleDataMetaInfo;": cldrMetaInfo,
	})
}

func cldrMetaInfo(e *vm.Env) {
	c, err := e.M.Lib.Load(e.M.Lib.PlatformLoader, "sun/util/resources/cldr/provider/CLDRLocaleDataMetaInfo")
	if err != nil {
		e.ReturnRef(vm.Null) // a JDK image without jdk.localedata
		return
	}
	if e.Phase == 1 {
		e.ReturnRaw(e.Local(0))
		return
	}
	if e.InitClass(c) {
		r := uint64(e.M.Heap.NewInstance(c))
		e.SetLocalRef(0, vm.Ref(r))
		e.Call(1, c.DeclaredMethod("<init>", "()V"), r)
	}
}
