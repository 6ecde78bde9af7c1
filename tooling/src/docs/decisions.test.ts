import { documentsBelow } from './documents';

const decisions = documentsBelow('docs/decisions', ['.md']).filter(({ path }) =>
  /\/\d\d-[^/]+$/.test(path),
);
const index = documentsBelow('docs/decisions', ['README.md'])[0]?.text ?? '';
const maxWords = 700;

describe('the decisions', () => {
  it('[tooling] are at least ten', () => {
    expect(decisions.length).toBeGreaterThanOrEqual(10);
  });

  it('[tooling] are listed by number, and the list names each number that is missing', () => {
    const listed = [...index.matchAll(/\((\d\d)-[^)]+\)/g)].map(([, number = '']) =>
      Number(number),
    );
    expect(listed).toEqual([...new Set(listed)].sort((a, b) => a - b));
    const missing = Array.from({ length: listed.at(-1) ?? 0 }, (_, place) => place + 1).filter(
      (number) => !listed.includes(number),
    );
    const named = [...index.matchAll(/Number (\d+) was never used/g)].map(([, number]) =>
      Number(number),
    );
    expect(missing).toEqual(named);
  });

  it.each(decisions)(
    '[tooling] $path says its status, what, why, its cost and its end',
    ({ text }) => {
      const parts = [...text.matchAll(/^\*\*(.+?)\*\*/gm)].map(([, part]) => part);
      expect(parts).toEqual(
        expect.arrayContaining(['Status.', 'Decided.', 'Why.', 'What it costs.', 'Think again']),
      );
      expect(text).toMatch(/^\*\*Status\.\*\* (In force|Replaced by \[[^\]]+\]\([^)]+\))\.$/m);
    },
  );

  it.each(decisions)('[tooling] $path is one page, and is in the list', ({ path, text }) => {
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(maxWords);
    expect(index).toContain(`(${path.split('/').at(-1)})`);
  });
});
