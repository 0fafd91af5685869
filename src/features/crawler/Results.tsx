import { saveAs } from '#components/ui/save-as.ts';
import { formatDateTime } from '#copy/format-time.ts';
import { crawlerCopy } from '#copy/pages/crawler.ts';
import { resultsAsCsv, resultsAsJson } from './export.ts';
import type { ScrapedPage, ScrapeResult } from './scraping/crawl.ts';

/** The scraped pages as cards, with downloads. */
export function Results({ results }: { results: readonly ScrapeResult[] }) {
  if (results.length === 0) return null;
  const failures = results.filter((result) => !result.success);
  return (
    <section className="stack">
      <h2>{crawlerCopy.result}</h2>
      {results.length > 1 && (
        <p>
          {crawlerCopy.results(results.length - failures.length)}
          {failures.length > 0 && `, ${crawlerCopy.failed(failures.length)}`}
        </p>
      )}
      <div className="crawler__actions">
        <button
          type="button"
          className="button button--quiet"
          onClick={() => download('resultater.json', 'application/json', resultsAsJson(results))}
        >
          {crawlerCopy.downloadJson}
        </button>
        <button
          type="button"
          className="button button--quiet"
          onClick={() => download('resultater.csv', 'text/csv', resultsAsCsv(results))}
        >
          {crawlerCopy.downloadCsv}
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
        <dt>{crawlerCopy.fields.url}</dt>
        <dd>{page.url}</dd>
        <dt>{crawlerCopy.fields.title}</dt>
        <dd>{page.title}</dd>
        <dt>{crawlerCopy.fields.timestamp}</dt>
        <dd>
          <time dateTime={page.timestamp}>{formatDateTime(time)}</time>
        </dd>
        <dt>
          {crawlerCopy.fields.content} <span>({crawlerCopy.contentNote})</span>
        </dt>
        <dd>{page.content}</dd>
      </dl>
    </article>
  );
}

function download(name: string, type: string, text: string): void {
  saveAs(new Blob([text], { type: `${type};charset=utf-8` }), name);
}
