import { apiAddresses } from "../../server/api-addresses.ts";
import { downloadFile } from "../handout/download-file.ts";
import type { StudioModel } from "../studio-model.ts";
import { shellWords as words } from "../words.pt-br.ts";

/** The whole content as one archive: from the studio's server or, where there is none, from the host itself. */
export function DownloadAll({ model }: { model: StudioModel }) {
  if (!model.pictures) {
    return (
      <a href={apiAddresses.archive} download>
        {words.zip}
      </a>
    );
  }
  return (
    <button type="button" className="handout-offer" onClick={() => void download(model)}>
      {words.zip}
    </button>
  );
}

async function download(model: StudioModel): Promise<void> {
  const packed = await model.host.exportAll();
  if ("kind" in packed) model.say(packed.message);
  else downloadFile(`${model.brought.folder}.zip`, packed, "application/zip");
}
