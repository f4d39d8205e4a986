import { absoluteUrl, firmId, type StructuredDataBuilder, toPlainText } from "../schema-org.ts";
import { toIsoDuration, totalMinutes } from "./times.ts";

/** Describes each recipe as https://schema.org/Recipe. */
export const describeRecipes: StructuredDataBuilder<"recipe"> = (blocks, { url }) =>
  blocks.map((recipe) => ({
    "@type": "Recipe",
    name: toPlainText(recipe.title),
    description: recipe.lede && toPlainText(recipe.lede),
    image: recipe.image && absoluteUrl(recipe.image.src, url),
    author: { "@id": firmId(url) },
    recipeYield: recipe.yields,
    prepTime: toIsoDuration(recipe.preparation),
    cookTime: toIsoDuration(recipe.cooking),
    totalTime: toIsoDuration(totalMinutes(recipe)),
    recipeIngredient: recipe.ingredients.flatMap(({ items }) => items).map(toPlainText),
    recipeInstructions: recipe.steps.map((text) => ({
      "@type": "HowToStep",
      text: toPlainText(text),
    })),
  }));
