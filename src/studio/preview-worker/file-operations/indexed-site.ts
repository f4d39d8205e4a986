import { folderOf } from "../../../check/site-index/content-files.ts";
import { createSiteMap, type SiteMap } from "../../../check/site-index/site-map.ts";
import { articleRoute } from "../../../model/addresses.ts";
import { type Draft, type DraftFile, textAt } from "../../../model/raw-site.ts";

/** A site indexed for file operations. */
export class IndexedSite {
  readonly index: SiteMap;
  private readonly byPath: ReadonlyMap<string, DraftFile>;

  /** @param pathOf returns the path of a file in the content folder */
  constructor(
    readonly draft: Draft,
    readonly pathOf: (file: DraftFile) => string,
  ) {
    this.index = createSiteMap(draft);
    this.byPath = new Map(draft.files.map((file) => [pathOf(file), file]));
  }

  get paths(): ReadonlySet<string> {
    return new Set(this.byPath.keys());
  }

  fileAt(path: string): DraftFile | undefined {
    return this.byPath.get(path);
  }

  /** The field that names files of a kind: `route` or `id`. */
  nameField(schemaId: string): "route" | "id" {
    return this.draft.schemas[schemaId]?.properties?.route ? "route" : "id";
  }

  nameOf(file: DraftFile): string {
    return textAt(file.parsed.value, `/${this.nameField(file.schemaId)}`) ?? "";
  }

  /** The route of a file with this name; `undefined` if files of this kind have none. */
  routeOf(schemaId: string, name: string): string | undefined {
    const { articleRoutes } = this.index;
    if (this.nameField(schemaId) === "route") return name;
    const isArticle = folderOf(schemaId) === "articles";
    return isArticle && articleRoutes ? articleRoute(articleRoutes, name) : undefined;
  }

  /** The file of redirects or of published routes, if the site has it. */
  listFile(collection: string): DraftFile | undefined {
    return this.fileAt(`${collection}.yaml`);
  }
}
