import { describe, expect, test } from "vitest";
import { createWorkspace, type Workspace } from "../testing/content/workspace.ts";
import {
  dateInTimeZone,
  eventsWithExpiry,
  hasExpired,
  isHidden,
  isPastEvent,
  upcomingChanges,
  upcomingSpecialDays,
} from "./content-schedule.ts";

describe("content on a given date", () => {
  test.each([
    [{}, true],
    [{ draft: true }, false],
    [{ publishAt: "2024-02-05" }, true],
    [{ publishAt: "2024-02-06" }, false],
    [{ expiresAt: "2024-02-06" }, true],
    [{ expiresAt: "2024-02-05" }, false],
    [{ publishAt: "2024-02-01", expiresAt: "2024-02-10" }, true],
    [{ draft: true, publishAt: "2024-02-01" }, false],
  ])("%o is visible: %s", (content, seen) => {
    expect(isHidden(content, "2024-02-05")).toBe(!seen);
  });

  test("content without an expiry date has not expired", () => {
    expect(hasExpired({ publishAt: "2024-01-01" }, "2024-02-05")).toBe(false);
  });
});

test("dateInTimeZone returns the date in the given time zone, and in UTC for an unknown zone", () => {
  const moment = new Date("2024-03-01T01:30:00Z");
  expect(dateInTimeZone("America/Sao_Paulo", moment)).toBe("2024-02-29");
  expect(dateInTimeZone("Asia/Tokyo", moment)).toBe("2024-03-01");
  expect(dateInTimeZone("Nowhere/None", moment)).toBe("2024-03-01");
});

test("lists the upcoming changes of content and notices that are not drafts", () => {
  const contents = [
    { title: "Old", publishAt: "2024-01-01", expiresAt: "2024-02-05" },
    { title: "Recess", publishAt: "2024-03-01", expiresAt: "2024-04-01" },
    { title: "Secret", draft: true, publishAt: "2024-03-01" },
    {
      title: "Page",
      blocks: [
        { type: "notice", description: "*Closed*. [Why](/blog)", expiresAt: "2024-02-20" },
        { type: "notice", title: "**Late**", expiresAt: "2024-02-21", draft: true },
      ],
    },
  ];
  expect(upcomingChanges(contents, "2024-02-05")).toEqual([
    { date: "2024-02-20", kind: "goes", name: "Closed. Why" },
    { date: "2024-03-01", kind: "appears", name: "Recess" },
    { date: "2024-04-01", kind: "goes", name: "Recess" },
  ]);
});

test("treats an event as past after its last day, and lists its removal as an upcoming change", () => {
  const fair = { title: "Fair", date: "2024-02-28", until: "2024-02-29" };
  expect(["2024-02-29", "2024-03-01"].map((today) => isPastEvent(fair, today))).toEqual([
    false,
    true,
  ]);
  const list = [
    fair,
    { title: "Talk, *big*", date: "2024-02-10" },
    { title: "Typing", date: "2024-0" },
  ];
  expect(upcomingChanges(eventsWithExpiry(list), "2024-02-05")).toEqual([
    { date: "2024-02-11", kind: "goes", name: "Talk, big" },
    { date: "2024-03-01", kind: "goes", name: "Fair" },
  ]);
});

test("lists the special days that are not over, with their hours", () => {
  const days = [
    { label: "Carnival", date: "2024-02-12", until: "2024-02-14" },
    { label: "Christmas", date: "2020-12-25", everyYear: true, opens: "08:00", closes: "12:00" },
  ];
  expect(upcomingSpecialDays(days, "2024-02-15")).toEqual([
    {
      label: "Christmas",
      from: "2024-12-25",
      until: "2024-12-25",
      opens: "08:00",
      closes: "12:00",
    },
  ]);
});

const recess = `route: /recess
title: Recess
description: We are away.
publishAt: 2024-02-10
expiresAt: 2024-03-10
blocks:
  - {type: banner, title: Recess}
`;
const notice = `  - type: notice
    description: Closed this week.
    publishAt: 2024-02-15
    expiresAt: 2024-02-22
  - type: services
`;

async function dated(): Promise<Workspace> {
  const workspace = await createWorkspace();
  await workspace.file("pages/recess.yaml", recess);
  await workspace.edit("pages/home.yaml", "  - type: services\n", notice);
  await workspace.edit(
    "articles/brakes.yaml",
    "date: 2024-02-03",
    "date: 2024-02-03\nexpiresAt: 2024-03-20",
  );
  await workspace.edit("articles/chains.yaml", ": see [the brakes](/journal/brakes)", "");
  return workspace;
}

