import { expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";

/** Returns the messages about a map point of a firm in this country. */
async function told(country: string, latitude: number, longitude: number): Promise<string> {
  const workspace = await createWorkspace();
  await workspace.edit("site.yaml", "country: BR", `country: ${country}`);
  const map = `  - {type: map, title: Where, placeholder: Map, linkLabel: Open, coordinates: {latitude: ${latitude}, longitude: ${longitude}}}\n`;
  const page = `route: /where\ntitle: Where\ndescription: Where we are.\nblocks:\n  - {type: banner, title: Where}\n${map}`;
  await workspace.file("pages/where.yaml", page);
  const found = await workspace.check();
  return found.flatMap(({ code, message }) => (code === "far-place" ? [message] : [])).join();
}

test.each([
  ["Rosario", "AR", -32.9442, -60.6505],
  ["Berlin", "DE", 52.52, 13.405],
  ["Lyon", "FR", 45.7485, 4.8467],
  ["Saint-Denis", "FR", -20.8789, 55.4481],
  ["Lerwick", "GB", 60.1546, -1.1494],
  ["Galway", "IE", 53.2707, -9.0568],
  ["Funchal", "PT", 32.6669, -16.9241],
  ["Anchorage", "US", 61.2181, -149.9003],
  ["Honolulu", "US", 21.3069, -157.8583],
  ["Key West", "US", 24.5551, -81.78],
  ["a place in a country of which nothing is known", "IT", -41.9, 12.5],
])("accepts the coordinates of %s", async (_, country, latitude, longitude) => {
  expect(await told(country, latitude, longitude)).toBe("");
});

test.each([
  ["a sign that got lost", "AR", 32.9442, -60.6505],
  ["two numbers that changed places", "GB", -0.1276, 51.5072],
  ["a sign too many", "DE", 52.52, -13.405],
])("reports coordinates in another country: %s", async (_, country, latitude, longitude) => {
  expect(await told(country, latitude, longitude)).toContain(
    `Este ponto (${latitude}, ${longitude}) não fica no país do endereço (`,
  );
});
