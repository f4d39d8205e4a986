import { describe, expect, test } from "vitest";
import { FakeClock } from "../../testing/studio/fake-clock.ts";
import { createSmallContentBackend, openWindow } from "../../testing/studio/session-windows.ts";
import type { FileChange } from "../../yaml/edit/file-change.ts";

const coming: FileChange = { file: "pages/new.yaml", whole: "title: Nova\n" };
const going: FileChange = { file: "faq.yaml", whole: null };
const renamed: FileChange = {
  file: "site.yaml",
  change: { kind: "set", path: "/name", value: "Bia" },
};
const title = { kind: "set", path: "/title", value: "Outra" } as const;

describe("adding and removing files", () => {
  test("is one undo step with a change to a third file, and is written at once", async () => {
    const host = createSmallContentBackend();
    const before = new Map(host.texts);
    const { session, clock } = await openWindow(host);
    expect(session.changeAll([coming, renamed, going])).toBeUndefined();
    expect(session.files()).toEqual(["pages/new.yaml", "site.yaml"]);
    expect([session.text("faq.yaml"), session.value("faq.yaml")]).toEqual([undefined, undefined]);
    await clock.advance(1000);
    expect([host.writes, session.state()]).toEqual([
      [["faq.yaml", "pages/new.yaml", "site.yaml"]],
      "saved",
    ]);
    expect(host.texts.has("faq.yaml")).toBe(false);
    expect(session.undo()).toMatchObject({ file: "pages/new.yaml" });
    await clock.advance(1000);
    expect([host.texts, session.state(), session.canUndo()]).toEqual([before, "saved", false]);
    session.redo();
    await clock.advance(1000);
    expect(host.texts.get("pages/new.yaml")).toBe("title: Nova\n");
    expect([host.texts.has("faq.yaml"), session.changedFiles()]).toEqual([
      false,
      ["faq.yaml", "pages/new.yaml", "site.yaml"],
    ]);
  });

  test("is refused if the new file exists or the removed file does not", async () => {
    const { session } = await openWindow(createSmallContentBackend());
    const there = { file: "faq.yaml", whole: "" };
    expect(session.changeAll([renamed, there])).toEqual({
      refused: "there-already",
      path: "",
      file: "faq.yaml",
    });
    expect(session.changeAll([{ file: "none.yaml", whole: null }])).toMatchObject({
      refused: "missing",
    });
    expect([session.canUndo(), session.state()]).toEqual([false, "saved"]);
  });

  test("overwrites existing files as one undo step if isReplacing is set", async () => {
    const host = createSmallContentBackend();
    const before = new Map(host.texts);
    const { session, clock } = await openWindow(host);
    const isReplacing = true;
    const changes: FileChange[] = [
      { file: "faq.yaml", whole: "- question: Só uma?\n  answer: Só.\n", isReplacing },
      { file: "site.yaml", whole: before.get("site.yaml") ?? "", isReplacing },
      { file: "none.yaml", whole: null, isReplacing },
      { file: "pages/new.yaml", whole: "title: Nova\n", isReplacing },
    ];
    expect(session.changeAll(changes)).toBeUndefined();
    await clock.advance(1000);
    expect(host.writes).toEqual([["faq.yaml", "pages/new.yaml"]]);
    session.undo();
    await clock.advance(1000);
    expect([host.texts, session.canUndo()]).toEqual([before, false]);
  });

  test("undoes the edits in a new file, and then the file itself, step by step", async () => {
    const host = createSmallContentBackend();
    const { session, clock } = await openWindow(host);
    session.changeAll([coming]);
    session.change("pages/new.yaml", title, { typing: "/title" });
    await clock.advance(1000);
    expect(host.texts.get("pages/new.yaml")).toBe("title: Outra\n");
    session.undo();
    session.undo();
    await clock.advance(1000);
    expect([host.texts.has("pages/new.yaml"), session.redo()?.file]).toEqual([
      false,
      "pages/new.yaml",
    ]);
  });

  test("keeps all changes as a draft while they would break another file", async () => {
    const host = createSmallContentBackend();
    host.texts.set("a.yaml", "link: um\n");
    host.texts.set("b.yaml", "id: um\n");
    const { session, clock } = await openWindow(host);
    session.changeAll([{ file: "b.yaml", whole: null }, renamed]);
    await clock.advance(1000);
    expect([session.state(), host.texts.get("b.yaml"), host.writes]).toEqual([
      "draft",
      "id: um\n",
      [],
    ]);
    session.change("a.yaml", { kind: "remove", path: "/link" });
    await clock.advance(1000);
    expect([session.state(), host.texts.has("b.yaml")]).toEqual(["saved", false]);
  });
});

