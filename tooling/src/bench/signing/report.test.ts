import { formatSigned } from './report';

const row = (name: string, ...times: readonly number[]) => ({
  name,
  visits: times.map((tookMs) => ({ tookMs, entryLaterMs: 90 })),
});

describe('the report of signing', () => {
  it('[bench] shows the smallest, the median and how long the tab’s own files were still on their way', () => {
    expect(formatSigned([row('one key', 1.5, 1.2, 1.7)])).toMatch(
      /\| one key \| +1\.2 \| +1\.5 \(1\.2–1\.7\) \| +90 \(90 to 90\) \|/,
    );
  });

  it('[bench] names what costs more than it may, and says where nothing does', () => {
    const text = formatSigned([row('one key', 1.5), row('a grant', 2.1)]);
    expect(text).toContain('Above 2 ms: a grant.');
    expect(formatSigned([row('one key', 1.5)])).toContain('No row’s median is above 2 ms.');
  });
});
