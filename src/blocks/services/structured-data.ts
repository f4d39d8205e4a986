import type { Service } from "../../model/types.ts";
import { firmId, type StructuredDataBuilder, toPlainText } from "../schema-org.ts";

/** Describes each service, if the page shows it in full. */
export const describeServices: StructuredDataBuilder<"services"> = (blocks, { url }) => {
  const services = blocks.flatMap(({ layout, entries }) => (layout === "full" ? entries : []));
  return services.map((service) => ({
    ...describeService(service),
    provider: { "@id": firmId(url) },
  }));
};

function describeService({ title, description }: Service) {
  return { "@type": "Service", name: title, description: toPlainText(description) };
}
