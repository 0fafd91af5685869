import { withoutBadBreaks } from '#copy/format.ts';
import type { PricePart, PriceRun } from '#copy/vehicles/price/price-part.ts';
import { LINE_CLASSES, RUN_CLASSES } from './markup.ts';

/** Draws the parts of a price in islands; `PriceParts.astro` draws the same on pages. */
export function PriceParts({ parts }: { parts: readonly PricePart[] }) {
  // A changed part is drawn anew: a browser that translates has replaced the texts that React would change.
  return parts.map((part, place) => <Part key={JSON.stringify([place, part])} part={part} />);
}

function Part({ part }: { part: PricePart }) {
  if (part.kind === 'conditions')
    return (
      <ul className="quiet small">
        {part.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  if (part.kind === 'facts')
    return (
      <dl className="specs figures">
        {part.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    );
  return (
    <p className={LINE_CLASSES[part.kind]}>
      {part.runs.map((run, place) => (
        <Run key={String(place)} run={run} />
      ))}
    </p>
  );
}

function Run({ run }: { run: PriceRun }) {
  if (typeof run === 'string') return withoutBadBreaks(run);
  if (run.kind === 'struck') return <s>{run.text}</s>;
  if (run.kind === 'link')
    return (
      <a href={run.href}>
        <strong>{run.text}</strong>
      </a>
    );
  return <span className={RUN_CLASSES[run.kind]}>{run.text}</span>;
}
