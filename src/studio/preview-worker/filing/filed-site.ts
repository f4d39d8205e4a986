import { folderOf } from "../../../check/site-index/content-files.ts";
import { createSiteMap, type SiteMap } from "../../../check/site-index/site-map.ts";
import { articleRoute } from "../../../model/addresses.ts";
import { type Draft, type DraftFile, textAt } from "../../../model/raw-site.ts";

/** A site whose files are to come, to go, or to get other names. */
export class FiledSite {
  readonly map: SiteMap;
  private readonly byPath: ReadonlyMap<string, DraftFile>;

  /** @param pathOf gives the path of a file in the content folder */
  constructor(
    readonly draft: Draft,
    readonly pathOf: (file: DraftFile) => string,
  ) {
    this.map = createSiteMap(draft);
    this.byPath = new Map(draft.files.map((file) => [pathOf(file), file]));
  }

  get paths(): ReadonlySet<string> {
    return new Set(this.byPath.keys());
  }

  at(path: string): DraftFile | undefined {
    return this.byPath.get(path);
  }

  /** The name of the field that says what a file of a kind is called: its address, or its id. */
  nameField(schemaId: string): "route" | "id" {
    return this.draft.schemas[schemaId]?.properties?.route ? "route" : "id";
  }

  nameOf(file: DraftFile): string {
    return textAt(file.parsed.value, `/${this.nameField(file.schemaId)}`) ?? "";
  }

  /** The address of a file of a kind by what it is called; nothing where such files have none. */
  routeOf(schemaId: string, name: string): string | undefined {
    const { articleRoutes } = this.map;
    if (this.nameField(schemaId) === "route") return name;
    const isArticle = folderOf(schemaId) === "articles";
    return isArticle && articleRoutes ? articleRoute(articleRoutes, name) : undefined;
  }

  /** The file of the old addresses, or of the published ones, where the site has it. */
  listFile(collection: string): DraftFile | undefined {
    return this.at(`${collection}.yaml`);
  }
}
