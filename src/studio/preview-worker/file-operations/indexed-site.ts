import { contentFolderForSchema } from "../../../check/folder-structure/content-files.ts";
import { createSiteIndex, type SiteIndex } from "../../../check/site-index/site-index.ts";
import { type ParsedContentFile, type ParsedSite, textAt } from "../../../model/parsed-site.ts";
import { articleRoute } from "../../../model/routes.ts";

/** A site indexed for file operations. */
export class IndexedSite {
  readonly index: SiteIndex;
  private readonly byPath: ReadonlyMap<string, ParsedContentFile>;

  /** @param pathOf returns the path of a file in the content folder */
  constructor(
    readonly draft: ParsedSite,
    readonly pathOf: (file: ParsedContentFile) => string,
  ) {
    this.index = createSiteIndex(draft);
    this.byPath = new Map(draft.files.map((file) => [pathOf(file), file]));
  }

  get paths(): ReadonlySet<string> {
    return new Set(this.byPath.keys());
  }

  fileAt(path: string): ParsedContentFile | undefined {
    return this.byPath.get(path);
  }

  /** Returns the field that names files of a kind: `route` or `id`. */
  nameField(schemaId: string): "route" | "id" {
    return this.draft.schemas[schemaId]?.properties?.route ? "route" : "id";
  }

  nameOf(file: ParsedContentFile): string {
    return textAt(file.parsed.value, `/${this.nameField(file.schemaId)}`) ?? "";
  }

  /** Returns the route of a file with this name; `undefined` if files of this kind have none. */
  routeOf(schemaId: string, name: string): string | undefined {
    const { articleRoutes } = this.index;
    if (this.nameField(schemaId) === "route") return name;
    const isArticle = contentFolderForSchema(schemaId) === "articles";
    return isArticle && articleRoutes ? articleRoute(articleRoutes, name) : undefined;
  }

  /** Returns the file of redirects or of published routes, if the site has it. */
  listFile(collection: string): ParsedContentFile | undefined {
    return this.fileAt(`${collection}.yaml`);
  }
}
