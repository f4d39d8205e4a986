import type { Plate } from "./burin/plate.ts";
import { vignette } from "./burin/scene.ts";
import { ellipse, type Point, polygon } from "./burin/shapes.ts";
import { linear } from "./burin/tones.ts";
import { turned } from "./parts/turned.ts";

const angle = -5;
const at = turned([172, 138], angle);

/** The dots of each letter, as Louis Braille numbered them: 1 to 3 go down at the left, 4 to 6 at the right. */
const letters: Readonly<Record<string, string>> = {
  a: "1",
  c: "14",
  d: "145",
  e: "15",
  n: "1345",
  o: "135",
  p: "1234",
  r: "1235",
  s: "234",
  t: "2345",
};

/** A page in braille, the brass slate and the stylus that wrote it: “conta certa para todos”. */
export const drawing = vignette({ crop: "8 10 344 252", trim: 0.32 }, (plate) => {
  plate.shadow(sheet(8, 9), { tone: 0.8, gap: 3 });
  plate.shape(sheet(0, 0), { tone: null });
  for (const [row, text] of ["conta", "certa", "para", "todos"].entries()) line(plate, text, row);
  slate(plate);
  stylus(plate);
});

function sheet(right: number, down: number): string {
  const corner = (x: number, y: number) => at(x + right, y + down);
  return polygon(corner(-146, -116), corner(102, -116), corner(102, 62), corner(-146, 62));
}

function line(plate: Plate, text: string, row: number): void {
  for (const [column, letter] of [...text].entries()) {
    const [x, y] = [-124 + column * 44, -100 + row * 41];
    for (const dot of letters[letter] ?? "") {
      const number = Number(dot) - 1;
      raised(plate, at(x + Math.floor(number / 3) * 13, y + (number % 3) * 12));
    }
  }
}

/** A dot stands up from the paper: light above, shadow below. */
function raised(plate: Plate, [x, y]: Point): void {
  plate.shadow(ellipse(x + 1.8, y + 2.4, 4.6), { tone: 1, gap: 2.2, alternate: 0 });
  plate.shape(ellipse(x, y, 4.4), { tone: 0, gap: 2.4, line: 1, dark: 0.7 });
}

/** Done for today: an empty window for each letter. */
function slate(plate: Plate): void {
  const bar = (shift: number) =>
    polygon(
      at(-156 + shift, 76 + shift),
      at(112 + shift, 76 + shift),
      at(112 + shift, 112 + shift),
      at(-156 + shift, 112 + shift),
    );
  plate.shadow(bar(6), { tone: 0.9, gap: 2.6 });
  const brass = { ink: "metal", edge: "metal" } as const;
  const shine = linear(...at(0, 76), 0.2, ...at(0, 112), 0.8);
  plate.shape(bar(0), { ...brass, tone: shine, angle, gap: 3.2, line: 1.3 });
  for (let cell = 0; cell < 8; cell++) {
    const x = -147 + cell * 32;
    const window = polygon(at(x, 82), at(x + 25, 82), at(x + 25, 106), at(x, 106));
    plate.shape(window, { ...brass, tone: null, line: 1.1 });
  }
}

/** An awl with a handle of turned wood. */
function stylus(plate: Plate): void {
  const grip = turned(at(140, 104), -101);
  plate.shadow(
    polygon(grip(2, 3), grip(60, 12), grip(96, 20), grip(130, 27), grip(152, 14), grip(100, 8)),
    {
      tone: 0.8,
      gap: 2.8,
    },
  );
  plate.shape(polygon(grip(0, -1), grip(62, -4), grip(62, 4), grip(0, 1)), {
    tone: 0.9,
    gap: 1.8,
    angle: 79,
  });
  const to = (along: number, across: number) => grip(along, across).join(" ");
  const handle =
    `M${to(60, -8)}C${to(76, -10)} ${to(82, -7)} ${to(94, -11)}C${to(112, -22)} ${to(150, -20)} ${to(150, 0)}` +
    `C${to(150, 20)} ${to(112, 22)} ${to(94, 11)}C${to(82, 7)} ${to(76, 10)} ${to(60, 8)}Z`;
  const [light, dark] = [grip(100, -18), grip(100, 18)];
  plate.shape(handle, { tone: linear(...light, 0.06, ...dark, 1), angle: 79, gap: 2.8 });
}