/** Returns the pages, articles and notices that visitors see on a date, as sorted labels. */
async function seenOn(date: string, workspace: Workspace): Promise<string[]> {
  const { site } = await workspace.load({ date });
  if (!site) throw new Error("The site does not load.");
  const notices = site.pages.flatMap(({ route, blocks }) =>
    blocks.filter(({ type }) => type === "notice").map(() => `notice on ${route}`),
  );
  const articles = site.articles.map(({ id }) => `article ${id}`);
  return [...site.pages.map(({ route }) => `page ${route}`), ...articles, ...notices].sort();
}

test("loads the pages, articles and notices that are visible on a given date", async () => {
  const workspace = await dated();
  const always = ["article chains", "page /", "page /404", "page /contact", "page /journal"];
  expect(await seenOn("2024-02-09", workspace)).toEqual(["article brakes", ...always]);
  expect(await seenOn("2024-02-21", workspace)).toEqual([
    "article brakes",
    "article chains",
    "notice on /",
    ...always.slice(1),
    "page /recess",
  ]);
  expect(await seenOn("2024-02-22", workspace)).toEqual([
    "article brakes",
    ...always,
    "page /recess",
  ]);
  expect(await seenOn("2024-03-20", workspace)).toEqual(always);
});

test("loads the same site on different dates, apart from dated content and redirects", async () => {
  const workspace = await dated();
  const [before, after] = await Promise.all(
    ["2024-02-09", "2024-03-20"].map((date) => workspace.load({ date })),
  );
  const { articles: first, redirects: _, today: __, ...rest } = before?.site ?? {};
  const { articles: second, redirects, today: ___, ...others } = after?.site ?? {};
  expect(rest).toEqual(others);
  expect(first?.filter(({ id }) => id !== "brakes")).toEqual(second);
  // Links to expired content are redirected.
  expect(redirects).toContainEqual({ from: "/journal/brakes", to: "/journal" });
});

describe("links to expiring pages", () => {
  const link = (more = "") => `  - type: notice
    description: See [the plan](/recess).${more}
  - type: services
`;

  async function report(date: string, block: string) {
    const workspace = await createWorkspace();
    await workspace.file("pages/recess.yaml", recess);
    await workspace.edit("pages/home.yaml", "  - type: services\n", block);
    return workspace.report({ date });
  }

  test("are reported before the page expires", async () => {
    expect(await report("2024-02-12", link())).toMatchInlineSnapshot(`
      "content/pages/home.yaml:10:33  (bloco 2, Aviso)
        Aviso: O link "/recess" leva a uma página que sai do ar em 2024-03-10. Depois, ele levará à página inicial ou ao blog: prepare a troca.
         9 |   - type: notice
        10 |     description: See [the plan](/recess).
           |                                 ^^^^^^^"
    `);
  });

  test("cause a warning from the day on which the page expires", async () => {
    expect(await report("2024-03-10", link())).toMatchInlineSnapshot(`
      "content/pages/home.yaml:10:33  (bloco 2, Aviso)
        Aviso: O link "/recess" leva a uma página que saiu do ar em 2024-03-10: quem o segue chega à página inicial ou ao blog. Apague o link, ou mude a data em "expiresAt".
         9 |   - type: notice
        10 |     description: See [the plan](/recess).
           |                                 ^^^^^^^"
    `);
  });

  test("are redirected to the home page or as redirects.yaml says, unless the page is a draft", async () => {
    const workspace = await createWorkspace();
    await workspace.file("pages/recess.yaml", recess);
    const on = async (date: string) => (await workspace.load({ date })).site?.redirects;
    expect(await on("2024-03-09")).toEqual([]);
    expect(await on("2024-03-10")).toEqual([{ from: "/recess", to: "/" }]);
    await workspace.file("redirects.yaml", "- {from: /recess, to: /contact}\n");
    expect(await on("2024-03-10")).toEqual([{ from: "/recess", to: "/contact" }]);
    await workspace.file("redirects.yaml", undefined);
    await workspace.edit(
      "pages/recess.yaml",
      "title: Recess\ndesc",
      "draft: true\ntitle: Recess\ndesc",
    );
    expect(await on("2024-03-10")).toEqual([]);
  });

  test("are not reported if they expire on the same date", async () => {
    const both = link("\n    expiresAt: 2024-03-10");
    expect(await report("2024-02-12", both)).toBe("");
    expect(await report("2024-03-10", both)).toBe("");
  });
});

test("reports content that expires no later than it is published", async () => {
  const workspace = await createWorkspace();
  await workspace.file("pages/recess.yaml", recess.replace("2024-03-10", "2024-02-10"));
  expect(await workspace.report({ date: "2024-02-05" })).toMatchInlineSnapshot(`
    "content/pages/recess.yaml:5:12
      Sai do ar em 2024-02-10, mas só entraria em 2024-02-10: assim, ninguém veria. Confira as duas: talvez estejam uma no lugar da outra.
      4 | publishAt: 2024-02-10
      5 | expiresAt: 2024-02-10
        |            ^^^^^^^^^^"
  `);
});
