import { crawler } from '#copy/crawler.ts';
import { formatClock, formatDate } from '#copy/format.ts';
import { resultsAsCsv, resultsAsJson } from './export.ts';
import type { ScrapedPage, ScrapeResult } from './result.ts';
import { saveFile } from './save-file.ts';

/** What was read: a card for one page, a list with downloads for many. */
export function Results({ results }: { results: readonly ScrapeResult[] }) {
  if (results.length === 0) return null;
  const failures = results.filter((result) => !result.success);
  return (
    <section className="crawler__results stack">
      <h2>{crawler.result}</h2>
      {results.length > 1 && (
        <p>
          {crawler.results(results.length - failures.length)}
          {failures.length > 0 && `, ${crawler.failed(failures.length)}`}
        </p>
      )}
      <div className="crawler__actions">
        <button
          type="button"
          className="button button--quiet"
          onClick={() => saveFile('resultater.json', 'application/json', resultsAsJson(results))}
        >
          {crawler.downloadJson}
        </button>
        <button
          type="button"
          className="button button--quiet"
          onClick={() => saveFile('resultater.csv', 'text/csv', resultsAsCsv(results))}
        >
          {crawler.downloadCsv}
        </button>
      </div>
      {results.map((result) =>
        result.success ? (
          <PageCard key={result.data.url} page={result.data} />
        ) : (
          <article className="crawler__card" key={result.url}>
            <h3>{result.url}</h3>
            <p className="field__problem">{result.error}</p>
          </article>
        ),
      )}
    </section>
  );
}

function PageCard({ page }: { page: ScrapedPage }) {
  const time = new Date(page.timestamp);
  return (
    <article className="crawler__card">
      <h3>{page.title}</h3>
      <dl>
        <dt>{crawler.fields.url}</dt>
        <dd>{page.url}</dd>
        <dt>{crawler.fields.title}</dt>
        <dd>{page.title}</dd>
        <dt>{crawler.fields.timestamp}</dt>
        <dd>
          <time dateTime={page.timestamp}>{`${formatDate(time)} ${formatClock(time)}`}</time>
        </dd>
        <dt>
          {crawler.fields.content} <span>({crawler.contentNote})</span>
        </dt>
        <dd>{page.content}</dd>
      </dl>
    </article>
  );
}
