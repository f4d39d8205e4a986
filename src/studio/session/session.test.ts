import { describe, expect, test } from "vitest";
import { FakeClock, flushTasks } from "../../testing/studio/fake-clock.ts";
import { createSmallContentBackend, openWindow } from "../../testing/studio/session-windows.ts";
import type { Change, SetChange } from "../../yaml/edit/change.ts";
import { readTree } from "../../yaml/parse/tree.ts";

const set = (path: string, value: string): SetChange => ({ kind: "set", path, value });
const first = "/0/question";

describe("an open session", () => {
  test("lists all texts with their parsed values, no pictures, and writes nothing by itself", async () => {
    const host = createSmallContentBackend();
    const before = new Map(host.texts);
    const { session, clock } = await openWindow(host);
    expect(session.files()).toEqual(["faq.yaml", "site.yaml"]);
    expect(session.text("site.yaml")).toBe("name: Ana\nphone: '1'\n");
    expect(session.value("site.yaml")).toEqual({ name: "Ana", phone: "1" });
    expect(session.value("site.yaml")).toBe(session.value("site.yaml"));
    expect([session.state(), session.problem(), session.canUndo()]).toEqual([
      "saved",
      undefined,
      false,
    ]);
    await clock.advance(5000);
    await session.close();
    expect(host.texts).toEqual(before);
    expect([host.writes, host.records]).toEqual([[], []]);
  });

  test("changes the text at once, and writes it 300 ms after the last edit", async () => {
    const host = createSmallContentBackend();
    const { session, clock } = await openWindow(host);
    const before = session.text("faq.yaml") ?? "";
    expect(session.change("faq.yaml", set(first, "Quanto é?"))).toBeUndefined();
    expect(session.text("faq.yaml")).toBe(before.replace("custa?", "é?"));
    expect([session.state(), session.changedFiles()]).toEqual(["saving", ["faq.yaml"]]);
    await clock.advance(250);
    session.change("faq.yaml", set(first, "Quanto seria?"));
    await clock.advance(250);
    expect(host.writes).toEqual([]);
    await clock.advance(100);
    expect(host.texts.get("faq.yaml")).toBe(before.replace("custa?", "seria?"));
    expect([host.writes, session.state()]).toEqual([[["faq.yaml"]], "saved"]);
  });

  test("keeps the YAML style of a field while text is typed in it", async () => {
    const host = createSmallContentBackend();
    host.texts.set("faq.yaml", "- question: >-\n    Quanto\n    custa\n  answer: b\n");
    const { session, clock } = await openWindow(host);
    for (const value of ["Quanto custa ", "Quanto custa i", "Quanto custa isso"]) {
      session.change("faq.yaml", set(first, value), { typing: first });
      await clock.advance(2000);
    }
    expect(host.texts.get("faq.yaml")).toBe(
      "- question: >-\n    Quanto\n    custa\n    isso\n  answer: b\n",
    );
    session.undo();
    session.undo();
    expect(session.value("faq.yaml")).toMatchObject([{ question: "Quanto custa " }]);
  });

  test("refuses an impossible change with the file name, and applies none of a group", async () => {
    const { session } = await openWindow(createSmallContentBackend());
    expect(session.change("faq.yaml", { kind: "remove", path: "/9" })).toEqual({
      refused: "missing",
      path: "/9",
      file: "faq.yaml",
    });
    expect(session.change("other.yaml", set("/a", "b"))).toMatchObject({ refused: "missing" });
    const both = [
      { file: "site.yaml", change: set("/name", "Bia") },
      { file: "faq.yaml", change: set("/7/question", "?") },
    ];
    expect(session.changeAll(both)).toMatchObject({ file: "faq.yaml" });
    expect(session.text("site.yaml")).toContain("Ana");
    expect([session.canUndo(), session.state()]).toEqual([false, "saved"]);
  });

  test("notifies subscribers until they unsubscribe", async () => {
    const { session, clock } = await openWindow(createSmallContentBackend());
    const heard: string[] = [];
    const stop = session.subscribe(({ files }) => heard.push(...files, session.state()));
    session.change("site.yaml", set("/name", "Bia"));
    await clock.advance(400);
    expect([heard[0], heard[1], heard.at(-1)]).toEqual(["site.yaml", "saving", "saved"]);
    stop();
    heard.length = 0;
    session.undo();
    expect(heard).toEqual([]);
  });
});

