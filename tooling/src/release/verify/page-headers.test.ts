import { configMeta, pageMeta } from '../../../webpack/page-meta';
import { framePolicy, integrityPolicy } from '../../compose/page';
import { pageProblems } from './ask';

const digests = '<script defer src="/assets/main.js" crossorigin integrity="sha256-x"></script>';
const localRemotes = pageMeta('name', configMeta, JSON.stringify({ allowLocalRemotes: true }));

/** What is wrong with headers of a page. */
const faults = (html: string, headers: Readonly<Record<string, string>>) =>
  pageProblems(html, new Headers(headers)).map((problem) => problem.split(',')[0]);

const frames = { 'content-security-policy': framePolicy };
const both = { ...frames, 'integrity-policy': integrityPolicy };
const withoutFrames = `is sent without Content-Security-Policy: ${framePolicy}`;

describe('the headers of a page', () => {
  it.each([
    [
      'with digests',
      digests,
      {},
      [withoutFrames, `is sent without Integrity-Policy: ${integrityPolicy}`],
    ],
    ['with digests', digests, frames, [`is sent without Integrity-Policy: ${integrityPolicy}`]],
    ['with digests', digests, both, []],
    ['without digests', '', {}, [withoutFrames]],
    ['without digests', '', frames, []],
    ['that may load local remotes', localRemotes + digests, frames, []],
    [
      'that may load local remotes',
      localRemotes + digests,
      both,
      ['is sent with Integrity-Policy'],
    ],
  ])('[deployment, security] %s are compared with what it needs', (_page, html, headers, said) => {
    expect(faults(html, headers)).toEqual(said);
  });

  it('[deployment] may say more than the page needs', () => {
    const more = {
      'content-security-policy': `default-src 'self'; ${framePolicy}`,
      'integrity-policy': `${integrityPolicy}, endpoints=(reports)`,
    };
    expect(faults(digests, more)).toEqual([]);
  });
});
