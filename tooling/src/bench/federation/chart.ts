import type { Comparison } from './compare';

const rowHeight = 34;
const left = 190;
const width = 860;
const top = 56;
const series = [
  { figure: 'transferredBytes', label: 'transferred bytes', colour: '#2f6fde' },
  { figure: 'recordMs', label: 'time to first record', colour: '#d9822b' },
] as const;

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Composed to twin on every row as bars, with the line that says where 1.05 is. */
export function ratioChart(comparisons: readonly Comparison[]): string {
  const ratios = comparisons.flatMap(({ composed: { ratio } }) =>
    series.map(({ figure }) => ratio[figure].median),
  );
  const largest = Math.max(1.2, ...ratios.filter(Number.isFinite));
  const scale = (width - left - 60) / largest;
  const height = top + comparisons.length * rowHeight + 16;

  const bars = comparisons.flatMap(({ name, composed: { ratio } }, row) => {
    const y = top + row * rowHeight;
    const title = `<text x="${left - 10}" y="${y + 18}" text-anchor="end">${escapeXml(name)}</text>`;
    const drawn = series.map(({ figure, colour }, place) => {
      const value = ratio[figure].median;
      if (Number.isNaN(value)) return '';
      const length = Math.min(value, largest) * scale;
      const barY = y + place * 13;
      const words = value === Infinity ? '∞' : value.toFixed(2);
      return `<rect x="${left}" y="${barY}" width="${length.toFixed(1)}" height="11" fill="${colour}"/><text x="${(left + length + 6).toFixed(1)}" y="${barY + 10}" font-size="11">${words}</text>`;
    });
    return [title, ...drawn];
  });
  const limit = (left + 1.05 * scale).toFixed(1);
  const legend = series.map(
    ({ label, colour }, place) =>
      `<rect x="${left + place * 170}" y="30" width="11" height="11" fill="${colour}"/><text x="${left + place * 170 + 17}" y="40">${label}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13">
<rect width="100%" height="100%" fill="#fff"/>
<text x="${left}" y="20" font-weight="600">Composed product to one-bundle twin (1.00 = the same)</text>
${legend.join('\n')}
<line x1="${limit}" y1="${top - 6}" x2="${limit}" y2="${height - 10}" stroke="#888" stroke-dasharray="4 3"/>
${bars.join('\n')}
</svg>
`;
}
