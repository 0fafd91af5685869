import {
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { InputField } from '#components/form/Field.tsx';
import { crawlerCopy } from '#copy/pages/crawler.ts';
import { isValidApiKey, loadApiKey, saveApiKey } from './api-key.ts';
import { Results } from './Results.tsx';
import { absoluteUrl } from './scraping/read-page.ts';
import { showCrawlerToast, useCrawler } from './use-crawler.ts';

const MODES = ['direct', 'proxy'] as const;
/** How pages are fetched: by the browser itself, or through a proxy. */
type FetchMode = (typeof MODES)[number];

interface CrawlerToolProps {
  /** Address of the public proxy; the encoded target is appended. */
  proxyPrefix: string;
}

/** The form and the results of the crawler, for one page or a whole site. */
export function CrawlerTool({ proxyPrefix }: CrawlerToolProps) {
  const [mode, setMode] = useState<FetchMode>('direct');
  const [url, setUrl] = useState('');
  const [problem, setProblem] = useState<string>();
  const { progress, results, start, stop } = useCrawler();
  const field = useRef<HTMLInputElement>(null);
  // Takes over what was typed before hydration.
  useEffect(() => setUrl(field.current?.value ?? ''), []);
  const busy = progress !== null;

  const press = (followsLinks: boolean) => {
    const address = absoluteUrl(url.trim(), url.trim());
    setProblem(address ? undefined : crawlerCopy.urlInvalid);
    const proxy = mode === 'proxy' ? proxyPrefix : null;
    if (address) void start({ start: address, proxy, followsLinks });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    press(false);
  };

  return (
    <div className="stack">
      <form className="form" onSubmit={submit} noValidate>
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
        <ModeTabs mode={mode} disabled={busy} onSelect={setMode}>
          <p>{crawlerCopy[mode].text}</p>
          {mode === 'proxy' && <ApiKeyForm />}
          <div className="crawler__actions">
            <button type="submit" className="button" disabled={busy || url.trim() === ''}>
              {busy ? crawlerCopy.busy : crawlerCopy.scrape}
            </button>
            <button
              type="button"
              className="button button--quiet"
              disabled={busy || url.trim() === ''}
              onClick={() => press(true)}
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

interface ModeTabsProps {
  mode: FetchMode;
  disabled: boolean;
  onSelect(mode: FetchMode): void;
  /** Content of the selected tab. */
  children: ReactNode;
}

/** The two fetch modes as tabs; arrow keys move between them. */
function ModeTabs({ mode, disabled, onSelect, children }: ModeTabsProps) {
  const id = `modes${useId()}`;
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = mode === 'direct' ? 'proxy' : 'direct';
    onSelect(other);
    list.current?.querySelector<HTMLButtonElement>(`[data-mode="${other}"]`)?.focus();
  };
  return (
    <div className="crawler__modes">
      <div className="crawler__tabs" role="tablist" aria-label={crawlerCopy.modes} ref={list}>
        {MODES.map((candidate) => (
          <button
            key={candidate}
            type="button"
            role="tab"
            id={`${id}-${candidate}`}
            data-mode={candidate}
            aria-selected={candidate === mode}
            aria-controls={`${id}-panel`}
            tabIndex={candidate === mode ? 0 : -1}
            disabled={disabled}
            onClick={() => onSelect(candidate)}
            onKeyDown={move}
          >
            {crawlerCopy[candidate].tab}
          </button>
        ))}
      </div>
      <div
        className="crawler__panel stack"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${mode}`}
      >
        {children}
      </div>
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
