const monthNames = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });

/** A month as a heading. */
function monthTitle({ month }) {
  const fields = /^(\d{4})-(\d{2})$/.exec(month);
  return fields ? monthNames.format(Date.UTC(fields[1], fields[2] - 1)) : "No date";
}
