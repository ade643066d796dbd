#compdef gojpf
# gojpf completion for zsh: source <(gojpf completion zsh), after compinit

_gojpf() {
    local -a answers settings others
    answers=("${(@f)$(GOJPF_COMPLETION=1 "${(@)words[1,CURRENT-1]}" --generate-bash-completion </dev/null 2>/dev/null)}")
    settings=(${(M)answers:#+*})
    others=(${answers:#+*})
    (( ${#settings} )) && compadd -S '' -- $settings
    (( ${#others} )) && compadd -- $others
    case ${words[2]} in
    run | exec | keys) [[ $PREFIX == [+-]* ]] || _files -g '*.jpf' ;;
    esac
}

compdef _gojpf gojpf
