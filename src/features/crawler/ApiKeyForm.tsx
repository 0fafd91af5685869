import { useEffect, useState } from 'react';
import { InputField } from '#components/form/Field.tsx';
import { crawlerCopy } from '#copy/pages/crawler.ts';
import { isValidApiKey, loadApiKey, saveApiKey } from './api-key.ts';
import { showCrawlerToast } from './use-crawler.ts';

const { apiKey } = crawlerCopy;

/** The API key of a paid proxy: stored in this browser, tested for its length. */
export function ApiKeyForm() {
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
