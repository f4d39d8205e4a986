import { guillochePath } from "./guilloche.ts";

const center = 100;
const waves = 24;
const wavePath = guillochePath({ center, radius: 83, amplitude: 11, waves });
/** A third of a wavelength, in degrees. The same wave is drawn three times at this distance. */
const third = 360 / waves / 3;

/** Maximum number of characters that fit inside the ring. */
const maxLetters = { value: 5, label: 24 };

interface SealProps {
  /** The id of the ring's path. */
  id: string;
  value: string;
  label: string;
  ring: boolean;
}

/**
 * A figure inside an engraved ring, as on a stamp. If the text is too long, the ring is omitted.
 */
export function Seal({ id, value, label, ring }: SealProps) {
  const words = (
    <p className="claim">
      <strong>{value}</strong> {label}
    </p>
  );
  if (!ring || value.length > maxLetters.value || label.length > maxLetters.label) return words;
  return (
    <div className="seal">
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <circle cx={center} cy={center} r="98" />
        <circle cx={center} cy={center} r="68" />
        <path id={id} d={wavePath} />
        {[third, 2 * third].map((turn) => (
          <use key={turn} href={`#${id}`} transform={`rotate(${turn} ${center} ${center})`} />
        ))}
      </svg>
      {words}
    </div>
  );
}
