import type { BlockOf } from "../../model/types.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { Text } from "../../ui/text/text.tsx";
import { formatMinutes, totalMinutes } from "./times.ts";

/** A recipe: the ingredients beside the steps. */
export function Recipe({ block, site, page }: BlockProps<"recipe">) {
  const { title, lede, image, steps, note, variant } = block;
  const { recipe: labels } = site.labels;
  const Title = page.first ? "h2" : "h3";
  const look = variant === "card" ? variant : undefined;
  return (
    <Section block={block} className={look} page={page} title={title} lede={lede}>
      {look && <RecipeFacts block={block} site={site} />}
      <div className="needs">
        {!look && <RecipePicture image={image} />}
        {!look && <RecipeYieldAndTimes block={block} site={site} />}
        <Title className="name">{labels.ingredients}</Title>
        <Ingredients groups={block.ingredients} heading={page.first ? "h3" : "h4"} />
      </div>
      <div className="doing">
        <Title className="name">{labels.steps}</Title>
        <ol>
          {steps.map((step, index) => (
            // The steps never change their order, so their index is their key.
            <li key={index}>
              <Text>{step}</Text>
            </li>
          ))}
        </ol>
        {note && (
          <p className="note">
            <Text>{note}</Text>
          </p>
        )}
      </div>
    </Section>
  );
}

function RecipePicture({ image }: Pick<BlockOf<"recipe">, "image">) {
  return image && <Picture image={image} sizes="(max-width: 900px) 100vw, 30vw" ratio={1.5} />;
}

/** The key facts of a recipe in a column of their own. If there are none, there is no column. */
function RecipeFacts({ block, site }: Pick<BlockProps<"recipe">, "block" | "site">) {
  const { image, yields, preparation, cooking, resting } = block;
  if (!(image || yields || preparation || cooking || resting)) return null;
  return (
    <div className="facts">
      <RecipePicture image={image} />
      <RecipeYieldAndTimes block={block} site={site} />
    </div>
  );
}

/** The yield and the times of a recipe, as far as they are known. */
function RecipeYieldAndTimes({ block, site }: Pick<BlockProps<"recipe">, "block" | "site">) {
  const { recipe: labels } = site.labels;
  const { yields, preparation, cooking, resting } = block;
  const spans = [preparation, cooking, resting].filter(Boolean);
  const words = (minutes: number | undefined) => minutes && formatMinutes(minutes, labels);
  const told = [
    [labels.yields, yields],
    [labels.preparation, words(preparation)],
    [labels.cooking, words(cooking)],
    [labels.resting, words(resting)],
    // The total is omitted if there is only one time, because it would repeat this time.
    [labels.total, spans.length > 1 && words(totalMinutes(block))],
  ].filter(([, value]) => value);
  if (told.length === 0) return null;
  return (
    <dl className="register">
      {told.map(([label, value]) => (
        <div key={String(label)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface IngredientsProps {
  groups: BlockOf<"recipe">["ingredients"];
  heading: "h3" | "h4";
}

function Ingredients({ groups, heading: Title }: IngredientsProps) {
  return groups.map(({ title, items }, index) => (
    <div key={index} className="group">
      {title && (
        <Title>
          <Text>{title}</Text>
        </Title>
      )}
      <ul>
        {items.map((item, place) => (
          <li key={place}>
            <Text>{item}</Text>
          </li>
        ))}
      </ul>
    </div>
  ));
}
