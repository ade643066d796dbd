module github.com/gojpf/gojpf

go 1.26
