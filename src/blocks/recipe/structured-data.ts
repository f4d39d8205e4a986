import { type Describe, firmId, plain, wholeAddress } from "../thing.ts";
import { isoSpan, totalMinutes } from "./times.ts";

/** Each recipe as https://schema.org/Recipe. */
export const describe: Describe<"recipe"> = (blocks, { url }) =>
  blocks.map((recipe) => ({
    "@type": "Recipe",
    name: plain(recipe.title),
    description: recipe.lede && plain(recipe.lede),
    image: recipe.image && wholeAddress(recipe.image.src, url),
    author: { "@id": firmId(url) },
    recipeYield: recipe.yields,
    prepTime: isoSpan(recipe.preparation),
    cookTime: isoSpan(recipe.cooking),
    totalTime: isoSpan(totalMinutes(recipe)),
    recipeIngredient: recipe.ingredients.flatMap(({ items }) => items).map(plain),
    recipeInstructions: recipe.steps.map((text) => ({ "@type": "HowToStep", text: plain(text) })),
  }));
