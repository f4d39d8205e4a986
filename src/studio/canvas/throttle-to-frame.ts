/** The maximum wait in milliseconds, for hidden windows, which draw no frames. */
const maxWait = 100;

/**
 * Returns a function that runs a callback after the next frame, so that the callback does not delay
 * the frame. Several calls before that frame run it only once.
 */
export function throttleToFrame(act: () => void): () => void {
  let stop: (() => void) | undefined;
  const run = () => {
    stop?.();
    stop = undefined;
    act();
  };
  return () => {
    if (stop) return;
    const timer = setTimeout(run, maxWait);
    // A task that is queued in an animation frame callback runs after the frame.
    const frame = requestAnimationFrame(() => setTimeout(() => stop && run()));
    stop = () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  };
}
