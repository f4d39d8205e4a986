import { useState } from "react";
import type { CalculatorProps } from "./words.ts";

interface ShareProps {
  words: CalculatorProps["block"]["share"];
  /** The URL query that restores the calculation. */
  address: string;
}

/** Ways to save a calculation: its link, copying the link, and printing. */
export function Share({ words, address }: ShareProps) {
  const [news, setNews] = useState("");
  const copy = () => {
    const { origin, pathname } = window.location;
    const written = navigator.clipboard?.writeText(origin + pathname + address);
    (written ?? Promise.reject()).then(
      () => setNews(words.copied),
      () => setNews(words.notCopied),
    );
  };
  return (
    <div className="share actions">
      <a className="link" href={address}>
        {words.link}
      </a>
      <button type="button" className="link" onClick={copy}>
        {words.copy}
      </button>
      <button type="button" className="link" onClick={() => window.print()}>
        {words.print}
      </button>
      <p role="status" className="note">
        {news}
      </p>
    </div>
  );
}