describe("after a reload", () => {
  test("drafts of added and removed files are restored, and can be undone and redone", async () => {
    const host = createSmallContentBackend();
    const before = new Map(host.texts);
    const clock = new FakeClock();
    const one = await openWindow(host, clock);
    one.session.changeAll([{ file: "new.yaml", whole: "ERRO: 1\n" }, going]);
    await clock.advance(150);
    one.kill();
    const { session } = await openWindow(host, clock);
    expect([session.files(), session.state(), host.texts]).toEqual([
      ["new.yaml", "site.yaml"],
      "draft",
      before,
    ]);
    session.undo();
    await clock.advance(1000);
    expect([session.files(), session.state(), host.texts]).toEqual([
      ["faq.yaml", "site.yaml"],
      "saved",
      before,
    ]);
    session.redo();
    expect(session.files()).toEqual(["new.yaml", "site.yaml"]);
  });

  test("a change saved before the reload can be undone", async () => {
    const host = createSmallContentBackend();
    const before = new Map(host.texts);
    const clock = new FakeClock();
    const one = await openWindow(host, clock);
    one.session.changeAll([coming, going]);
    await clock.advance(1000);
    one.kill();
    const { session } = await openWindow(host, clock);
    expect(session.undo()?.files).toEqual(["pages/new.yaml", "faq.yaml"]);
    await clock.advance(1000);
    expect(host.texts).toEqual(before);
  });
});

describe("when another program changes the same file", () => {
  test("a change to a removed file is a conflict that the user resolves with either version", async () => {
    for (const keep of ["mine", "theirs"] as const) {
      const host = createSmallContentBackend();
      const { session, clock } = await openWindow(host);
      session.changeAll([going]);
      host.changeOutside("faq.yaml", "- question: Nova?\n");
      await clock.advance(1000);
      expect(session.conflicts()).toEqual([
        { file: "faq.yaml", mine: null, theirs: "- question: Nova?\n" },
      ]);
      session.resolveConflict("faq.yaml", keep);
      await clock.advance(1000);
      expect([host.texts.get("faq.yaml"), session.state()]).toEqual([
        keep === "mine" ? undefined : "- question: Nova?\n",
        "saved",
      ]);
      session.undo();
      await clock.advance(1000);
      expect(host.texts.get("faq.yaml")).toBe(keep === "mine" ? "- question: Nova?\n" : undefined);
    }
  });

  test("a new file does not overwrite the other program's file of the same name", async () => {
    const host = createSmallContentBackend();
    const { session, clock } = await openWindow(host);
    host.texts.set("pages/new.yaml", "title: Alheia\n");
    session.changeAll([coming, renamed]);
    await clock.advance(1000);
    expect([session.state(), host.texts.get("pages/new.yaml")]).toEqual([
      "conflict",
      "title: Alheia\n",
    ]);
    session.undo();
    await clock.advance(1000);
    expect([session.text("pages/new.yaml"), session.state()]).toEqual(["title: Alheia\n", "saved"]);
  });

  test("undo does not remove a new file that the other program has edited", async () => {
    const host = createSmallContentBackend();
    const { session, clock } = await openWindow(host);
    session.changeAll([coming]);
    await clock.advance(1000);
    host.changeOutside("pages/new.yaml", "title: Nova\n# deles\n");
    await clock.advance(1000);
    session.undo();
    await clock.advance(1000);
    expect(host.texts.get("pages/new.yaml")).toBe("title: Nova\n# deles\n");
  });

  test("an identical change causes no conflict", async () => {
    const host = createSmallContentBackend();
    const { session, clock } = await openWindow(host);
    session.changeAll([coming, going]);
    host.changeOutside("pages/new.yaml", "title: Nova\n");
    host.changeOutside("faq.yaml", null);
    await clock.advance(1000);
    expect([session.conflicts(), session.state()]).toEqual([[], "saved"]);
  });
});

