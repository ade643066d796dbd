var selects = Array.from(document.querySelectorAll("select[data-kind]"));
function filter() {
  document.querySelectorAll(".finding").forEach(function (f) {
    f.hidden = selects.some(function (s) { return s.value !== "" ? f.dataset[s.dataset.kind] !== s.value : false; });
  });
}
selects.forEach(function (s) { s.addEventListener("change", filter); });