describe("undo and redo", () => {
  test("group edits with the same typing key within a second, and return the edited place", async () => {
    const { session, clock } = await openWindow(createSmallContentBackend());
    const before = session.text("faq.yaml");
    const type = (value: string, typing = "a") =>
      session.change("faq.yaml", set(first, value), { typing });
    for (const value of ["Q", "Qu", "Qua"]) {
      type(value);
      await clock.advance(900);
    }
    await clock.advance(200);
    type("Qual");
    type("Qual?", "b");
    expect(session.undo()).toEqual({ file: "faq.yaml", path: first, files: ["faq.yaml"] });
    expect(session.value("faq.yaml")).toMatchObject([{ question: "Qual" }, {}]);
    session.undo();
    expect(session.value("faq.yaml")).toMatchObject([{ question: "Qua" }, {}]);
    session.undo();
    expect([session.text("faq.yaml"), session.undo(), session.canUndo()]).toEqual([
      before,
      undefined,
      false,
    ]);
    for (const _ of "abc") session.redo();
    expect(session.value("faq.yaml")).toMatchObject([{ question: "Qual?" }, {}]);
    expect([session.redo(), session.canRedo()]).toEqual([undefined, false]);
  });

  test("a new change clears the redo steps", async () => {
    const { session } = await openWindow(createSmallContentBackend());
    session.change("site.yaml", set("/name", "Bia"));
    session.undo();
    expect(session.canRedo()).toBe(true);
    session.change("site.yaml", set("/name", "Cai"));
    expect(session.canRedo()).toBe(false);
  });

  test("return the index of an item that was appended to a list", async () => {
    const { session } = await openWindow(createSmallContentBackend());
    session.change("faq.yaml", {
      kind: "insert",
      path: "/-",
      value: { question: "?", answer: "!" },
    });
    expect(session.undo()).toMatchObject({ path: "/2" });
  });

  test("a change of several files is one undo step and one write", async () => {
    const host = createSmallContentBackend();
    const { session, clock } = await openWindow(host);
    const before = new Map(host.texts);
    session.changeAll([
      { file: "site.yaml", change: set("/name", "Bia") },
      { file: "faq.yaml", change: [set(first, "Um?"), set("/1/question", "Dois?")] },
    ]);
    await clock.advance(300);
    expect(host.writes).toEqual([["faq.yaml", "site.yaml"]]);
    expect(session.undo()).toEqual({
      file: "site.yaml",
      path: "/name",
      files: ["site.yaml", "faq.yaml"],
    });
    await clock.advance(300);
    expect([host.texts, session.changedFiles(), host.writes.length]).toEqual([before, [], 2]);
  });

  test("survive two reloads", async () => {
    const host = createSmallContentBackend();
    const clock = new FakeClock();
    const before = new Map(host.texts);
    const one = await openWindow(host, clock);
    one.session.change("faq.yaml", set(first, "Um?"));
    one.session.change("site.yaml", set("/name", "Bia"));
    one.session.change("faq.yaml", set("/1/question", "Dois?"));
    one.session.undo();
    await clock.advance(1000);
    one.kill();
    const two = await openWindow(host, clock);
    expect([two.session.state(), two.session.canUndo(), two.session.canRedo()]).toEqual([
      "saved",
      true,
      true,
    ]);
    expect(two.session.redo()).toMatchObject({ path: "/1/question" });
    two.session.change("site.yaml", set("/phone", "2"));
    await clock.advance(1000);
    two.kill();
    const three = await openWindow(host, clock);
    expect(three.session.undo()).toMatchObject({ path: "/phone" });
    for (const _ of "abc") three.session.undo();
    await clock.advance(1000);
    expect([three.session.canUndo(), host.texts]).toEqual([false, before]);
  });
});

