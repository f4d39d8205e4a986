/** Nobody draws frames of a window that is not seen: it is not waited for longer than this. */
const mostWait = 100;

/**
 * Puts something off until the next frame has been drawn, so that it does not keep that waiting; asked for several
 * times meanwhile, it is done once.
 */
export function afterFrame(act: () => void): () => void {
  let stop: (() => void) | undefined;
  const run = () => {
    stop?.();
    stop = undefined;
    act();
  };
  return () => {
    if (stop) return;
    const timer = setTimeout(run, mostWait);
    // A task of its own comes after the frame that the callback stands in.
    const frame = requestAnimationFrame(() => setTimeout(() => stop && run()));
    stop = () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  };
}
