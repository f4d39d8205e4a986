import { expect, test } from "vitest";
import { foldLetters, slugify, truncatedSlug } from "./text-normalization.ts";

test.each([
  ["Größe & Straße", "grosse-strasse"],
  ["Fußpflege Müller", "fusspflege-muller"],
  ["Rødgrød på Ærø", "rodgrod-pa-aero"],
  ["Łódź, żółć", "lodz-zolc"],
  ["Cœur et sœur à Nîmes", "coeur-et-soeur-a-nimes"],
  ["Đường Nguyễn Huệ", "duong-nguyen-hue"],
  ["Ilıca, İzmir, ŞİŞLİ", "ilica-izmir-sisli"],
  ["Þingvellir og Ísafjörður, Reyðarfjörður", "thingvellir-og-isafjordur-reydarfjordur"],
  ["Đakovo, Čačak, Šibenik", "dakovo-cacak-sibenik"],
  ["São João: 1º lugar, 10 m²", "sao-joao-1o-lugar-10-m2"],
  ["STRASSE · ẞ · ﬁm", "strasse-ss-fim"],
  ["Нужна помощь", ""],
  ["???", ""],
])("the slug of %j is %j", (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test.each([
  ["Ação entre amigos", 10, "acao-entre"],
  ["Ação entre amigos", 12, "acao-entre"],
  ["Ação entre amigos", 17, "acao-entre-amigos"],
  ["Inconstitucionalmente", 5, "incon"],
])("the slug of %j with at most %i letters is %j", (name, longest, slug) => {
  expect(truncatedSlug(name, longest)).toBe(slug);
});

test("foldLetters removes case and accents, but keeps letters of other scripts", () => {
  expect(foldLetters("Ё Ανάλυση")).toBe("е αναλυση");
});