describe("the journal", () => {
  test("receives all edits within 200 ms, in a single call", async () => {
    const host = createSmallContentBackend();
    const { session, clock, kill } = await openWindow(host);
    for (const value of ["a", "ab", "abc"]) session.change("site.yaml", set("/name", value));
    expect(host.appends).toBe(0);
    await clock.advance(200);
    expect(host.appends).toBe(1);
    kill();
    const again = await openWindow(host, clock);
    expect(again.session.value("site.yaml")).toMatchObject({ name: "abc" });
  });

  test("restores an edit that was never written, and then saves it", async () => {
    const host = createSmallContentBackend();
    const clock = new FakeClock();
    const one = await openWindow(host, clock);
    one.session.change("site.yaml", set("/name", "Bia"));
    await clock.advance(200);
    one.kill();
    const two = await openWindow(host, clock);
    expect(two.session.value("site.yaml")).toEqual({ name: "Bia", phone: "1" });
    expect([two.session.state(), two.session.changedFiles(), host.writes]).toEqual([
      "draft",
      ["site.yaml"],
      [],
    ]);
    await clock.advance(300);
    expect([host.texts.get("site.yaml"), two.session.state()]).toEqual([
      "name: Bia\nphone: '1'\n",
      "saved",
    ]);
    two.session.undo();
    expect(two.session.value("site.yaml")).toMatchObject({ name: "Ana" });
  });

  test("is not replayed if the disk already has the edit, even if it is reverted later", async () => {
    const host = createSmallContentBackend();
    const clock = new FakeClock();
    const one = await openWindow(host, clock);
    one.session.change("site.yaml", set("/name", "Bia"));
    await clock.advance(250);
    // The write succeeded, but its response was lost.
    host.texts.set("site.yaml", one.session.text("site.yaml") ?? "");
    one.kill();
    const two = await openWindow(host, clock);
    expect([two.session.state(), two.session.text("site.yaml")]).toEqual([
      "saved",
      "name: Bia\nphone: '1'\n",
    ]);
    // The user reverts the change with another program. It must stay reverted.
    two.session.change("faq.yaml", set(first, "?"));
    await clock.advance(1000);
    two.kill();
    host.texts.set("site.yaml", "name: Ana\nphone: '1'\n");
    const three = await openWindow(host, clock);
    expect(three.session.value("site.yaml")).toMatchObject({ name: "Ana" });
  });

  test("does not restore a saved change that was reverted on disk", async () => {
    const host = createSmallContentBackend();
    const clock = new FakeClock();
    const before = host.texts.get("site.yaml") ?? "";
    const one = await openWindow(host, clock);
    one.session.change("site.yaml", set("/name", "Bia"));
    await clock.advance(1000);
    one.kill();
    host.texts.set("site.yaml", before);
    const two = await openWindow(host, clock);
    expect([two.session.text("site.yaml"), two.session.state()]).toEqual([before, "saved"]);
  });

  test("is merged with changes by another program, or reports a conflict with both versions", async () => {
    const host = createSmallContentBackend();
    const clock = new FakeClock();
    const one = await openWindow(host, clock);
    one.session.change("site.yaml", set("/name", "ERRO"));
    one.session.change("faq.yaml", set(first, "ERRO"));
    await clock.advance(1000);
    one.kill();
    host.texts.set("site.yaml", "name: Ana\nphone: '2'\n");
    const theirs = (host.texts.get("faq.yaml") ?? "").replace("Quanto custa", "Qual o preço");
    host.texts.set("faq.yaml", theirs);
    const { session } = await openWindow(host, clock);
    expect(session.text("site.yaml")).toBe("name: ERRO\nphone: '2'\n");
    expect(session.state()).toBe("conflict");
    const mine = theirs.replace("Qual o preço?", "ERRO");
    expect(session.conflicts()).toEqual([{ file: "faq.yaml", mine, theirs }]);
  });

  test("restores a draft from compacted records with only the last one per file", async () => {
    const host = createSmallContentBackend();
    const clock = new FakeClock();
    const one = await openWindow(host, clock);
    for (const value of ["E", "ER", "ERR", "ERRO", "ERRO!"]) {
      one.session.change("site.yaml", set("/name", value));
      one.session.change("faq.yaml", set(first, value));
      await clock.advance(150);
    }
    one.kill();
    const last = new Map(host.records.map((record) => [record.file, record]));
    host.records = host.records.filter((record) => last.get(record.file) === record);
    const two = await openWindow(host, clock);
    expect(two.session.value("site.yaml")).toMatchObject({ name: "ERRO!" });
    expect(two.session.value("faq.yaml")).toMatchObject([{ question: "ERRO!" }, {}]);
    // Undo must not revert wrongly although entries of steps are lost.
    while (two.session.canUndo()) two.session.undo();
    expect(two.session.value("site.yaml")).toBeDefined();
  });

  test("a late write of a killed window causes no conflict, and later edits are kept", async () => {
    const host = createSmallContentBackend();
    const clock = new FakeClock();
    const one = await openWindow(host, clock);
    one.session.change("site.yaml", set("/name", "Bia"));
    const onItsWay = one.session.text("site.yaml") ?? "";
    one.session.change("site.yaml", set("/name", "Caio"));
    await clock.advance(200);
    one.kill();
    const two = await openWindow(host, clock);
    host.changeOutside("site.yaml", onItsWay);
    await clock.advance(1000);
    expect([two.session.state(), host.texts.get("site.yaml")]).toEqual([
      "saved",
      "name: Caio\nphone: '1'\n",
    ]);
    two.session.undo();
    expect(two.session.text("site.yaml")).toBe(onItsWay);
  });

  test("a write that the killed window never confirmed causes no conflict with later typing", async () => {
    const host = createSmallContentBackend();
    const clock = new FakeClock();
    const one = await openWindow(host, clock);
    const typing = { typing: "/name" };
    for (const name of ["Anab", "Anabe"])
      one.session.change("site.yaml", set("/name", name), typing);
    const arrived = one.session.text("site.yaml") ?? "";
    one.session.change("site.yaml", set("/name", "Anabela"), typing);
    await clock.advance(200);
    one.kill();
    host.texts.set("site.yaml", arrived);
    const two = await openWindow(host, clock);
    await clock.advance(1000);
    expect([two.session.state(), host.texts.get("site.yaml")]).toEqual([
      "saved",
      "name: Anabela\nphone: '1'\n",
    ]);
    two.session.undo();
    expect(two.session.text("site.yaml")).toBe("name: Ana\nphone: '1'\n");
  });

  test.each([
    ["before the next window opens", true],
    ["when the next window is open", false],
  ])(
    "accepts unjournaled last letters of a killed window that reach the disk %s",
    async (_, isBefore) => {
      const host = createSmallContentBackend();
      const clock = new FakeClock();
      const one = await openWindow(host, clock);
      one.session.change("site.yaml", set("/name", "Anab"), { typing: "/name" });
      await clock.advance(200);
      one.kill();
      const further = "name: Anabela\nphone: '1'\n";
      if (isBefore) host.texts.set("site.yaml", further);
      const two = await openWindow(host, clock);
      if (!isBefore) host.changeOutside("site.yaml", further);
      await clock.advance(1000);
      expect([two.session.state(), host.texts.get("site.yaml")]).toEqual(["saved", further]);
    },
  );

  test("ignores records that are not session entries", async () => {
    const host = createSmallContentBackend();
    host.records.push({ file: "site.yaml", time: 1e12, text: "{}" });
    host.records.push({ file: "site.yaml", time: Date.UTC(2026, 10, 22), text: "name: X" });
    const { session } = await openWindow(host);
    expect([session.state(), session.text("site.yaml")]).toEqual([
      "saved",
      "name: Ana\nphone: '1'\n",
    ]);
  });
});

