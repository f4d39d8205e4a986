import { headingsIn } from "../../model/markup/extract-body-parts.ts";
import type { Article, Labels } from "../../model/types.ts";
import { ArticleMeta, ArticleTeaserRows } from "../../ui/article-teaser.tsx";
import type { ArticleCard, SiteInfo } from "../../ui/block-props.ts";
import { fill } from "../../ui/format/format-amount.ts";
import { formatDate } from "../../ui/format/format-date.ts";
import { toWhatsappShareLink } from "../../ui/format/phone-link.ts";
import { Picture } from "../../ui/picture.tsx";
import { describeBodyFiles } from "../../ui/text/file-markup.ts";
import { Prose } from "../../ui/text/prose.tsx";

export interface ArticlePageProps {
  article: Article;
  /** The article's card for lists. It has the names of the author and the category. */
  card: ArticleCard;
  site: SiteInfo;
  related: readonly ArticleCard[];
  /** The article published before this one. */
  previous?: ArticleCard;
  /** The article published after this one. */
  next?: ArticleCard;
}

/** An article with fewer headings gets no table of contents. */
const minHeadingsForContents = 3;

/** An article, with links to related ones. */
export function ArticlePage(props: ArticlePageProps) {
  const { article, site } = props;
  return (
    <>
      <article className="article">
        <ArticleHead {...props} />
        <div className="fold reading">
          <TableOfContents body={article.body} title={site.labels.article.contents} />
          <div className="body">
            <div className="text">
              <Prose
                source={article.body}
                pictures={article.bodyPictures}
                files={describeBodyFiles(article.bodyFiles, site)}
              />
            </div>
            <ShareButtons {...props} />
            <SourcesAndDisclaimer {...props} />
          </div>
        </div>
      </article>
      <ReadNext {...props} />
    </>
  );
}

/** The head of an article. Client-side navigation builds it from the card that links here. */
function ArticleHead({ article, card, site }: ArticlePageProps) {
  const { settings, labels } = site;
  const { language, articles } = settings;
  const { updated } = article;
  return (
    <header className="fold">
      {articles && (
        <p className="remark">
          <a href={articles.route}>{labels.article.back}</a>
        </p>
      )}
      <div className="body">
        <ArticleMeta card={card} language={language} />
        <h1>{article.title}</h1>
        {article.image && (
          <Picture
            image={article.image}
            className="cover"
            sizes="(max-width: 900px) 100vw, 50vw"
            ratio={1.6}
          />
        )}
        <div className="words">
          <p className="lede">{article.excerpt}</p>
          <p className="by note">
            {card.author && (
              <>
                {fill(labels.article.author, { name: card.author })}
                <br />
              </>
            )}
            {fill(labels.articles.readingTime, { n: article.readingMinutes })}
            {updated && (
              <>
                <br />
                <time dateTime={updated}>
                  {fill(labels.article.updated, { date: formatDate(updated, language) })}
                </time>
              </>
            )}
          </p>
        </div>
      </div>
    </header>
  );
}

function TableOfContents({ body, title }: { body: string; title: string }) {
  const headings = headingsIn(body);
  if (headings.length < minHeadingsForContents) return null;
  return (
    <nav className="remark contents" aria-labelledby="_contents">
      <h2 id="_contents">{title}</h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The share buttons that work without a script. The script adds the other buttons. */
function ShareButtons({ card, site: { settings, labels } }: ArticlePageProps) {
  const { article: words } = labels;
  const text = `${card.title} ${settings.url.replace(/\/$/, "")}${card.to}`;
  return (
    <div className="share" data-behaviour="share">
      <span>{words.share}</span>
      <a className="link" href={toWhatsappShareLink(text)}>
        {words.shareWhatsapp}
      </a>
    </div>
  );
}

function SourcesAndDisclaimer({ article: { sources }, site }: ArticlePageProps) {
  const labels = site.labels.article;
  const hasSources = sources && sources.length > 0;
  if (!hasSources && !labels.disclaimer) return null;
  return (
    <footer className="sources">
      {hasSources && (
        <>
          <h2>{labels.sources}</h2>
          <ol>
            {sources.map(({ label, to }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ol>
        </>
      )}
      {labels.disclaimer && <p className="note">{labels.disclaimer}</p>}
    </footer>
  );
}

/** What to read next: related articles, the previous and next one, and the list. */
function ReadNext({ site, related, previous, next }: ArticlePageProps) {
  const labels = site.labels.article;
  if (related.length === 0 && !previous && !next) return null;
  return (
    <section className="fold onward" aria-labelledby="_onward">
      <div className="remark">
        <h2 id="_onward">{labels.related}</h2>
      </div>
      <div className="body">
        <ArticleTeaserRows cards={related} site={site} />
        <PreviousNextLinks labels={labels} previous={previous} next={next} />
      </div>
    </section>
  );
}

interface PreviousNextLinksProps extends Pick<ArticlePageProps, "previous" | "next"> {
  labels: Labels["article"];
}

function PreviousNextLinks({ labels, previous, next }: PreviousNextLinksProps) {
  if (!previous && !next) return null;
  return (
    <nav className="neighbours" aria-label={labels.neighbours}>
      {previous && <NeighbourLink card={previous} label={labels.previous} rel="prev" />}
      {next && <NeighbourLink card={next} label={labels.next} rel="next" />}
    </nav>
  );
}

function NeighbourLink({ card, label, rel }: { card: ArticleCard; label: string; rel: string }) {
  return (
    <a href={card.to} rel={rel}>
      <span className="note">{label}</span> {card.title}
    </a>
  );
}
