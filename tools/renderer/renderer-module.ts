import { headerSettings } from 'compiled:header-settings';
import { respond, sitePages } from 'compiled:site';
import { styleSheets } from 'compiled:style-sheets';
import { pageFinisher } from '#integrations/page-output/finish-page.ts';
import { securityHeaders } from '#integrations/security/headers.ts';
import type { Render } from '#site/site-page.ts';
import type { Renderer } from './renderer.ts';

/** A page links to a style sheet that was not written when the renderer was compiled. */
class MissingStyleSheetError extends Error {
  override readonly name = 'MissingStyleSheetError';
}

function sheetAt(path: string): string {
  const sheet = styleSheets[path];
  if (sheet === undefined) throw new MissingStyleSheetError(path);
  return sheet;
}

const finish = pageFinisher({ read: sheetAt, share: sheetAt });

const render: Render = async (page) => {
  const { isHtml, body } = await respond(page);
  const { path } = page;
  if (!isHtml) return { path, file: path, body, inline: { scripts: [], styles: [] } };
  const file = path === '/' ? '/index.html' : `${path}.html`;
  const { html, inline } = finish(file.slice(1), body);
  return { path, file, body: html, inline };
};

const renderer: Renderer = {
  sitePages,
  render,
  headerRules: (sources) => securityHeaders({ ...sources, ...headerSettings }),
};

export default renderer;
