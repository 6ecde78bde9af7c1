import { middleOf, reportPages } from './report';
import { faultsOf, scoreOf, type Judged } from './scores';

const audit = (score: number, details?: object) => ({
  id: '',
  title: 'Buttons have a name',
  description: '',
  scoreDisplayMode: 'binary' as const,
  score,
  ...(details !== undefined && { details: details as never }),
});

const judged = (performance: number, name = 1): Judged => ({
  categories: Object.fromEntries(
    Object.entries({ performance, accessibility: name, 'best-practices': 1 }).map(([id, score]) => [
      id,
      {
        id,
        title: id,
        score,
        auditRefs: id === 'accessibility' ? [{ id: 'button-name', weight: 1 }] : [],
      },
    ]),
  ),
  audits: {
    'button-name': audit(name, { type: 'table', headings: [], items: [{ where: '#save' }] }),
    'largest-contentful-paint': { ...audit(performance), numericValue: 2000 * (2 - performance) },
  },
});

describe('what Lighthouse says', () => {
  it('[bench] is of the round that was neither the luckiest nor the unluckiest', () => {
    const rounds = [judged(0.7), judged(1), judged(0.9)];
    expect(middleOf(rounds)).toBe(rounds[2]);
    const [, , row] = reportPages([{ name: 'gate', rounds }]).split('\n');
    expect(row?.split('|').map((cell) => cell.trim())).toEqual([
      '',
      'gate',
      '90',
      '100',
      '100',
      '–',
      '2,200',
      '–',
      '–',
      'NaN',
      '',
    ]);
  });

  it('[bench] hides no fault that one round alone had', () => {
    const report = reportPages([{ name: 'gate', rounds: [judged(1), judged(1, 0), judged(1)] }]);
    expect(report).toMatch(/^\| gate +\| +100 \| +0 \| +100 \|/m);
    expect(report.match(/Buttons have a name/g)).toHaveLength(1);
  });

  it('[bench] names what was found and where, and nothing of a page without a fault', () => {
    expect(faultsOf(judged(0.5))).toEqual([]);
    expect(faultsOf(judged(0.5, 0))).toEqual([
      'accessibility, button-name: Buttons have a name [{"where":"#save"}]',
    ]);
  });

  it('[bench] gives no score to what was not judged', () => {
    expect(scoreOf({ categories: {}, audits: {} }, 'performance')).toBeNaN();
  });
});
