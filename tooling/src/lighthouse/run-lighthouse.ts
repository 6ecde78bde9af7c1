import { machineLine, withServed, writeResult } from '../bench/product';
import { secureOrigins } from '../bench/secure-origins';
import { findBrowser } from '../browser';
import { audit } from './audit';
import { auditedPages, type AuditedPage } from './pages';
import { middleOf, reportPages, type PageRounds } from './report';
import { categories, scoreOf, type Judged } from './scores';

/** Fewer leave the score for performance to chance. */
const roundsOfEach = 3;

interface Round extends Judged {
  /** The whole of it, for a person. */
  readonly html: string;
}

interface Served {
  readonly url: string;
  readonly browserArguments: readonly string[];
}

async function judge(
  page: AuditedPage,
  { url, browserArguments }: Served,
  onProgress: (text: string) => void,
): Promise<PageRounds<Round>> {
  const rounds: Round[] = [];
  while (rounds.length < roundsOfEach) {
    const { lhr, report } = await audit(page, url, { categories, browserArguments });
    rounds.push({ ...lhr, html: String(report) });
    onProgress(`${page.name}: ${categories.map((name) => scoreOf(lhr, name)).join(', ')}`);
  }
  return { name: page.name, rounds };
}

/** Has Lighthouse judge pages of the built product, which comes over HTTP/2 with TLS in Brotli. */
export async function runLighthouse(onProgress: (text: string) => void): Promise<string> {
  const { browserArguments, makeOrigin } = await secureOrigins();
  const { version } = await findBrowser({ onProgress });
  return withServed(
    onProgress,
    async (url) => {
      const pages: PageRounds<Round>[] = [];
      for (const page of auditedPages)
        pages.push(await judge(page, { url, browserArguments }, onProgress));
      const files = pages.map(({ name, rounds }) =>
        writeResult(`lighthouse-${name}.html`, middleOf(rounds)?.html ?? ''),
      );
      return [
        `Lighthouse’s scores for a phone over slow 4G as it simulates them, the middle one of ${roundsOfEach} rounds (${machineLine(version)}).`,
        reportPages(pages),
        `Written to ${files.join(', ')}`,
      ].join('\n\n');
    },
    { makeOrigin },
  );
}
