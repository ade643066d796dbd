# gojpf completion for bash: source <(gojpf completion bash)

_gojpf() {
    # Bash itself splits words at = and :, which settings contain.
    local line=${COMP_LINE:0:COMP_POINT} current="" skipped answers
    local -a words
    read -ra words <<<"$line"
    if [[ $line != *[[:space:]] ]]; then
        current=${words[-1]}
        unset 'words[-1]'
    fi
    answers=$(GOJPF_COMPLETION=1 "${words[@]}" --generate-bash-completion </dev/null 2>/dev/null)
    COMPREPLY=()
    local IFS=$'\n'
    if [[ -n $answers ]]; then
        COMPREPLY=($(compgen -W "$answers" -- "$current"))
    fi
    if [[ ${words[1]} == run || ${words[1]} == exec || ${words[1]} == keys ]] && [[ $current != [+-]* ]]; then
        COMPREPLY+=($(compgen -f -X '!*.jpf' -- "$current"))
        COMPREPLY+=($(compgen -d -S / -- "$current"))
    fi
    if [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} != *[=/.] ]]; then
        COMPREPLY[0]+=" "
    fi
    # Readline replaces only what follows the last word break.
    if [[ $current == *[=:]* && $COMP_WORDBREAKS == *=* ]]; then
        skipped=${current%"${current##*[=:]}"}
        COMPREPLY=("${COMPREPLY[@]#"$skipped"}")
    fi
}

complete -o nospace -F _gojpf gojpf
