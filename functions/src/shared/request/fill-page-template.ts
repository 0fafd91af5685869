/** Used while no page of the live release can be fetched. */
const PLAIN_TEMPLATE = `<!doctype html>
<html lang="da">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title></title>
</head>
<body><main></main></body>
</html>
`;

/**
 * A page of the site with its title and main content replaced, and marked `noindex`; a plain page
 * where `template` is null. Title and content are HTML.
 */
export function fillPageTemplate(template: string | null, title: string, content: string): string {
  return (template ?? PLAIN_TEMPLATE)
    .replace(/<title>[^<]*<\/title>/u, () => `<title>${title}</title>`)
    .replace(/(<meta name="robots" content=")[^"]*/u, '$1noindex')
    .replace(/<link rel="canonical"[^>]*>/u, '')
    .replace(/(<main\b[^>]*>)[\s\S]*<\/main>/u, (_, open: string) => `${open}${content}</main>`);
}
