import { dataUrl } from "./data-url.ts";
import type { LoadFileByAddress } from "./picture-classes.ts";

/** Replaces the addresses of files in CSS with data URLs. A missing file becomes empty. */
export async function inlineCssUrls(styles: string, fileAt: LoadFileByAddress): Promise<string> {
  const pattern = /url\(\s*(["']?)((?!#|\/\/|\w+:\/\/|data:)[^"')]+)\1\s*\)/g;
  const addresses = [
    ...new Set([...styles.matchAll(pattern)].map(([, , address = ""]) => address)),
  ];
  const files = await Promise.all(addresses.map(fileAt));
  const held = new Map(addresses.map((address, index) => [address, files[index]]));
  return styles.replace(pattern, (_, __, address: string) => {
    const file = held.get(address);
    return `url("${file ? dataUrl(file) : "data:,"}")`;
  });
}

/**
 * Styles that show one page at a time. The fragment of the address selects it: the page with that
 * id, the page that contains the id, or else the first page. Browsers without `:has` (2022, 2023)
 * show all pages below each other. The rules are outside the layers of the site, so they override
 * its own rules.
 */
export const singleFileStyles = `
:root{--handout-arrow:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10' fill='none' stroke='%23000' stroke-width='1.4'%3E%3Cpath d='M1 9 9 1M3 1h6v6'/%3E%3C/svg%3E")}
html{overflow:visible}
.skip-link:not(:focus){clip-path:inset(50%)}
.handout-page{scroll-margin-top:100vh;outline:none}
@supports selector(:has(*)){
.handout-page:not(:target,:has(:target)){display:none}
body:not(:has(.handout-page:target,.handout-page :target))>.handout-page:first-of-type{display:block}
}
.handout-bar{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:baseline;padding:.75rem var(--edge,1rem) .75rem var(--start,1rem);
color:var(--color-on-deep);background:var(--color-deep);font:400 .9375rem/1.4 system-ui,sans-serif;hyphens:none}
.handout-bar p{margin:0}
.handout-bar a{margin-inline-start:auto;padding-block:.5rem;color:inherit;font-weight:600}
.handout-bar a:focus-visible{outline:2px solid currentcolor;outline-offset:2px}
.handout-reply{color:var(--color-on-deep-soft)}
.handout-mark{display:inline-block;padding:.1em .6em;color:var(--color-ink);background:var(--color-paper);
border:1px solid currentcolor;border-radius:1em;font:600 .8125rem/1.5 system-ui,sans-serif;letter-spacing:0}
.handout-bar .handout-mark{color:inherit;background:none}
.handout-state{margin:0;padding:.75rem var(--edge,1rem) .75rem var(--start,1rem);background:var(--color-paper)}
.handout-part{margin:0;padding-block:.5rem;padding-inline:var(--start,1rem) var(--edge,1rem)}
@media (min-width:901px){.handout-part{padding-inline-start:calc(var(--edge) + var(--margin) + var(--gap))}}
.handout-list h1{margin-bottom:var(--space-6)}
.handout-list h2{margin:2.5rem 0 .5rem;font-size:1.5rem}
.handout-list p{max-width:44rem}
.handout-list ul{margin:0;padding:0;list-style:none}
.handout-list li{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;border-bottom:1px solid var(--color-rule)}
.handout-list li a{padding-block:.7rem}
.handout-absent{display:inline-block;padding:.5rem;border:1px dashed currentcolor;font:400 .875rem/1.4 system-ui,sans-serif}
a>.handout-mark{display:none;margin-inline-end:.5em;vertical-align:.15em}
:is(h2,h3,h4,nav) a>.handout-mark{display:inline-block}
[data-outside]::after{content:"";display:inline-block;position:static;width:.6em;height:.6em;margin-inline-start:.2em;
background:currentcolor;mask:var(--handout-arrow) center/contain no-repeat;-webkit-mask:var(--handout-arrow) center/contain no-repeat}
@media (forced-colors:active){[data-outside]::after{background:LinkText;forced-color-adjust:none}}
[data-still]::after{content:" " attr(data-still);font-weight:400}
[data-still]{height:auto;cursor:not-allowed}
[data-absent]{cursor:not-allowed;text-decoration-style:dotted}
[data-absent]::after{content:" " attr(data-absent);position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (max-width:600px){
.handout-bar{gap:.125rem .75rem;padding-block:.5rem;font-size:.875rem}
.handout-bar .handout-mark{order:-1}
.handout-bar a{order:-2}
.handout-bar p:first-child{order:-3}
.handout-bar p:nth-child(2),.handout-reply{flex-basis:100%}
}
@media print{.handout-bar{display:block;color:inherit;background:none;border-bottom:1px solid}.handout-bar a,.handout-reply{display:none}}
`.replaceAll("\n", "");
