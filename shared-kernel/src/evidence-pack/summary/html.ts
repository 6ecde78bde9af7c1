const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);

const cells = (row: readonly string[], tag: 'td' | 'th') =>
  row
    .map((text) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${escapeHtml(text)}</${tag}>`)
    .join('');

export function renderTableSection(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  empty: string,
): string {
  const heading = `<h2>${escapeHtml(title)}</h2>`;
  if (rows.length === 0) return `${heading}\n<p>${escapeHtml(empty)}</p>`;
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
  return `${heading}
<div class="wide" tabindex="0" role="region" aria-label="${escapeHtml(title)}"><table>
<thead><tr>${cells(columns, 'th')}</tr></thead>
<tbody>
${body}
</tbody>
</table></div>`;
}

const style = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.25; }
h2 { font-size: 1.25rem; line-height: 1.25; margin-top: 2rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { text-align: start; vertical-align: top; padding: .375rem .75rem .375rem 0; border-bottom: 1px solid GrayText; min-width: 6rem; }
`;

export const renderHtmlPage = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${body}
</body>
</html>
`;
