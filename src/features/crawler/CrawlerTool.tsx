import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { InputField } from '#components/form/Field.tsx';
import { crawlerCopy } from '#copy/pages/crawler.ts';
import { isValidApiKey, loadApiKey, saveApiKey } from './api-key.ts';
import { ModeTabs } from './ModeTabs.tsx';
import { Results } from './Results.tsx';
import type { FetchMode } from './scraping/fetch-page.ts';
import { absoluteUrl } from './scraping/read-page.ts';
import { showCrawlerToast, useCrawler } from './use-crawler.ts';

interface CrawlerToolProps {
  /** Address of the public proxy; the encoded target is appended. */
  proxyPrefix: string;
}

/** The form and the results of the crawler, for one page or a whole site. */
export function CrawlerTool({ proxyPrefix }: CrawlerToolProps) {
  const [kind, setKind] = useState<FetchMode['kind']>('direct');
  const [url, setUrl] = useState('');
  const [problem, setProblem] = useState<string>();
  const { progress, results, scrapePage, crawlSite, stop } = useCrawler();
  const field = useRef<HTMLInputElement>(null);
  // Takes over what was typed before hydration.
  useEffect(() => setUrl(field.current?.value ?? ''), []);
  const busy = progress !== null;
  const mode: FetchMode = kind === 'direct' ? { kind } : { kind, prefix: proxyPrefix };

  const start = (work: (url: string, mode: FetchMode) => Promise<void>) => {
    const address = absoluteUrl(url.trim(), url.trim());
    setProblem(address ? undefined : crawlerCopy.urlInvalid);
    if (address) void work(address, mode);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    start(scrapePage);
  };

  return (
    <div className="crawler stack">
      <form className="crawler__form stack" onSubmit={submit} noValidate>
        <InputField
          label={crawlerCopy.url}
          hint={crawlerCopy.urlHint}
          error={problem}
          type="url"
          inputMode="url"
          autoComplete="url"
          ref={field}
          value={url}
          onChange={(event) => setUrl(event.target.value)}
          required
        />
        <ModeTabs kind={kind} disabled={busy} onSelect={setKind}>
          <p>{crawlerCopy[kind].text}</p>
          {kind === 'proxy' && <ApiKeyForm />}
          <div className="crawler__actions">
            <button type="submit" className="button" disabled={busy || url.trim() === ''}>
              {busy ? crawlerCopy.busy : crawlerCopy.scrape}
            </button>
            <button
              type="button"
              className="button button--quiet"
              disabled={busy || url.trim() === ''}
              onClick={() => start(crawlSite)}
            >
              {crawlerCopy.crawl}
            </button>
            {busy && (
              <button type="button" className="button button--quiet" onClick={stop}>
                {crawlerCopy.stop}
              </button>
            )}
          </div>
        </ModeTabs>
      </form>
      {progress && (
        <div className="crawler__progress">
          <progress aria-label={crawlerCopy.progress} value={progress.done} max={progress.known} />
          <span>{crawlerCopy.progressText(progress.done, progress.known)}</span>
        </div>
      )}
      <Results results={results} />
    </div>
  );
}

const { apiKey } = crawlerCopy;

/** The API key of a paid proxy: stored in this browser, tested for its length. */
function ApiKeyForm() {
  const [key, setKey] = useState('');
  useEffect(() => setKey(loadApiKey()), []);

  const save = () => {
    saveApiKey(key);
    showCrawlerToast('success', apiKey.saved);
  };
  const test = () => {
    if (isValidApiKey(key)) showCrawlerToast('success', apiKey.valid);
    else showCrawlerToast('error', apiKey.invalid);
  };
  return (
    <div className="crawler__key">
      <InputField
        label={apiKey.label}
        hint={apiKey.hint}
        type="password"
        autoComplete="off"
        value={key}
        onChange={(event) => setKey(event.target.value)}
      />
      <button type="button" className="button button--quiet" onClick={save}>
        {apiKey.save}
      </button>
      <button type="button" className="button button--quiet" onClick={test}>
        {apiKey.test}
      </button>
    </div>
  );
}
