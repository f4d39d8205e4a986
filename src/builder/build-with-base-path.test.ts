import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder } from "../testing/command.ts";
import { createWorkspace } from "../testing/content/workspace.ts";
import { addMenu } from "../testing/sites/menu-site.ts";
import { rootAddresses } from "../testing/sites/root-addresses.ts";
import { addTrades } from "../testing/sites/trades-site.ts";
import { buildSite } from "./build.ts";

const origin = "https://host.example";

const film = join(import.meta.dirname, "../testing/pictures/film.mp4");
const filmPage = `route: /filme
title: Filme
description: Uma roda que gira.
blocks:
  - type: video
    title: Uma roda
    lede: A roda dá uma volta.
    published: 2026-01-02
    poster: {src: sala.jpg, alt: Uma sala}
    file: {src: volta.mp4}
    captions: {src: volta.vtt}
  - type: map
    title: Onde fica
    placeholder: O mapa
    linkLabel: Abrir no mapa
    coordinates: {latitude: -16.73, longitude: -43.86}
`;

/** Builds a site for a base path, and returns the addresses in it. */
async function builtBelow(content: string) {
  const out = join(await createTestFolder(), "dist");
  const { diagnostics } = await buildSite({
    content,
    out,
    url: `${origin}/repo`,
    date: "2026-11-24",
  });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return rootAddresses(out, origin);
}

function placesOf(addresses: Awaited<ReturnType<typeof builtBelow>>): Set<string> {
  return new Set(addresses.map(({ place }) => place));
}

test("prefixes each address of a site with drawings with the base path", {
  timeout: 120_000,
}, async () => {
  const addresses = await builtBelow("src/testing/sites/bakery");
  expect(addresses.filter(({ path }) => !/^\/repo(?:[/?#]|$)/.test(path))).toEqual([]);
  const places = placesOf(addresses);
  for (const place of ["a href", "img src", "source srcset", "link href", "css", "text", "route"])
    expect(places).toContain(place);
});

test("prefixes each address of a site with photos, videos, search and custom blocks with the base path", {
  timeout: 120_000,
}, async () => {
  const workspace = await createWorkspace();
  await addMenu(workspace);
  await addTrades(workspace);
  await workspace.file("media/volta.mp4", await readFile(film));
  await workspace.file("media/volta.vtt", "WEBVTT\n\n00:00.000 --> 00:01.500\nA roda gira.\n");
  await workspace.file("pages/filme.yaml", filmPage);
  await workspace.edit("site.yaml", "language: pt-BR", "language: pt-BR\nsearch: true");
  const addresses = await builtBelow(workspace.directory);
  expect(addresses.filter(({ path }) => !/^\/repo(?:[/?#]|$)/.test(path))).toEqual([]);
  const prints = addresses.filter(({ place, path }) => {
    return place === "source srcset" && path.endsWith(".avif");
  });
  expect(prints.length).toBeGreaterThan(50);
  const places = placesOf(addresses);
  for (const place of ["video poster", "track src", "form action", "div data-index", "pages.0.0"])
    expect(places).toContain(place);
});
