import { picture } from "./parts/dial.ts";

const posts = [40, 96, 152, 208, 264, 320, 376];

/** Seven posts of a path, each a little taller; the weeks after an operation. */
export const drawing = picture([480, 320], { foot: 206, wall: "stone", floor: "lit" }, (pen) => {
  const row = (whole: boolean) =>
    posts.map((x, index) => {
      const tall = 30 + index * 20;
      const cap = whole ? pen.box(x, 206 - tall, 34, 14, "sun") : "";
      return (
        pen.box(x, 206 - tall, 34, tall, whole ? (index % 2 ? "mid" : "dark") : undefined) + cap
      );
    });
  return [
    pen.disc(84, 64, 30, "sun"),
    pen.shadow(row(false).join(""), { hour: 14.2, ground: 206, length: 0.6 }),
    ...row(true),
  ];
});
