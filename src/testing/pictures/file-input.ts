import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";

/** A file on the user's computer. */
export interface FileToUpload {
  name: string;
  buffer: Buffer;
  type?: string;
}

/** Clicks a button and chooses a file in the dialog that opens. */
export async function chooseFile(page: Page, button: Locator, file: FileToUpload): Promise<void> {
  const [dialog] = await Promise.all([page.waitForEvent("filechooser"), button.click()]);
  // Use a file on disk, because the driver does not accept large buffers.
  const folder = await mkdtemp(join(tmpdir(), "prelo-chosen-"));
  await writeFile(join(folder, file.name), file.buffer);
  await dialog.setFiles(join(folder, file.name));
}

/** Drops files on an element, or pastes them there, with all events that a browser sends. */
export async function dropOrPaste(
  target: Locator,
  way: "drop" | "paste",
  ...files: readonly FileToUpload[]
): Promise<void> {
  const given = files.map(({ name, buffer, type = "" }) => {
    return { name, type, data: buffer.toString("base64") };
  });
  await target.evaluate(
    (element, { way, files }) => {
      const data = new DataTransfer();
      for (const { name, type, data: text } of files) {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      const told = { bubbles: true, cancelable: true };
      if (way === "paste") {
        element.dispatchEvent(new ClipboardEvent("paste", { ...told, clipboardData: data }));
        return;
      }
      for (const event of ["dragenter", "dragover", "drop"])
        element.dispatchEvent(new DragEvent(event, { ...told, dataTransfer: data }));
    },
    { way, files: given },
  );
}
