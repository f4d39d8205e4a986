import { appStrings as strings } from "#lang/studio/app/strings";
import { downloadFile } from "../single-file-export/download-file.ts";
import type { StudioModel } from "../studio-model.ts";

/** Shows the button that downloads the whole content as a ZIP archive. */
export function DownloadAllButton({ model }: { model: StudioModel }) {
  return (
    <button type="button" className="handout-offer" onClick={() => void downloadContent(model)}>
      {strings.zip}
    </button>
  );
}

async function downloadContent(model: StudioModel): Promise<void> {
  const packed = await model.host.exportAll();
  if ("kind" in packed) model.announce(packed.message);
  else downloadFile(`${model.brought.folder}.zip`, packed, "application/zip");
}
