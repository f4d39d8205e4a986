import type { Member } from "../../model/types.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { balancedRowClasses } from "../../ui/format/balanced-row-classes.ts";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { Text } from "../../ui/text/text.tsx";

/** The team: points about the whole team, and the people, as a list or as portraits. */
export function Team({ block, page }: BlockProps<"team">) {
  const { title, lede, points, entries, variant } = block;
  return (
    <Section block={block} page={page} title={title} lede={lede}>
      {points && <TeamPoints points={points} />}
      {entries && variant === "portraits" && <Portraits entries={entries} />}
      {entries && variant !== "portraits" && (
        <ul className="people register">
          {entries.map((member) => (
            <Person key={member.id} member={member} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function TeamPoints({ points }: { points: NonNullable<BlockProps<"team">["block"]["points"]> }) {
  return (
    <ul className={`points ${balancedRowClasses(points.length, 4)}`}>
      {points.map(({ title, description }) => (
        <li key={title}>
          <h3>
            <Text>{title}</Text>
          </h3>
          <p>
            <Text>{description}</Text>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Person({ member: { name, role, description, image } }: { member: Member }) {
  return (
    <li>
      <div className="who">
        {image && <Picture image={image} sizes="88px" ratio={0.8} small />}
        <div>
          <h3>{name}</h3>
          <p className="role">{role}</p>
        </div>
      </div>
      {description && (
        <p>
          <Text>{description}</Text>
        </p>
      )}
    </li>
  );
}

/** People side by side. If some have a portrait, the others show the first letter of their name. */
function Portraits({ entries }: { entries: readonly Member[] }) {
  const pictured = entries.some(({ image }) => image);
  return (
    <ul className="portraits">
      {entries.map(({ id, name, role, description, image }) => (
        <li key={id}>
          {image && <Picture image={image} sizes="(max-width: 700px) 100vw, 330px" ratio={0.8} />}
          {pictured && !image && (
            <span className="initial" aria-hidden="true">
              {name.slice(0, 1)}
            </span>
          )}
          <h3>{name}</h3>
          <p className="role">{role}</p>
          {description && (
            <p>
              <Text>{description}</Text>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
