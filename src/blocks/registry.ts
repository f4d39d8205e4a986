import type { ReactNode } from "react";
import type { BlockType } from "../model/types.ts";
import type { BlockProps } from "../ui/block-props.ts";
import { ArticleList } from "./article-list/article-list.tsx";
import { Banner } from "./banner/banner.tsx";
import { Contact } from "./contact/contact.tsx";
import { Credentials } from "./credentials/credentials.tsx";
import { Cta } from "./cta/cta.tsx";
import { DeliveryArea } from "./delivery-area/delivery-area.tsx";
import { Downloads } from "./downloads/downloads.tsx";
import { Events } from "./events/events.tsx";
import { Faq } from "./faq/faq.tsx";
import { FeaturedArticle } from "./featured-article/featured-article.tsx";
import { Form } from "./form/form.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import { Grid } from "./grid/grid.tsx";
import { Hero } from "./hero/hero.tsx";
import type { InteractiveType } from "./interactive.ts";
import type { InteractiveProps } from "./interactive-props.ts";
import { Logos } from "./logos/logos.tsx";
import { MapBlock } from "./map/map.tsx";
import { MediaText } from "./media-text/media-text.tsx";
import { Newsletter } from "./newsletter/newsletter.tsx";
import { Notice } from "./notice/notice.tsx";
import { OpeningHours } from "./opening-hours/opening-hours.tsx";
import { PaymentMethods } from "./payment-methods/payment-methods.tsx";
import { PriceMenu } from "./price-menu/price-menu.tsx";
import { Pricing } from "./pricing/pricing.tsx";
import { ProseBlock } from "./prose/prose.tsx";
import { Quote } from "./quote/quote.tsx";
import { Recipe } from "./recipe/recipe.tsx";
import { Resources } from "./resources/resources.tsx";
import { Services } from "./services/services.tsx";
import { Stats } from "./stats/stats.tsx";
import { Steps } from "./steps/steps.tsx";
import { Team } from "./team/team.tsx";
import { Testimonials } from "./testimonials/testimonials.tsx";
import { Timeline } from "./timeline/timeline.tsx";
import { Video } from "./video/video.tsx";

type BlockRegistry = {
  [Type in BlockType]: Type extends InteractiveType
    ? (props: InteractiveProps<Type>) => ReactNode
    : (props: BlockProps<Type>) => ReactNode;
};

/**
 * The component of each block type. If a type in `schemas/blocks/` has no entry here, the code does
 * not compile.
 */
export const registry = {
  hero: Hero,
  banner: Banner,
  grid: Grid,
  services: Services,
  stats: Stats,
  testimonials: Testimonials,
  steps: Steps,
  pricing: Pricing,
  faq: Faq,
  form: Form,
  contact: Contact,
  map: MapBlock,
  cta: Cta,
  prose: ProseBlock,
  "featured-article": FeaturedArticle,
  "article-list": ArticleList,
  newsletter: Newsletter,
  resources: Resources,
  downloads: Downloads,
  team: Team,
  credentials: Credentials,
  notice: Notice,
  "price-menu": PriceMenu,
  gallery: Gallery,
  "opening-hours": OpeningHours,
  "media-text": MediaText,
  quote: Quote,
  logos: Logos,
  "payment-methods": PaymentMethods,
  timeline: Timeline,
  "delivery-area": DeliveryArea,
  recipe: Recipe,
  video: Video,
  events: Events,
} satisfies BlockRegistry;
