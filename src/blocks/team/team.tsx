import type { Member } from "../../content/types.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { spread } from "../../ui/format/spread.ts";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { Text } from "../../ui/text/text.tsx";

/** Who works here: what holds for all of them, and a ledger of the people. */
export function Team({ block, page }: BlockProps<"team">) {
  const { title, lede, points, entries } = block;
  return (
    <Section block={block} page={page} title={title} lede={lede}>
      {points && <Points points={points} />}
      {entries && (
        <ul className="people register">
          {entries.map((member) => (
            <Person key={member.id} member={member} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Points({ points }: { points: NonNullable<BlockProps<"team">["block"]["points"]> }) {
  return (
    <ul className={`points ${spread(points.length, 4)}`}>
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
