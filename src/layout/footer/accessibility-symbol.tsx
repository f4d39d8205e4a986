/** The accessibility symbol: a person with open arms inside a ring. The text is beside it. */
export function AccessibilitySymbol() {
  return (
    <svg className="accessibility-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M1 12a11 11 0 1 0 22 0 11 11 0 1 0-22 0m9.9-5.6a1.1 1.1 0 1 0 2.2 0 1.1 1.1 0 1 0-2.2 0M5.6 9.2 10 10.2v4L8 19.2M18.4 9.2 14 10.2v4l2 5m-6-5h4" />
    </svg>
  );
}
