/** Stands in while the release cannot be asked for its own page. */
const PLAIN_FRAME = `<!doctype html>
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

/** A page of the site (`frame`) with another title and content, and not for search engines. */
export function framedPage(frame: string | null, title: string, content: string): string {
  return (frame ?? PLAIN_FRAME)
    .replace(/<title>[^<]*<\/title>/u, () => `<title>${title}</title>`)
    .replace(/(<meta name="robots" content=")[^"]*/u, '$1noindex')
    .replace(/<link rel="canonical"[^>]*>/u, '')
    .replace(/(<main\b[^>]*>)[\s\S]*<\/main>/u, (_, open: string) => `${open}${content}</main>`);
}
