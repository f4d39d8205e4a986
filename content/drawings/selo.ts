import { scene } from "../../src/drawing/scene.ts";
import { ellipse, type Point, polyline } from "../../src/drawing/shapes.ts";

/** The guilloche of a banknote, as the ring of a seal; the words inside are text of the page. */
export const drawing = scene([200, 200], {}, (plate) => {
  plate.stroke(ellipse(100, 100, 98) + ellipse(100, 100, 68), { ink: "metal", width: 1.1 });
  const rings = ring(83, 11, 0) + ring(83, 11, Math.PI) + ring(83, 5, Math.PI / 2);
  plate.stroke(rings, { ink: "metal", width: 0.6 });
});

/** A circle that swings 24 times. */
function ring(radius: number, swing: number, phase: number): string {
  const points = Array.from({ length: 361 }, (_, degree): Point => {
    const angle = (degree / 180) * Math.PI;
    const distance = radius + swing * Math.cos(24 * angle + phase);
    return [100 + distance * Math.cos(angle), 100 + distance * Math.sin(angle)];
  });
  return polyline(points);
}
