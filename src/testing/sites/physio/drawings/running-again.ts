import { picture } from "./parts/dial.ts";

/** A road that runs from shade into light at nine: walk a little, run a little. */
export const drawing = picture([480, 320], { foot: 128, wall: "lit", floor: "mid" }, (pen) => [
  pen.disc(316, 92, 66, "sun"),
  pen.box(0, 128, 480, 192, "mid"),
  pen.shape("M0 128L260 128L130 320H0Z", "dark"),
  pen.shape("M288 128h36L440 320H120Z", "stone"),
  pen.shape(
    "M302 140h8l3 16h-14ZM297 172h18l4 24h-26ZM289 214h34l7 36h-48ZM278 270h56l10 50h-76Z",
    "night",
  ),
]);
