import type { Plate } from "./burin/plate.ts";
import { scene } from "./burin/scene.ts";
import { ellipse, polygon, polyline } from "./burin/shapes.ts";
import { linear, radial } from "./burin/tones.ts";

const [cx, cy] = [112, 142];

/** A pocket watch at five minutes to twelve: he keeps the calendar, and is never late. */
export const drawing = scene([240, 240], { gap: 3, crop: "4 -18 214 267.5" }, (plate) => {
  plate.shadow(ellipse(cx + 9, cy + 9, 84), { tone: 0.75, gap: 3 });
  chain(plate);
  plate.shape(ellipse(cx, 46, 12, 14) + ellipse(cx, 46, 7, 9), { tone: 0.6, gap: 2.2 });
  plate.shape(polygon([cx - 8, 54], [cx + 8, 54], [cx + 10, 64], [cx - 10, 64]), {
    tone: 0.8,
    gap: 2.2,
  });
  plate.shape(ellipse(cx, cy, 84), {
    tone: linear(50, 80, 0.1, 176, 206, 1),
    angle: -45,
    gap: 2.8,
  });
  plate.shape(ellipse(cx, cy, 70), { tone: null, line: 1.4 });
  plate.shadow(ellipse(cx, cy, 70) + ellipse(cx + 5, cy + 5, 68), { tone: 0.7, gap: 2.6 });
  face(plate);
});

function face(plate: Plate): void {
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour * Math.PI) / 6;
    const at = (radius: number) =>
      [cx + radius * Math.sin(angle), cy - radius * Math.cos(angle)] as const;
    plate.stroke(polyline([at(hour % 3 ? 55 : 48), at(62)]), { width: hour % 3 ? 1.5 : 3 });
  }
  hand(plate, -30, 56, 4);
  hand(plate, -3, 36, 5.5);
  plate.shape(ellipse(cx, cy, 6), {
    tone: radial(cx - 2, cy - 2, 9, 0.1, 1),
    ink: "metal",
    gap: 2,
  });
}

function hand(plate: Plate, degrees: number, length: number, half: number): void {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const at = (along: number, across: number) =>
    [cx + along * sin + across * cos, cy - along * cos + across * sin] as const;
  plate.shape(polygon(at(-10, 0), at(length * 0.6, -half), at(length, 0), at(length * 0.6, half)), {
    tone: 1,
    dark: "same",
    ink: "metal",
    edge: "metal",
    gap: 2,
  });
}

/** Links, one seen from the side after each seen from the front. */
function chain(plate: Plate): void {
  for (let link = 0; link < 13; link++) {
    const part = link / 12;
    const x = cx + 14 + 96 * part;
    const y = 34 - 22 * Math.sin(part * Math.PI * 0.8) + 60 * part * part;
    if (link % 2) plate.shape(ellipse(x, y, 9, 3), { tone: 0.8, gap: 2 });
    else plate.shape(ellipse(x, y, 9, 6) + ellipse(x, y, 5, 2.6), { tone: 0.5, gap: 2.2 });
  }
}
