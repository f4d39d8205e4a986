const timingPattern =
  /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t].*)?$/;

/**
 * The first line of captions that browsers would not read (https://www.w3.org/TR/webvtt1/#file-structure):
 * the beginning is missing, a time is written otherwise (as in files of another format, `00:01,5`), or a
 * caption ends before it begins. Captions without any caption are at fault in their last line.
 *
 * @returns the number of the line, counted from 1; nothing where all is well
 */
export function findCaptionsError(text: string): number | undefined {
  const lines = text.replace(/^\ufeff/, "").split(/\r\n|\n|\r/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? "")) return 1;
  const times = lines.flatMap((line, index) => (line.includes("-->") ? [{ line, index }] : []));
  const wrong = times.find(({ line }) => !isValidTiming(line));
  if (wrong) return wrong.index + 1;
  return times.length > 0 ? undefined : lines.length;
}

function isValidTiming(line: string): boolean {
  const [, starts = "", ends = ""] = timingPattern.exec(line) ?? [];
  return starts !== "" && secondsOf(starts) < secondsOf(ends);
}

function secondsOf(time: string): number {
  return time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}