test("a change that joins the last step is undone with it, also after the window was reopened", async () => {
  const host = createSmallContentBackend();
  const before = new Map(host.texts);
  const first = await openWindow(host);
  first.session.changeAll([renamed]);
  await first.clock.advance(2000);
  expect(first.session.changeAll([going], { joins: first.session.lastStepId() })).toBeUndefined();
  await first.clock.advance(1000);
  expect(host.texts.has("faq.yaml")).toBe(false);
  await first.session.close();
  const { session, clock } = await openWindow(host);
  session.undo();
  await clock.advance(1000);
  expect([host.texts, session.canUndo()]).toEqual([before, false]);
});

describe("an optional file", () => {
  const word = (value: string) => ({ kind: "set", path: "/header/menu", value }) as const;

  test("is created by the first change in it, and removed by undoing that step", async () => {
    const host = createSmallContentBackend();
    const { session, clock } = await openWindow(host);
    for (const value of ["Í", "Índ", "Índice"])
      expect(session.change("labels.yaml", word(value), { typing: "menu" })).toBeUndefined();
    await clock.advance(1000);
    expect(host.texts.get("labels.yaml")).toBe("header:\n  menu: Índice\n");
    expect(session.undo()).toMatchObject({ file: "labels.yaml", path: "/header/menu" });
    await clock.advance(1000);
    expect([host.texts.has("labels.yaml"), session.canUndo()]).toEqual([false, false]);
    session.redo();
    await clock.advance(1000);
    expect(host.texts.get("labels.yaml")).toBe("header:\n  menu: Índice\n");
  });

  test("is restored after the window was killed, and undo still removes it", async () => {
    const host = createSmallContentBackend();
    const first = await openWindow(host);
    first.session.change("theme.yaml", { kind: "set", path: "/radius", value: 4 }, { typing: "r" });
    first.session.change(
      "theme.yaml",
      { kind: "set", path: "/radius", value: 42 },
      { typing: "r" },
    );
    await first.clock.advance(150);
    first.kill();
    const { session, clock } = await openWindow(host, first.clock);
    await clock.advance(1000);
    expect(host.texts.get("theme.yaml")).toBe("radius: 42\n");
    session.undo();
    await clock.advance(1000);
    expect(host.texts.has("theme.yaml")).toBe(false);
  });

  test("keeps its comment when a value is added and undone", async () => {
    const host = createSmallContentBackend();
    host.texts.set("labels.yaml", "# Palavras\n");
    const { session, clock } = await openWindow(host);
    session.change("labels.yaml", word("Índice"));
    await clock.advance(1000);
    expect(host.texts.get("labels.yaml")).toBe("# Palavras\nheader:\n  menu: Índice\n");
    session.undo();
    await clock.advance(1000);
    expect(host.texts.get("labels.yaml")).toBe("# Palavras\n");
  });

  test("is not created by a change if it is missing from the optional files", async () => {
    const { session } = await openWindow(createSmallContentBackend());
    const change = { kind: "set", path: "/0/question", value: "?" } as const;
    expect(session.change("plans.yaml", change)).toMatchObject({ refused: "missing" });
  });
});
