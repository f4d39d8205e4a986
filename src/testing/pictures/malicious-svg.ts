/**
 * Malicious drawings, each as the content of an `<svg>` with the usual namespaces. They come from
 * public collections: the OWASP "XSS Filter Evasion Cheat Sheet", the "HTML5 Security Cheatsheet"
 * (html5sec.org), PortSwigger's "Cross-site scripting cheat sheet", and the tests of DOMPurify and
 * svg-sanitizer.
 */
export const maliciousElements: readonly string[] = [
  "<script>alert(1)</script>",
  '<script xlink:href="https://evil.example/x.js"/>',
  '<script href="data:text/javascript,alert(1)"/>',
  "<script><![CDATA[alert(1)]]></script>",
  '<g onload="alert(1)"><path d="M0 0"/></g>',
  '<rect width="9" height="9" onclick="alert(1)"/>',
  '<rect width="9" height="9" ONMOUSEOVER="alert(1)"/>',
  '<image href="x" onerror="alert(1)"/>',
  '<image xlink:href="https://evil.example/pixel.png" width="9" height="9"/>',
  '<image href="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+"/>',
  '<image href="//evil.example/pixel.png"/>',
  '<use href="https://evil.example/a.svg#x"/>',
  '<use xlink:href="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=#x"/>',
  '<use href="data:application/xml;base64,PHN2Zz48L3N2Zz4=#x"/>',
  '<a href="javascript:alert(1)"><text y="9">x</text></a>',
  '<a xlink:href="&#x6A;avascript:alert(1)"><rect width="9" height="9"/></a>',
  '<a xlink:href="java&#10;script:alert(1)"><rect width="9" height="9"/></a>',
  '<a xmlns:x="http://www.w3.org/1999/xlink" x:href="javascript:alert(1)"><rect width="9" height="9"/></a>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>',
  '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>',
  '<x xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></x>',
  '<html:script xmlns:html="http://www.w3.org/1999/xhtml">alert(1)</html:script>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<a><set attributeName="xlink:href" to="javascript:alert(1)"/><rect width="9" height="9"/></a>',
  '<animate onbegin="alert(1)" attributeName="x" dur="1s"/>',
  '<animateTransform onend="alert(1)" attributeName="transform"/>',
  '<set attributeName="onmouseover" to="alert(1)"/>',
  '<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler>',
  '<listener event="load" handler="javascript:alert(1)" xmlns="http://www.w3.org/2001/xml-events"/>',
  "<style>@import url(https://evil.example/x.css);</style>",
  "<style>rect{background:url('https://evil.example/x')}</style>",
  "<style>@font-face{font-family:x;src:url(data:font/woff;base64,AAAA)}</style>",
  "<style>*{fill:u\\72l(https://evil.example/x)}</style>",
  "<style><![CDATA[</style><script>alert(1)</script>]]></style>",
  '<rect width="9" height="9" style="fill:url(https://evil.example/x#a)"/>',
  '<rect width="9" height="9" style="background:\\75rl(https://evil.example/x)"/>',
  '<rect width="9" height="9" fill="url(//evil.example/x#a)"/>',
  '<rect width="9" height="9" filter="url(https://evil.example/f.svg#a)"/>',
  '<rect width="9" height="9" mask="url( https://evil.example/f.svg#a )"/>',
  '<path d="M0 0" marker-start="url(https://evil.example/m.svg#a)"/>',
  '<filter id="f"><feImage href="https://evil.example/x.png"/></filter>',
  '<filter id="f"><feImage xlink:href="data:image/svg+xml,%3Csvg onload=alert(1)%3E"/></filter>',
  '<linearGradient xlink:href="https://evil.example/g.svg#a"/>',
  '<textPath xlink:href="javascript:alert(1)">x</textPath>',
  '<video><source onerror="alert(1)"/></video>',
  '<audio src="https://evil.example/x.mp3" autoplay=""/>',
  '<iframe src="javascript:alert(1)"/>',
  '<object data="javascript:alert(1)"/>',
  '<embed src="javascript:alert(1)"/>',
  '<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="https://evil.example/x.css"/>',
  '<meta xmlns="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=https://evil.example"/>',
  '<base xmlns="http://www.w3.org/1999/xhtml" href="https://evil.example/"/>',
  '<g xml:base="https://evil.example/"><use href="#a"/></g>',
  '<discard onbegin="alert(1)"/>',
  "<metadata><script>alert(1)</script></metadata>",
  '<title><style><img src="x" onerror="alert(1)"/></style></title>',
  "<desc><![CDATA[</desc><script>alert(1)</script>]]></desc>",
  '<mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;"/></mglyph>',
  '<color-profile xlink:href="https://evil.example/p.icc" name="p"/>',
  '<cursor xlink:href="https://evil.example/c.png"/>',
  '<font-face-uri xlink:href="https://evil.example/f.svg"/>',
  '<tref xlink:href="https://evil.example/t.svg#a"/>',
];

/** Malicious drawings, each as a complete file. */
export const maliciousFiles: readonly string[] = [
  '<?xml-stylesheet href="https://evil.example/x.xsl" type="text/xsl"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>',
  '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&x;</text></svg>',
  '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&c;</text></svg>',
  '<!DOCTYPE svg [<!ENTITY s "<script>alert(1)</script>">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">&s;<path d="M0 0"/></svg>',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "https://evil.example/x.dtd"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><path d="M0 0"/></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload&#9;="alert(1)"><path d="M0 0"/></svg>',
  '<html xmlns="http://www.w3.org/1999/xhtml"><body onload="alert(1)"><svg xmlns="http://www.w3.org/2000/svg"/></body></html>',
  '<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 9 9"><script>alert(1)</script></svg>',
  '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><svg:script>alert(1)</svg:script><svg:path d="M0 0"/></svg:svg>',
];

/** A drawing with metadata of drawing programs. A sanitizer may remove only the metadata. */
export const harmlessDrawing = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
]>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:x="&ns_extend;"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
  width="120mm" height="60mm" viewBox="0 0 120 60" inkscape:version="1.3" sodipodi:docname="logo.svg">
  <sodipodi:namedview inkscape:zoom="1" pagecolor="#ffffff"/>
  <metadata><x:notes>feito por Ana</x:notes></metadata>
  <defs><linearGradient id="g"><stop offset="0" stop-color="#123456"/></linearGradient></defs>
  <style>.a{fill:url(#g)}</style>
  <a href="https://example.org"><path id="p" class="a" d="M0 0h120v60H0z" inkscape:label="fundo" style="opacity:.9"/></a>
  <use xlink:href="#p" x="3"/>
</svg>`;
