const timingPattern =
  /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t].*)?$/;

/**
 * Finds the first invalid line of a WebVTT file (https://www.w3.org/TR/webvtt1/#file-structure):
 * the header is missing, a timestamp is malformed (such as `00:01,5` from another format), or a cue
 * ends before it starts. In a file without cues, the last line is invalid.
 *
 * @returns the line number, counted from 1; `undefined` if the file is valid
 */
export function findInvalidCaptionLine(text: string): number | undefined {
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