describe("an edit that adds an error", () => {
  test("stays a draft while edits in other files are saved", async () => {
    const host = createSmallContentBackend();
    const { session, clock } = await openWindow(host);
    session.change("site.yaml", set("/name", "ERRO"));
    session.change("faq.yaml", set(first, "Um?"));
    await clock.advance(300);
    expect([session.state(), host.writes]).toEqual(["draft", [["faq.yaml"]]]);
    expect(session.diagnostics()).toMatchObject([
      { file: "site.yaml", path: "/name", code: "wrong" },
    ]);
    session.change("site.yaml", set("/name", "Certo"));
    await clock.advance(300);
    expect([session.state(), host.writes.at(-1), session.diagnostics()]).toEqual([
      "saved",
      ["site.yaml"],
      [],
    ]);
  });

  test("blocks only its own field, and is saved once it is fixed", async () => {
    const host = createSmallContentBackend();
    const { session, clock } = await openWindow(host);
    session.change("site.yaml", set("/name", "ERRO"));
    await clock.advance(400);
    session.change("site.yaml", set("/phone", "2"));
    await clock.advance(400);
    expect([host.texts.get("site.yaml"), session.text("site.yaml"), session.state()]).toEqual([
      "name: Ana\nphone: '2'\n",
      "name: ERRO\nphone: '2'\n",
      "draft",
    ]);
    session.change("site.yaml", set("/name", "Bia"));
    await clock.advance(400);
    expect([host.texts.get("site.yaml"), session.state()]).toEqual([
      "name: Bia\nphone: '2'\n",
      "saved",
    ]);
    for (const _ of "abc") session.undo();
    await clock.advance(400);
    expect(host.texts.get("site.yaml")).toBe("name: Ana\nphone: '1'\n");
  });

  test("is restored after a reload beside the saved edits, and can be undone", async () => {
    const host = createSmallContentBackend();
    const clock = new FakeClock();
    const one = await openWindow(host, clock);
    one.session.change("site.yaml", set("/name", "ERRO"));
    one.session.change("site.yaml", set("/phone", "2"));
    await clock.advance(1000);
    one.kill();
    const { session } = await openWindow(host, clock);
    await clock.advance(1000);
    expect([session.value("site.yaml"), session.state(), session.conflicts()]).toEqual([
      { name: "ERRO", phone: "2" },
      "draft",
      [],
    ]);
    expect(host.texts.get("site.yaml")).toBe("name: Ana\nphone: '2'\n");
    session.undo();
    session.undo();
    await clock.advance(1000);
    expect([session.state(), host.texts.get("site.yaml")]).toEqual([
      "saved",
      "name: Ana\nphone: '1'\n",
    ]);
  });

  test("is restored even if the window was killed before it learned that the rest was written", async () => {
    const host = createSmallContentBackend();
    const clock = new FakeClock();
    const one = await openWindow(host, clock);
    one.session.change("site.yaml", set("/name", "ERRO"));
    one.session.change("site.yaml", set("/phone", "2"));
    await clock.advance(250);
    one.kill();
    host.texts.set("site.yaml", "name: Ana\nphone: '2'\n");
    const { session } = await openWindow(host, clock);
    await clock.advance(1000);
    expect([session.value("site.yaml"), session.state(), session.conflicts()]).toEqual([
      { name: "ERRO", phone: "2" },
      "draft",
      [],
    ]);
  });

  test("blocks only its item while other list items are added, edited and moved", async () => {
    const host = createSmallContentBackend();
    const { session, clock } = await openWindow(host);
    const before = host.texts.get("faq.yaml") ?? "";
    const change = async (change: Change) => {
      session.change("faq.yaml", change);
      await clock.advance(400);
    };
    const onDisk = () => readTree(host.texts.get("faq.yaml") ?? "");
    await change({ kind: "insert", path: "/1", value: { question: "ERRO", answer: "?" } });
    await change(set("/1/answer", "!"));
    expect(host.texts.get("faq.yaml")).toBe(before);
    await change(set("/0/answer", "Sim."));
    await change(set("/2/question", "ERRO"));
    await change(set("/2/answer", "Ali."));
    expect(host.texts.get("faq.yaml")).toBe(
      before.replace("Depende.", "Sim.").replace("No centro.", "Ali."),
    );
    await change({ kind: "insert", path: "/-", value: { question: "Fim?", answer: "Fim." } });
    await change({ kind: "move", path: "/3", to: 0 });
    expect(onDisk()).toMatchObject({
      value: [
        { question: "Fim?", answer: "Fim." },
        { question: "Quanto custa?", answer: "Sim." },
        { question: "Onde fica?", answer: "Ali." },
      ],
    });
    await change(set("/2/question", "Novo?"));
    await change(set("/3/question", "Onde?"));
    expect([session.state(), host.texts.get("faq.yaml")]).toEqual([
      "saved",
      session.text("faq.yaml"),
    ]);
  });

  test("lets its list item move on disk with the last valid text", async () => {
    const host = createSmallContentBackend();
    const { session, clock } = await openWindow(host);
    session.change("faq.yaml", set("/0/question", "ERRO"));
    await clock.advance(400);
    session.change("faq.yaml", { kind: "move", path: "/0", to: 1 });
    await clock.advance(400);
    expect(readTree(host.texts.get("faq.yaml") ?? "")).toMatchObject({
      value: [
        { question: "Onde fica?", answer: "No centro." },
        { question: "Quanto custa?", answer: "Depende." },
      ],
    });
    expect(host.texts.get("faq.yaml")).toContain("# preço");
  });

  test("is merged with a change that another program writes to the file", async () => {
    const host = createSmallContentBackend();
    const { session, clock } = await openWindow(host);
    host.texts.set("site.yaml", "name: Ana\nphone: '1'\n");
    session.change("site.yaml", set("/name", "ERRO"));
    session.change("site.yaml", set("/phone", "2"));
    await clock.advance(1000);
    host.changeOutside("site.yaml", "# fora\nname: Ana\nphone: '2'\n");
    await clock.advance(1000);
    expect([session.text("site.yaml"), session.state()]).toEqual([
      "# fora\nname: ERRO\nphone: '2'\n",
      "draft",
    ]);
    session.change("site.yaml", set("/name", "Bia"));
    await clock.advance(1000);
    expect(host.texts.get("site.yaml")).toBe("# fora\nname: Bia\nphone: '2'\n");
  });

  test.each([
    ["before a reload", false],
    ["after a reload", true],
  ])("does not restore what another program reverted in the file (%s)", async (_, isAgain) => {
    const host = createSmallContentBackend();
    const one = await openWindow(host);
    const { clock } = one;
    let { session } = one;
    const before = host.texts.get("site.yaml") ?? "";
    session.change("site.yaml", set("/phone", "2"));
    await clock.advance(1000);
    session.change("site.yaml", set("/name", "ERRO"));
    session.change("site.yaml", { kind: "insert", path: "/town", value: "Rio" });
    await clock.advance(1000);
    expect(host.texts.get("site.yaml")).toBe("name: Ana\nphone: '2'\ntown: Rio\n");
    if (isAgain) {
      one.kill();
      ({ session } = await openWindow(host, clock));
    }
    host.changeOutside("site.yaml", before);
    await clock.advance(1000);
    expect([host.texts.get("site.yaml"), session.value("site.yaml")]).toEqual([
      before,
      { name: "ERRO", phone: "1" },
    ]);
  });

  test("blocks the changes of its own step, and nothing else in the file", async () => {
    const host = createSmallContentBackend();
    host.texts.set("site.yaml", "name: Ana\nphone: '1'\ntown: Rio\nkind: a\n");
    const { session, clock } = await openWindow(host);
    session.change("site.yaml", [set("/name", "ERRO"), set("/phone", "2")]);
    await clock.advance(400);
    session.change("site.yaml", set("/town", "Ouro"));
    await clock.advance(400);
    session.change("site.yaml", [set("/kind", "b"), { kind: "insert", path: "/a", value: "ERRO" }]);
    session.change("site.yaml", set("/town", "Lima"));
    await clock.advance(400);
    expect(host.texts.get("site.yaml")).toBe("name: Ana\nphone: '1'\ntown: Lima\nkind: a\n");
    session.change("site.yaml", set("/a", "b"));
    await clock.advance(400);
    expect(host.texts.get("site.yaml")).toBe("name: Ana\nphone: '1'\ntown: Lima\nkind: b\na: b\n");
    session.change("site.yaml", set("/name", "Bia"));
    await clock.advance(400);
    expect(host.texts.get("site.yaml")).toBe("name: Bia\nphone: '2'\ntown: Lima\nkind: b\na: b\n");
  });

  test("does not block a later step across several files, unless that step adds an error", async () => {
    const host = createSmallContentBackend();
    const { session, clock } = await openWindow(host);
    session.change("site.yaml", set("/name", "ERRO"));
    await clock.advance(400);
    session.changeAll([
      { file: "site.yaml", change: set("/phone", "2") },
      { file: "faq.yaml", change: set(first, "Um?") },
    ]);
    await clock.advance(400);
    expect([host.texts.get("site.yaml"), host.writes]).toEqual([
      "name: Ana\nphone: '2'\n",
      [["faq.yaml", "site.yaml"]],
    ]);
    expect([session.state(), session.text("site.yaml")]).toEqual([
      "draft",
      "name: ERRO\nphone: '2'\n",
    ]);
    session.changeAll([
      { file: "site.yaml", change: set("/phone", "ERRO") },
      { file: "faq.yaml", change: set(first, "Dois?") },
    ]);
    await clock.advance(400);
    expect(host.writes).toHaveLength(1);
  });

  test("leaves no draft state after it is undone: the next edit is saving", async () => {
    const { session, clock } = await openWindow(createSmallContentBackend());
    session.change("site.yaml", set("/name", "ERRO"));
    await clock.advance(1300);
    session.undo();
    session.change("site.yaml", set("/name", "Certo"));
    expect(session.state()).toBe("saving");
  });

  test("in another file is held back, while the other file is saved", async () => {
    const host = createSmallContentBackend();
    host.texts.set("ids.yaml", "a:\n  id: um\nb: x\n");
    host.texts.set("links.yaml", "link: um\ntext: y\n");
    const { session, clock } = await openWindow(host);
    session.change("ids.yaml", set("/a/id", "dois"));
    session.change("links.yaml", set("/text", "z"));
    await clock.advance(300);
    expect([session.state(), host.writes]).toEqual(["draft", [["links.yaml"]]]);
    session.change("links.yaml", set("/link", "dois"));
    await clock.advance(300);
    expect([session.state(), host.writes.at(-1)?.sort()]).toEqual([
      "saved",
      ["ids.yaml", "links.yaml"],
    ]);
  });

  test("in another file blocks no other edits in either file", async () => {
    const host = createSmallContentBackend();
    host.texts.set("ids.yaml", "list:\n  - id: um\n  - kind: a # aqui\n    id: dois\nb: x\n");
    host.texts.set("links.yaml", "link: dois\ntext: y\n");
    const { session, clock } = await openWindow(host);
    session.change("ids.yaml", { kind: "remove", path: "/list/1" });
    session.change("ids.yaml", set("/b", "z"));
    session.change("links.yaml", set("/text", "w"));
    await clock.advance(300);
    expect([host.texts.get("ids.yaml"), host.texts.get("links.yaml"), session.state()]).toEqual([
      "list:\n  - id: um\n  - kind: a # aqui\n    id: dois\nb: z\n",
      "link: dois\ntext: w\n",
      "draft",
    ]);
    session.change("links.yaml", set("/link", "um"));
    await clock.advance(300);
    expect([host.texts.get("ids.yaml"), session.state()]).toEqual([
      "list:\n  - id: um\nb: z\n",
      "saved",
    ]);
  });

  test("blocks the changes to other files in the same step", async () => {
    const host = createSmallContentBackend();
    const { session, clock } = await openWindow(host);
    session.changeAll([
      { file: "site.yaml", change: set("/name", "ERRO") },
      { file: "faq.yaml", change: set(first, "Um?") },
    ]);
    await clock.advance(300);
    expect([session.state(), host.writes]).toEqual(["draft", []]);
  });

  test("errors that existed on opening block nothing and are listed first, even if they move", async () => {
    const host = createSmallContentBackend();
    host.texts.set("site.yaml", "name: ERRO\nphone: '1'\n");
    const { session, clock } = await openWindow(host);
    expect(session.state()).toBe("saved");
    session.change("site.yaml", { kind: "insert", path: "/a", value: "AVISO", before: "name" });
    session.change("faq.yaml", set(first, "ERRO"));
    await clock.advance(300);
    expect(host.writes).toEqual([["site.yaml"]]);
    expect(session.diagnostics().map(({ file, code }) => `${file} ${code}`)).toEqual([
      "site.yaml wrong",
      "faq.yaml wrong",
      "site.yaml doubtful",
    ]);
    expect(session.diagnostics().map((told) => session.isPreexisting(told))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("is reported before the save is due", async () => {
    const { session, clock } = await openWindow(createSmallContentBackend());
    session.change("site.yaml", set("/name", "ERRO"));
    await clock.advance(60);
    expect(session.diagnostics()).toHaveLength(1);
  });

  test("an error within one file is reported before all files are checked together", async () => {
    const { session, check, clock } = await openWindow(createSmallContentBackend());
    check.whole = new Promise(() => undefined);
    session.change("site.yaml", set("/name", "ERRO"));
    await clock.advance(60);
    expect(session.diagnostics().map(({ file, code }) => [file, code])).toEqual([
      ["site.yaml", "wrong"],
    ]);
  });

  test("the check receives all texts once, then only changed ones", async () => {
    const { session, check, clock } = await openWindow(createSmallContentBackend());
    expect(check.calls).toEqual([["faq.yaml", "site.yaml"]]);
    session.change("site.yaml", set("/name", "Bia"));
    await clock.advance(300);
    expect(check.calls.slice(1)).toEqual([["site.yaml"]]);
  });

  test("a failing check blocks saving, is reported and is retried", async () => {
    const host = createSmallContentBackend();
    const { session, check, clock } = await openWindow(host);
    check.isBroken = true;
    session.change("site.yaml", set("/name", "Bia"));
    await clock.advance(300);
    expect([session.state(), session.problem(), host.writes]).toEqual([
      "error",
      "A conferência parou de responder, e nada é salvo sem ela. Recarregue a página: o que você escreveu está guardado.",
      [],
    ]);
    check.isBroken = false;
    await clock.advance(5000);
    expect([session.state(), host.writes]).toEqual(["saved", [["site.yaml"]]]);
    expect(check.calls.at(-1)).toEqual(["faq.yaml", "site.yaml"]);
  });

  test("a failing check is reported, but the state is saved if no edit is pending", async () => {
    const { session, check, clock } = await openWindow(createSmallContentBackend());
    check.isBroken = true;
    session.change("site.yaml", set("/name", "Bia"));
    await clock.advance(40);
    expect(session.state()).toBe("error");
    session.undo();
    expect([session.state(), session.problem()]).toEqual([
      "saved",
      expect.stringContaining("A conferência parou de responder"),
    ]);
  });
});

describe("a file that another program changes", () => {
  test("is reloaded if no edit is pending, and earlier edits can still be undone", async () => {
    const host = createSmallContentBackend();
    const { session, clock } = await openWindow(host);
    session.change("site.yaml", set("/name", "Bia"));
    await clock.advance(1000);
    host.changeOutside("site.yaml", "# Novo\nname: Bia\nphone: '2'\n");
    await clock.advance(1000);
    expect([session.text("site.yaml"), session.state()]).toEqual([
      "# Novo\nname: Bia\nphone: '2'\n",
      "saved",
    ]);
    expect(session.undo()).toMatchObject({ path: "/name" });
    await clock.advance(1000);
    expect(host.texts.get("site.yaml")).toBe("# Novo\nname: Ana\nphone: '2'\n");
  });

  test("undo stops at an edit whose field the other program changed", async () => {
    const host = createSmallContentBackend();
    const { session, clock } = await openWindow(host);
    session.change("site.yaml", set("/phone", "3"));
    session.change("site.yaml", set("/name", "Bia"));
    session.change("faq.yaml", set(first, "?"));
    await clock.advance(1000);
    host.changeOutside("site.yaml", "name: Caio\nphone: '3'\n");
    await clock.advance(1000);
    expect(session.undo()).toMatchObject({ file: "faq.yaml" });
    expect(session.undo()).toBeUndefined();
  });

  test("undo does not revert a move again if the other program has already reverted it", async () => {
    const item = (id: string) => `  - type: ${id}\n    id: ${id}\n    title: Um ${id}\n`;
    const page = (...ids: string[]) => `blocks:\n${ids.map(item).join("\n")}`;
    const orders = [
      ["a", "b", "c", "d"],
      ["b", "a", "c"],
      ["d", "c", "b", "a", "e"],
    ];
    for (const ids of orders) {
      for (const from of ids.keys()) {
        for (const to of ids.keys()) {
          const host = createSmallContentBackend();
          host.texts.set("site.yaml", page(...ids));
          const { session, clock } = await openWindow(host);
          session.change("site.yaml", { kind: "move", path: `/blocks/${from}`, to });
          await clock.advance(1000);
          host.changeOutside("site.yaml", page(...ids));
          await clock.advance(1000);
          session.undo();
          expect(session.text("site.yaml"), `${ids} ${from} ${to}`).toBe(page(...ids));
        }
      }
    }
  });

  test("is merged with pending edits in other fields", async () => {
    const host = createSmallContentBackend();
    const { session, clock } = await openWindow(host);
    session.change("site.yaml", set("/name", "Bia"));
    host.changeOutside("site.yaml", "name: Ana\nphone: '2' # novo\n");
    await clock.advance(1000);
    expect([host.texts.get("site.yaml"), session.state()]).toEqual([
      "name: Bia\nphone: '2' # novo\n",
      "saved",
    ]);
    session.undo();
    await clock.advance(1000);
    expect(host.texts.get("site.yaml")).toBe("name: Ana\nphone: '2' # novo\n");
  });

  test("is never overwritten: in a conflict the user can choose their own version, with undo", async () => {
    const host = createSmallContentBackend();
    const { session, clock } = await openWindow(host);
    session.change("site.yaml", set("/name", "Bia"));
    session.change("faq.yaml", set(first, "?"));
    host.changeOutside("site.yaml", "name: Caio\nphone: '2'\n");
    await clock.advance(1000);
    expect([session.state(), host.writes]).toEqual(["conflict", [["faq.yaml"]]]);
    expect(session.conflicts()).toEqual([
      { file: "site.yaml", mine: "name: Bia\nphone: '1'\n", theirs: "name: Caio\nphone: '2'\n" },
    ]);
    session.resolveConflict("site.yaml", "mine");
    expect(session.conflicts()).toEqual([]);
    await clock.advance(1000);
    expect([host.texts.get("site.yaml"), session.state()]).toEqual([
      "name: Bia\nphone: '1'\n",
      "saved",
    ]);
    session.undo();
    expect(session.text("site.yaml")).toBe("name: Caio\nphone: '2'\n");
    session.redo();
    expect(session.text("site.yaml")).toBe("name: Bia\nphone: '1'\n");
  });

  test("can be chosen in a conflict, and undo restores the user's version", async () => {
    const host = createSmallContentBackend();
    const { session, clock } = await openWindow(host);
    session.change("site.yaml", set("/name", "Bia"));
    host.changeOutside("site.yaml", "name: Caio\nphone: '2'\n");
    await clock.advance(1000);
    session.resolveConflict("site.yaml", "theirs");
    expect([session.text("site.yaml"), session.state()]).toEqual([
      "name: Caio\nphone: '2'\n",
      "saved",
    ]);
    session.undo();
    expect(session.text("site.yaml")).toBe("name: Bia\nphone: '1'\n");
  });

  test("still conflicts after a reload, until the user's edit is undone", async () => {
    const host = createSmallContentBackend();
    const clock = new FakeClock();
    const one = await openWindow(host, clock);
    one.session.change("site.yaml", set("/name", "Bia"));
    host.changeOutside("site.yaml", "name: Caio\n");
    await clock.advance(1000);
    one.kill();
    const { session } = await openWindow(host, clock);
    expect(session.conflicts()).toMatchObject([{ theirs: "name: Caio\n" }]);
    session.undo();
    expect([session.text("site.yaml"), session.state()]).toEqual(["name: Caio\n", "saved"]);
  });

  test("appears or disappears, but its removal is a conflict if it has pending edits", async () => {
    const host = createSmallContentBackend();
    const { session, clock } = await openWindow(host);
    host.changeOutside("new.yaml", "a: b\n");
    host.changeOutside("faq.yaml", null);
    session.change("site.yaml", set("/name", "Bia"));
    host.changeOutside("site.yaml", null);
    await clock.advance(1000);
    expect(session.files()).toEqual(["new.yaml", "site.yaml"]);
    expect(session.conflicts()).toMatchObject([{ file: "site.yaml", theirs: null }]);
    session.resolveConflict("site.yaml", "theirs");
    await clock.advance(1000);
    expect([session.files(), session.state(), host.texts.has("site.yaml")]).toEqual([
      ["new.yaml"],
      "saved",
      false,
    ]);
  });

  test("is ignored if it is a picture", async () => {
    const host = createSmallContentBackend();
    const { session, clock } = await openWindow(host);
    host.changeOutside("media/a.svg", "<svg></svg>");
    await clock.advance(1000);
    expect(session.files()).toEqual(["faq.yaml", "site.yaml"]);
  });
});

describe("two windows on the same content", () => {
  test("merge their changes, and report a conflict instead of overwriting each other", async () => {
    const host = createSmallContentBackend();
    const clock = new FakeClock();
    const [one, two] = [await openWindow(host, clock), await openWindow(host, clock)];
    one.session.change("site.yaml", set("/name", "Bia"));
    two.session.change("site.yaml", set("/phone", "2"));
    await clock.advance(1000);
    for (const { session } of [one, two]) {
      expect([session.value("site.yaml"), session.state()]).toEqual([
        { name: "Bia", phone: "2" },
        "saved",
      ]);
    }
    one.session.change("site.yaml", set("/name", "Caio"));
    two.session.change("site.yaml", set("/name", "Davi"));
    await clock.advance(1000);
    expect([one.session.state(), two.session.state()].sort()).toEqual(["conflict", "saved"]);
  });

  test("leave a draft to the open window that continues it, otherwise an outside change conflicts", async () => {
    const host = createSmallContentBackend();
    const clock = new FakeClock();
    const one = await openWindow(host, clock);
    one.session.change("site.yaml", set("/name", "ERRO"));
    await clock.advance(1000);
    const two = await openWindow(host, clock);
    expect([two.session.value("site.yaml"), two.session.state()]).toEqual([
      { name: "ERRO", phone: "1" },
      "draft",
    ]);
    await clock.advance(1000);
    one.session.change("site.yaml", set("/name", "Bia"));
    await clock.advance(1000);
    for (const { session } of [one, two]) {
      expect([session.text("site.yaml"), session.state()]).toEqual([
        "name: Bia\nphone: '1'\n",
        "saved",
      ]);
    }
    // If no window continues with the draft, the user must choose.
    one.session.change("site.yaml", set("/name", "ERRO"));
    await clock.advance(1000);
    for (const window of [one, two]) window.kill();
    const three = await openWindow(host, clock);
    host.changeOutside("site.yaml", "name: Caio\n");
    await clock.advance(1000);
    expect(three.session.state()).toBe("conflict");
  });

  test("restore a draft only once if it was written while a session was still opening", async () => {
    const host = createSmallContentBackend();
    const clock = new FakeClock();
    const readAll = host.readAll.bind(host);
    const one = await openWindow(host, clock);
    host.readAll = async () => ({ kind: "refused", code: "unreachable", message: "Fora." });
    const two = await openWindow(host, clock);
    one.session.change("site.yaml", set("/name", "ERRO"));
    await clock.advance(500);
    one.kill();
    host.readAll = readAll;
    await clock.advance(2000);
    two.session.change("site.yaml", set("/name", "ERRO 2"));
    await clock.advance(500);
    two.kill();
    const three = await openWindow(host, clock);
    expect([three.session.value("site.yaml"), three.session.state()]).toEqual([
      { name: "ERRO 2", phone: "1" },
      "draft",
    ]);
  });

  test("restore both drafts, and the user chooses if they conflict", async () => {
    const host = createSmallContentBackend();
    const clock = new FakeClock();
    const [one, two] = [await openWindow(host, clock), await openWindow(host, clock)];
    await clock.advance(10);
    one.session.change("site.yaml", set("/name", "ERRO 1"));
    two.session.change("site.yaml", set("/name", "ERRO 2"));
    await clock.advance(1000);
    for (const window of [one, two]) window.kill();
    const { session } = await openWindow(host, clock);
    expect(session.conflicts()).toMatchObject([
      { mine: "name: ERRO 1\nphone: '1'\n", theirs: "name: ERRO 2\nphone: '1'\n" },
    ]);
    session.resolveConflict("site.yaml", "theirs");
    expect([session.value("site.yaml"), session.conflicts()]).toEqual([
      { name: "ERRO 2", phone: "1" },
      [],
    ]);
  });
});

describe("a session whose backend refuses", () => {
  test("reports the reason, retries later, and loses nothing", async () => {
    const host = createSmallContentBackend();
    const { session, clock } = await openWindow(host);
    host.refusing = "disk-full";
    session.change("site.yaml", set("/name", "Bia"));
    await clock.advance(400);
    expect([session.state(), session.problem()]).toEqual([
      "error",
      'Não há espaço no disco para salvar "site.yaml". Libere espaço e salve de novo; o que havia continua como estava.',
    ]);
    expect(session.text("site.yaml")).toContain("Bia");
    await clock.advance(60_000);
    host.refusing = undefined;
    await clock.advance(31_000);
    expect([session.state(), session.problem(), host.writes]).toEqual([
      "saved",
      undefined,
      [["site.yaml"]],
    ]);
  });

  test("saves the other files if only one is refused, and retries on the next edit", async () => {
    const host = createSmallContentBackend();
    const { session, clock } = await openWindow(host);
    [host.refusing, host.refusingFile] = ["read-only", "site.yaml"];
    session.change("site.yaml", set("/name", "Bia"));
    session.change("faq.yaml", set(first, "?"));
    await clock.advance(400);
    expect([session.state(), host.writes]).toEqual(["error", [["faq.yaml"]]]);
    host.refusing = undefined;
    session.change("faq.yaml", set(first, "??"));
    await clock.advance(400);
    expect([session.state(), [...host.texts.values()].join("").includes("Bia")]).toEqual([
      "saved",
      true,
    ]);
  });

  test("sends all journal entries once the journal is available again", async () => {
    const host = createSmallContentBackend();
    const clock = new FakeClock();
    const one = await openWindow(host, clock);
    host.forgetful = "unreachable";
    host.refusing = "unreachable";
    one.session.change("site.yaml", set("/name", "Bia"));
    await clock.advance(500);
    one.session.change("site.yaml", set("/name", "Caio"));
    await clock.advance(500);
    expect(one.session.state()).toBe("error");
    host.forgetful = undefined;
    await clock.advance(31_000);
    one.kill();
    const { session } = await openWindow(host, clock);
    expect(session.value("site.yaml")).toMatchObject({ name: "Caio" });
    session.undo();
    expect(session.value("site.yaml")).toMatchObject({ name: "Bia" });
  });

  test("reads the content again if it could not be read on opening", async () => {
    const host = createSmallContentBackend();
    const readAll = host.readAll.bind(host);
    host.readAll = async () => ({ kind: "refused", code: "unreachable", message: "Fora." });
    const { session, clock } = await openWindow(host);
    expect([session.state(), session.problem(), session.files()]).toEqual(["error", "Fora.", []]);
    host.readAll = readAll;
    await clock.advance(1000);
    expect([session.state(), session.files().length]).toEqual(["saved", 2]);
  });
});

test("saves at once on saveNow and on close", async () => {
  const host = createSmallContentBackend();
  const { session } = await openWindow(host);
  session.change("site.yaml", set("/name", "Bia"));
  await session.saveNow();
  expect([host.writes.length, session.state(), host.appends > 0]).toEqual([1, "saved", true]);
  session.change("site.yaml", set("/name", "Caio"));
  await session.close();
  await flushTasks();
  expect(host.texts.get("site.yaml")).toContain("Caio");
});
