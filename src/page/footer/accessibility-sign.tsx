/** The sign of accessibility: a person with open arms inside a ring. The words stand beside it. */
export function AccessibilitySign() {
  return (
    <svg className="accessibility-sign" viewBox="0 0 24 24" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.6">
        <circle cx="12" cy="12" r="11" />
        <path d="M5.6 9.2 10 10.2v4L8 19.2M18.4 9.2 14 10.2v4l2 5M10 14.2h4" />
      </g>
      <circle cx="12" cy="6.4" r="1.9" fill="currentColor" />
    </svg>
  );
}
